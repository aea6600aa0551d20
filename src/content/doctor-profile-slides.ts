import { doctorSlides } from '#records/doctor-slides';
import { slides as ofDermatologist } from '#records/doctors/dermatologist-slides';
import { slides as ofSurgeon } from '#records/doctors/surgeon-slides';
import type { ServiceSlug } from '../routes.ts';
import type { DoctorSlide, SlideShow } from './doctor-slide.ts';
import { type LeadDoctorName, leadDoctors } from './doctors.ts';
import type { Placeholder } from './placeholder.ts';
import { reviews } from './reviews.ts';
import type { Doctor } from './schema/people.ts';

const { years, surgeries } = doctorSlides;
const slidesOf = { surgeon: ofSurgeon, dermatologist: ofDermatologist };

/** Row DOCP-09: the years on slide 7 are the clinic's. */
export const yearsSlide = (id: string, features: readonly { title: string; description: string }[]): DoctorSlide => ({
  id,
  kind: 'features',
  title: years.title,
  subtitle: years.subtitle,
  features,
});

/** Row DOCP-10: the number on slide 8 is the clinic's total, whoever's slides it stands on. */
export const surgeriesSlide = (id: string): DoctorSlide => ({
  id,
  kind: 'testimonials',
  title: surgeries.title,
  subtitle: surgeries.subtitle,
  testimonials: reviews,
});

/** A slide that waits for the clinic as long as what it says does. */
export const waiting = (said: Placeholder<unknown>, slide: DoctorSlide): Placeholder<DoctorSlide> => ({ ...said, value: slide });

/** Nine slides in the order of rows DOCP-02 to DOCP-11, used for both lead doctors (rows DOCP-13, DOCP-15). */
function profileSlides(who: LeadDoctorName, texts: Doctor['slides']): SlideShow {
  const doctor = leadDoctors[who];
  const { headings } = doctorSlides;
  const id = (slide: number): string => `${who}-${slide}`;
  return [
    { id: id(1), kind: 'list', title: headings.intro, image: `${doctor.image}/intro`, content: texts.intro },
    waiting(doctor.name, {
      id: id(2),
      kind: 'profile',
      title: headings.profile,
      image: doctor.image,
      doctorName: doctor.name.value,
      specialization: doctor.designation,
      experience: texts.experience,
      qualifications: doctor.qualifications.value,
      procedures: texts.procedures as ServiceSlug[],
      description: doctor.description,
    }),
    waiting(texts.training, {
      id: id(3),
      kind: 'list',
      title: headings.training,
      content: [...texts.training.value, { title: headings.expertise, text: doctor.description }],
    }),
    waiting(texts.certificates, {
      id: id(4),
      kind: 'certificates',
      title: headings.certificates,
      image: `${doctor.image}/certificates`,
      sectionTitle: headings.trained,
      ...texts.certificates.value,
    }),
    { id: id(5), kind: 'attributes', title: headings.attributes, bestAttributes: texts.attributes },
    waiting(texts.media, { id: id(6), kind: 'list', title: headings.media, content: texts.media.value }),
    yearsSlide(id(7), texts.features),
    surgeriesSlide(id(8)),
    {
      id: id(9),
      kind: 'image',
      title: doctor.name.value,
      image: `${doctor.image}/closing`,
      ...(texts.link && { link: texts.link }),
    },
  ];
}

/** The slides of one of the lead doctors. */
export const doctorProfileSlides = (who: LeadDoctorName): SlideShow => profileSlides(who, slidesOf[who].slides);
