import { surgeriesSlide, yearsSlide } from './doctor-profile-slides.ts';
import type { SlideShow } from './doctor-slide.ts';
import { leadDoctors } from './doctors.ts';
import { placeholder } from './placeholder.ts';

const { surgeon, dermatologist } = leadDoctors;

/**
 * The presentation of the home page: nine slides (rows HOME-30, HOME-31). The specification names eight; the doctors'
 * profile is counted as two, qualifications and procedures.
 */
export const doctorPresentation = [
  {
    id: 'presentation-1',
    kind: 'list',
    title: 'The doctors behind your plan',
    image: 'room/3',
    content: [
      { title: 'Two departments', text: 'Plastic surgery and dermatology, each led by a specialist.' },
      { title: 'One conversation', text: 'Where a concern belongs to both, both look at it.' },
      { title: 'The same faces', text: 'The doctor who plans your treatment sees you again afterwards.' },
    ],
  },
  placeholder(
    {
      id: 'presentation-2',
      kind: 'list',
      title: 'Their qualifications',
      content: [
        { title: surgeon.name.value, text: surgeon.qualifications.value },
        { title: dermatologist.name.value, text: dermatologist.qualifications.value },
      ],
    },
    'qualifications of both lead doctors, for the presentation',
  ),
  {
    id: 'presentation-3',
    kind: 'procedures',
    title: 'Their procedures',
    description: 'What the two lead doctors are asked about most.',
    procedures: [
      'rhinoplasty',
      'body-contouring',
      'hair-transplant',
      'acne-and-scars',
      'laser-hair-removal',
      'fillers-and-botox',
    ],
  },
  placeholder(
    {
      id: 'presentation-4',
      kind: 'list',
      title: 'Training',
      content: [
        { title: 'Plastic surgery', text: 'To be supplied by the clinic: residency and fellowships, with place and year.' },
        { title: 'Dermatology', text: 'To be supplied by the clinic: residency and courses, with place and year.' },
      ],
    },
    'training of both lead doctors, for the presentation',
  ),
  placeholder(
    {
      id: 'presentation-5',
      kind: 'certificates',
      title: 'Certificates',
      image: 'doctor/plastic-surgeon/certificates',
      sectionTitle: 'On file and open to you',
      description: 'Every certificate can be seen at the clinic. Ask at your visit.',
      certificates: [
        'Certificate of registration, surgery',
        'Certificate of registration, dermatology',
        'Certificate of the operating theatre',
      ],
    },
    'certificates of the clinic and both lead doctors, with the right to show them',
  ),
  {
    id: 'presentation-6',
    kind: 'attributes',
    title: 'Experience',
    bestAttributes: [
      { text: 'Experience shows in ' },
      { text: 'what is not done', bold: true },
      { text: ' as much as in what is. A second look, ' },
      { text: 'a smaller operation', bold: true },
      { text: ', or waiting a season can be the better advice, and you should ' },
      { text: 'hear it from a doctor', bold: true },
      { text: '.' },
    ],
  },
  yearsSlide('presentation-7', [
    { title: 'Plastic surgery', description: 'Face, breast, body and hair.' },
    { title: 'Dermatology', description: 'Skin, hair and lasers.' },
    { title: 'Afterwards', description: 'Check-ups, and a number to call.' },
  ]),
  surgeriesSlide('presentation-8'),
  { id: 'presentation-9', kind: 'image', title: 'A room of the clinic', image: 'room/2' },
] satisfies SlideShow;
