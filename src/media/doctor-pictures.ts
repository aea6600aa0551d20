import type { PictureArt, PictureSpec } from './picture-spec.ts';

const leads = {
  'plastic-surgeon': { alt: 'A plastic surgeon in profile', art: { kind: 'doctor', variant: 'm', tone: 3 } },
  dermatologist: { alt: 'A dermatologist in profile', art: { kind: 'doctor', variant: 'f', tone: 2 } },
} as const satisfies Record<string, { alt: string; art: PictureArt }>;

/** Four further doctors (row DOC-04). */
const team = [
  { variant: 'f', dept: 'surgery', tone: 1 },
  { variant: 'm', dept: 'dermatology', tone: 4 },
  { variant: 'f', dept: 'dermatology', tone: 4 },
  { variant: 'm', dept: 'surgery', tone: 1 },
] as const;

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
      { key: `doctor/${name}/certificates`, size: 'stage', art: { kind: 'logo', index: i * 2 }, alt: 'A certificate seal' },
      { key: `doctor/${name}/closing`, size: 'stage', art: { ...art, flip: i === 0 }, alt },
    ];
  }),
  ...team.map(
    (art, i): Spec => ({
      key: `doctor/team-${i + 1}`,
      size: 'portrait',
      art: { kind: 'doctor', ...art },
      alt: `A ${art.dept === 'surgery' ? 'surgeon' : 'dermatologist'} in profile`,
    }),
  ),
];
