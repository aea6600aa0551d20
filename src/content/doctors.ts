import { doctor as dermatologist } from '#records/doctors/dermatologist';
import { doctor as surgeon } from '#records/doctors/surgeon';

/** What every page that names a lead doctor needs; `image` is a picture key, and the beginning of those of the slides. */
export type LeadDoctor = typeof surgeon;

/** The two lead doctors (rows DOC-01, HOME-35): surgeon first. Names stand as roles until the clinic gives them. */
export const leadDoctors = { surgeon, dermatologist };

export type LeadDoctorName = keyof typeof leadDoctors;
