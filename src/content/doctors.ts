import { type Placeholder, placeholder } from './placeholder.ts';

/** Fields of rows DOC-07 and DOC-08; `image` is a picture key. */
export interface LeadDoctor {
  name: Placeholder<string>;
  designation: string;
  qualifications: Placeholder<string>;
  description: string;
  achievements: Placeholder<readonly string[]>;
  paragraphs: readonly string[];
  signature?: string;
  image: string;
}

/** Fields of row DOC-09. */
export interface TeamMember {
  name: string;
  title: string;
  image: string;
  description: string;
}

/** The two lead doctors (rows DOC-01, HOME-35): surgeon first. Names stand as roles until the clinic gives them. */
export const leadDoctors = {
  surgeon: {
    name: placeholder('Lead Plastic Surgeon', 'name of the lead plastic surgeon'),
    designation: 'Cosmetic plastic surgeon',
    qualifications: placeholder(
      'Degrees, council and registration number to be supplied by the clinic.',
      'qualifications and registration number of the lead plastic surgeon',
    ),
    description: 'Operates on face, breast and body, and leads the surgical side of the clinic.',
    achievements: placeholder(
      ['Memberships, offices and publications to be supplied by the clinic.'],
      'achievements of the lead plastic surgeon, each with its year',
    ),
    paragraphs: [
      'The lead plastic surgeon sees every surgical patient before an operation is planned. The consultation covers what troubles you, what an operation could change, and what it would ask of you in time, cost and care afterwards.',
      'The plan is drawn on your own photographs, so that you can see which lines are followed and where scars will lie. You take it home and decide without hurry.',
    ],
    image: 'doctor/plastic-surgeon',
  },
  dermatologist: {
    name: placeholder('Lead Dermatologist', 'name of the lead dermatologist'),
    designation: 'Dermatologist',
    qualifications: placeholder(
      'Degrees, council and registration number to be supplied by the clinic.',
      'qualifications and registration number of the lead dermatologist',
    ),
    description: 'Treats skin and hair with medicine, injections and lasers, and leads the dermatology side of the clinic.',
    achievements: placeholder(
      ['Memberships, teaching and publications to be supplied by the clinic.'],
      'achievements of the lead dermatologist, each with its year',
    ),
    paragraphs: [
      'The lead dermatologist begins with a diagnosis. A mark that looks the same on two people can have different causes, and the treatment follows the cause.',
      'Lasers and peels are set for your own skin, from light to deep. Treatment usually takes several visits; how many, and what to do between them, is written down for you at the start.',
    ],
    image: 'doctor/dermatologist',
  },
} satisfies Record<string, LeadDoctor>;

export type LeadDoctorName = keyof typeof leadDoctors;

const TEAM = [
  { title: 'Consultant plastic surgeon', description: 'Works with the lead surgeon in planning, in theatre and at check-ups.' },
  {
    title: 'Consultant dermatologist',
    description: 'Sees patients for skin and hair, and follows them through a course of treatment.',
  },
  {
    title: 'Dermatologist, lasers and peels',
    description: 'Carries out laser treatments and peels, and sets them for each skin.',
  },
  {
    title: 'Plastic surgeon, hair restoration',
    description: 'Plans hairlines and carries out hair transplants with the surgical team.',
  },
];

/** Four further doctors (row DOC-04). */
export const doctorTeam = TEAM.map(({ title, description }, index) =>
  placeholder(
    { name: `Team doctor ${index + 1}`, title, image: `doctor/team-${index + 1}`, description } satisfies TeamMember,
    `name, title, qualifications and description of team doctor ${index + 1}`,
  ),
);
