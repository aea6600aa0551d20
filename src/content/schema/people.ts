import * as v from 'valibot';
import type { Placeholder } from '../placeholder.ts';
import { webAddress } from './clinic.ts';
import { choice, group, key, list, number, optional, owed, text } from './fields.ts';
import { wording } from './rules.ts';

const department = choice('Department', ['plasticSurgery', 'dermatology']);
const fragment = key(
  'Fragment of the address',
  /^[a-z0-9-]+$/,
  'lower-case letters, digits and hyphens',
  'It stays when the name changes (row DOC-10).',
);
export const serviceSlug = key('Service', /^[a-z0-9-]+$/, 'the path of a service');

/** Entry in the register of a medical council (row DOC-10). */
const registration = group('Entry in the register', {
  council: text('Medical council', { max: 80, help: 'Such as the medical council of a state.' }),
  number: text('Number', { max: 40 }),
});
export type Registration = v.InferOutput<typeof registration>;

/** Part of a sentence; bold where the specification asks for highlights. */
export interface Highlight {
  text: string;
  bold?: true;
}

/** Two asterisks come in pairs. */
const PAIRED = /^(?:(?:(?!\*\*)[\s\S])*\*\*(?:(?!\*\*)[\s\S])*\*\*)*(?:(?!\*\*)[\s\S])*$/;

/** A sentence in which `**words**` are bold. */
const highlighted = (label: string) =>
  v.pipe(
    text(label, { min: 40, max: 500, help: 'Put two asterisks before and after words that shall be **bold**.' }),
    wording({ must: PAIRED, message: 'has an asterisk without its partner' }),
    v.transform((given): Highlight[] =>
      given
        .split('**')
        .map((part, index): Highlight => (index % 2 ? { text: part, bold: true } : { text: part }))
        .filter((part) => part.text !== ''),
    ),
  );

const titled = (label: string) => group(label, { title: text('Title', { max: 60 }), text: text('Text', { max: 200 }) });
const described = (label: string) =>
  group(label, { title: text('Title', { max: 60 }), description: text('Description', { max: 200 }) });

/** What a lead doctor's nine slides say beside the profile (rows DOCP-02 to DOCP-16). */
const slides = group('Slides', {
  intro: list('First slide', titled('Point'), { min: 3, max: 3 }),
  experience: text('Experience', { max: 80 }),
  procedures: list('Procedures', serviceSlug, { min: 6, max: 6 }),
  training: owed(list('Training and expertise', titled('Point'), { min: 3, max: 3 })),
  certificates: owed(
    group('Certificates', {
      description: text('Where the training took place', { max: 200 }),
      certificates: list('Certificates', text('Certificate', { max: 80 }), { min: 3, max: 3 }),
    }),
  ),
  attributes: highlighted('How I work'),
  media: owed(list('Media, faculty and patient-centric care', titled('Point'), { min: 3, max: 3 })),
  features: list('Fields', described('Field'), { min: 3, max: 3 }),
  link: optional(group('Link', { href: owed(webAddress('Address')), label: text('Text of the link', { max: 60 }) })),
});

const heading = (label: string) => text(label, { max: 60 });
const counted = (label: string) =>
  group(label, { title: heading('Title with the number'), subtitle: text('Whose number it is', { max: 100 }) });

/** What the slides of both lead doctors say alike, and the presentation of the home page (rows HOME-30, HOME-31). */
export const doctorSlides = group('Slides about the doctors', {
  headings: group('Headings', {
    intro: heading('First slide'),
    profile: heading('Profile'),
    training: heading('Training'),
    expertise: heading('Expertise'),
    certificates: heading('Certificates'),
    trained: heading('Over the certificates'),
    attributes: heading('How the doctor works'),
    media: heading('Media and faculty'),
  }),
  years: counted('Years'),
  surgeries: counted('Surgeries'),
  presentation: group('Presentation', {
    intro: group('First slide', { title: heading('Title'), points: list('Points', titled('Point'), { min: 3, max: 3 }) }),
    qualifications: heading('Title of the qualifications'),
    procedures: group('Procedures', {
      title: heading('Title'),
      description: text('Description', { max: 160 }),
      services: list('Services', serviceSlug, { min: 6, max: 6 }),
    }),
    training: group('Training', { title: heading('Title'), points: owed(list('Points', titled('Point'), { min: 2, max: 2 })) }),
    certificates: group('Certificates', {
      title: heading('Title'),
      section: heading('Over the certificates'),
      description: text('Description', { max: 160 }),
      names: owed(list('Certificates', text('Certificate', { max: 80 }), { min: 3, max: 3 })),
    }),
    experience: group('Experience', { title: heading('Title'), text: highlighted('Text') }),
    fields: list('Fields', described('Field'), { min: 3, max: 3 }),
    room: heading('Title of the last picture'),
  }),
});
export type DoctorSlides = v.InferOutput<typeof doctorSlides>;

/** A lead doctor (rows DOC-01, DOC-07, DOC-08, HOME-35). */
export const doctor = group('Lead doctor', {
  id: fragment,
  department,
  name: owed(text('Name', { max: 60 })),
  designation: text('Designation', { max: 60 }),
  qualifications: owed(text('Qualifications', { max: 200 })),
  description: text('Description', { min: 40, max: 160 }),
  image: key('Picture', /^doctor\/[a-z-]+$/, 'a picture of a doctor'),
  registration: owed(v.nullable(registration)),
  achievements: owed(list('Achievements', text('Achievement', { max: 200 }))),
  paragraphs: list('Biography', text('Paragraph', { min: 80, max: 500 }), { max: 6 }),
  signature: optional(key('Picture of the signature', /^[a-z0-9/-]+$/, 'the key of a picture')),
  slides,
});
export type Doctor = v.InferOutput<typeof doctor>;

const member = group('Doctor of the team', {
  order: number('Place in the team'),
  department,
  registration: v.nullable(registration),
  name: text('Name', { max: 60 }),
  title: text('Title', { max: 60 }),
  image: key('Picture', /^doctor\/team-\d+$/, 'a picture such as doctor/team-5'),
  description: text('Description', { min: 40, max: 200 }),
});

/** A further doctor (rows DOC-04, DOC-09). The name of the file is the fragment of the doctor's place on the page (row DOC-10). */
export const teamMember = owed(member);
export type TeamMember = Omit<v.InferOutput<typeof member>, 'order'> & { id: string };
export type MarkedMember = Placeholder<TeamMember>;
