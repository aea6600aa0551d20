import type { Department } from './clinic.ts';
import type { Registration } from './doctor-biographies.ts';
import { placeholder } from './placeholder.ts';

/** Fields of row DOC-09; `image` is a picture key. `id` is the fragment of the doctor's place on the page (row DOC-10). */
export interface TeamMember {
  id: string;
  department: Department;
  registration: Registration | null;
  name: string;
  title: string;
  image: string;
  description: string;
}

const TEAM: readonly Pick<TeamMember, 'title' | 'department' | 'description'>[] = [
  {
    title: 'Consultant plastic surgeon',
    department: 'plasticSurgery',
    description: 'Works with the lead surgeon in planning, in theatre and at check-ups.',
  },
  {
    title: 'Consultant dermatologist',
    department: 'dermatology',
    description: 'Sees patients for skin and hair, and follows them through a course of treatment.',
  },
  {
    title: 'Dermatologist, lasers and peels',
    department: 'dermatology',
    description: 'Carries out laser treatments and peels, and sets them for each skin.',
  },
  {
    title: 'Plastic surgeon, hair restoration',
    department: 'plasticSurgery',
    description: 'Plans hairlines and carries out hair transplants with the surgical team.',
  },
];

/** Four further doctors (row DOC-04). */
export const doctorTeam = TEAM.map((member, index) =>
  placeholder<TeamMember>(
    {
      ...member,
      id: `team-doctor-${index + 1}`,
      name: `Team doctor ${index + 1}`,
      image: `doctor/team-${index + 1}`,
      registration: null,
    },
    `name, title, qualifications, council and registration number, and description of team doctor ${index + 1}`,
  ),
);
