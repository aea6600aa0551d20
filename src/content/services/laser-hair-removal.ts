import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Laser Hair Removal',
  order: 120,
  department: 'dermatology',
  drawing: { treatment: 'laser-hair-removal', tone: 1 },
  lead: 'Lasting reduction of unwanted hair by laser, over a series of sessions.',
  description: 'Lasting reduction of unwanted hair by laser, over a series of sessions.',
  information: { heading: 'What it is', paragraphs: ['Lasting reduction of unwanted hair by laser, over a series of sessions.'] },
  viewer: {
    kind: 'views',
    pictures: [
      { title: 'Picture 1', text: '' },
      { title: 'Picture 2', text: '' },
      { title: 'Picture 3', text: '' },
      { title: 'Picture 4', text: '' },
      { title: 'Picture 5', text: '' },
      { title: 'Picture 6', text: '' },
    ],
  },
  texts: [{ heading: 'Advantages' }],
  guide: {
    suits: [],
    unsuitable: [],
    preparation: [],
    procedure: [],
    recovery: [],
    risks: { common: [], serious: [], callUs: '' },
    alternatives: [],
    questions: [],
  },
  whyUs: { heading: 'Why come to us', points: [] },
  results: { category: 'Laser Hair Removal', pictures: 12, kind: 'rotating' },
  faq: { questions: [] },
  schema: { procedureType: 'noninvasive', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
