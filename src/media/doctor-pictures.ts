import { doctorTeam } from '#records/team';
import type { Alt, PictureArt, PictureSpec } from './picture-spec.ts';

const leads = {
  'plastic-surgeon': { alt: ({ words }) => words.plasticSurgeon, art: { kind: 'doctor', variant: 'm', tone: 3 } },
  dermatologist: { alt: ({ words }) => words.dermatologist, art: { kind: 'doctor', variant: 'f', tone: 2 } },
} as const satisfies Record<string, { alt: Alt; art: PictureArt }>;

/** What is drawn for the doctors of the team, in turn (row DOC-04): turned so that none repeats another or the two leads. */
const figures = [
  { variant: 'f', tone: 1, flip: false },
  { variant: 'm', tone: 4, flip: true },
  { variant: 'f', tone: 5 },
  { variant: 'm', tone: 1, flip: true },
] as const;
const figureAt = (place: number) => figures[place % figures.length] ?? figures[0];

type LeadDoctor = keyof typeof leads;

/** `intro`, `certificates` and `closing` are slides of the profile carousel (rows DOCP-02, DOCP-05, DOCP-11, DOCP-14). */
export type DoctorPictureKey =
  | `doctor/${LeadDoctor}`
  | `doctor/${LeadDoctor}/${'intro' | 'certificates' | 'closing'}`
  | `doctor/team-${number}`;

type Spec = PictureSpec<DoctorPictureKey>;

const leadNames = ['plastic-surgeon', 'dermatologist'] as const satisfies readonly LeadDoctor[];

export const doctorPictures: readonly Spec[] = [
  ...leadNames.flatMap((name, i): Spec[] => {
    const { alt, art } = leads[name];
    return [
      { key: `doctor/${name}`, size: 'portrait', art, alt },
      { key: `doctor/${name}/intro`, size: 'stage', art, alt },
      {
        key: `doctor/${name}/certificates`,
        size: 'stage',
        art: { kind: 'logo', index: i * 2 },
        alt: ({ words }) => words.certificate,
      },
      { key: `doctor/${name}/closing`, size: 'stage', art: { ...art, flip: i === 0 }, alt },
    ];
  }),
  ...doctorTeam.map(({ value: { image, department } }, place): Spec => {
    const surgery = department === 'plasticSurgery';
    return {
      key: image as DoctorPictureKey,
      size: 'portrait',
      art: { kind: 'doctor', ...figureAt(place), dept: surgery ? 'surgery' : 'dermatology' },
      alt: ({ words }) => (surgery ? words.surgeon : words.dermatologist),
    };
  }),
];
