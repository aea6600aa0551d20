import { doctor as dermatologist } from '#records/doctors/dermatologist';
import { doctor as surgeon } from '#records/doctors/surgeon';

/** The two lead doctors (rows DOC-01, HOME-35): surgeon first. Names stand as roles until the clinic gives them. */
export const leadDoctors = { surgeon, dermatologist };

export type LeadDoctorName = keyof typeof leadDoctors;
