import { doctorSlides } from '#records/doctor-slides';
import type { ServiceSlug } from '../routes.ts';
import { surgeriesSlide, waiting, yearsSlide } from './doctor-profile-slides.ts';
import type { SlideShow } from './doctor-slide.ts';
import { leadDoctors } from './doctors.ts';

const { surgeon, dermatologist } = leadDoctors;
const id = (slide: number): string => `presentation-${slide}`;

/**
 * The presentation of the home page: nine slides (rows HOME-30, HOME-31). The specification names eight; the doctors'
 * profile is counted as two, qualifications and procedures.
 */
export function doctorPresentation(): SlideShow {
  const { intro, qualifications, procedures, training, certificates, experience, fields, room } = doctorSlides.presentation;
  return [
    { id: id(1), kind: 'list', title: intro.title, image: 'room/3', content: intro.points },
    waiting(surgeon.qualifications, {
      id: id(2),
      kind: 'list',
      title: qualifications,
      content: [surgeon, dermatologist].map((doctor) => ({ title: doctor.name.value, text: doctor.qualifications.value })),
    }),
    {
      id: id(3),
      kind: 'procedures',
      title: procedures.title,
      description: procedures.description,
      procedures: procedures.services as ServiceSlug[],
    },
    waiting(training.points, { id: id(4), kind: 'list', title: training.title, content: training.points.value }),
    waiting(certificates.names, {
      id: id(5),
      kind: 'certificates',
      title: certificates.title,
      image: 'doctor/plastic-surgeon/certificates',
      sectionTitle: certificates.section,
      description: certificates.description,
      certificates: certificates.names.value,
    }),
    { id: id(6), kind: 'attributes', title: experience.title, bestAttributes: experience.text },
    yearsSlide(id(7), fields),
    surgeriesSlide(id(8)),
    { id: id(9), kind: 'image', title: room, image: 'room/2' },
  ];
}
