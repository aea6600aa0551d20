import { placeholder } from './placeholder.ts';

/** Fields of row DOC-09; `image` is a picture key. */
export interface TeamMember {
  name: string;
  title: string;
  image: string;
  description: string;
}

const TEAM = [
  {
    title: 'Consultant plastic surgeon',
    description: 'Works with the lead surgeon in planning, in theatre and at check-ups.',
  },
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
