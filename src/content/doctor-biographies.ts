import { type LeadDoctor, type LeadDoctorName, leadDoctors } from './doctors.ts';
import { type Placeholder, placeholder } from './placeholder.ts';

/** Entry in the register of a medical council (row DOC-10). */
export interface Registration {
  /** Such as the medical council of a state. */
  council: string;
  number: string;
}

/** Shown while there is no entry to show. */
export const REGISTRATION_TO_COME = 'To be supplied by the clinic';

/** A lead doctor at full length (rows DOC-07, DOC-08). */
export interface DoctorBiography extends LeadDoctor {
  achievements: Placeholder<readonly string[]>;
  paragraphs: readonly string[];
  registration: Placeholder<Registration | null>;
  signature?: string;
}

/** Apart from the profiles, so that only the doctors' page carries them. */
export const doctorBiographies = {
  surgeon: {
    ...leadDoctors.surgeon,
    registration: placeholder<Registration | null>(null, 'council and registration number of the lead plastic surgeon'),
    achievements: placeholder(
      ['Memberships, offices and publications to be supplied by the clinic.'],
      'achievements of the lead plastic surgeon, each with its year',
    ),
    paragraphs: [
      'The lead plastic surgeon sees every surgical patient before an operation is planned. The consultation covers what troubles you, what an operation could change, and what it would ask of you in time, cost and care afterwards.',
      'The plan is drawn on your own photographs, so that you can see which lines are followed and where scars will lie. You take it home and decide without hurry.',
    ],
  },
  dermatologist: {
    ...leadDoctors.dermatologist,
    registration: placeholder<Registration | null>(null, 'council and registration number of the lead dermatologist'),
    achievements: placeholder(
      ['Memberships, teaching and publications to be supplied by the clinic.'],
      'achievements of the lead dermatologist, each with its year',
    ),
    paragraphs: [
      'The lead dermatologist begins with a diagnosis. A mark that looks the same on two people can have different causes, and the treatment follows the cause.',
      'Lasers and peels are set for your own skin, from light to deep. Treatment usually takes several visits; how many, and what to do between them, is written down for you at the start.',
    ],
  },
} satisfies Record<LeadDoctorName, DoctorBiography>;
