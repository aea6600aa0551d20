import type { Department } from './clinic.ts';
import { type Placeholder, placeholder } from './placeholder.ts';

/** What every page that names a lead doctor needs; `image` is a picture key, and the beginning of those of the slides. */
export interface LeadDoctor {
  /** Where the doctor stands on the doctors' page, as a fragment (row DOC-10). It stays when the name changes. */
  id: string;
  department: Department;
  name: Placeholder<string>;
  designation: string;
  qualifications: Placeholder<string>;
  description: string;
  image: string;
}

/** The two lead doctors (rows DOC-01, HOME-35): surgeon first. Names stand as roles until the clinic gives them. */
export const leadDoctors = {
  surgeon: {
    id: 'lead-plastic-surgeon',
    department: 'plasticSurgery',
    name: placeholder('Lead Plastic Surgeon', 'name of the lead plastic surgeon'),
    designation: 'Cosmetic plastic surgeon',
    qualifications: placeholder(
      'Degrees and training to be supplied by the clinic.',
      'qualifications of the lead plastic surgeon',
    ),
    description: 'Operates on face, breast and body, and leads the surgical side of the clinic.',
    image: 'doctor/plastic-surgeon',
  },
  dermatologist: {
    id: 'lead-dermatologist',
    department: 'dermatology',
    name: placeholder('Lead Dermatologist', 'name of the lead dermatologist'),
    designation: 'Dermatologist',
    qualifications: placeholder('Degrees and training to be supplied by the clinic.', 'qualifications of the lead dermatologist'),
    description: 'Treats skin and hair with medicine, injections and lasers, and leads the dermatology side of the clinic.',
    image: 'doctor/dermatologist',
  },
} satisfies Record<string, LeadDoctor>;

export type LeadDoctorName = keyof typeof leadDoctors;
