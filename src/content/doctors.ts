import { type Placeholder, placeholder } from './placeholder.ts';

/** What every page that names a lead doctor needs; `image` is a picture key, and the beginning of those of the slides. */
export interface LeadDoctor {
  name: Placeholder<string>;
  designation: string;
  qualifications: Placeholder<string>;
  description: string;
  image: string;
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
    image: 'doctor/dermatologist',
  },
} satisfies Record<string, LeadDoctor>;

export type LeadDoctorName = keyof typeof leadDoctors;
