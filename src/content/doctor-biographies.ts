import { biography as ofDermatologist } from '#records/doctors/dermatologist-biography';
import { biography as ofSurgeon } from '#records/doctors/surgeon-biography';
import { type LeadDoctorName, leadDoctors } from './doctors.ts';

export type { Registration } from './schema/people.ts';

/** The lead doctors at full length (rows DOC-07, DOC-08). Apart from the profiles, so that only the doctors' page carries them. */
export const doctorBiographies = () => ({
  surgeon: { ...leadDoctors.surgeon, ...ofSurgeon },
  dermatologist: { ...leadDoctors.dermatologist, ...ofDermatologist },
});

export type DoctorBiography = ReturnType<typeof doctorBiographies>[LeadDoctorName];
