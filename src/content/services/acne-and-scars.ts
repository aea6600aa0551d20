import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Acne and Scars',
  order: 110,
  department: 'dermatology',
  drawing: { treatment: 'acne-and-scars', tone: 2, state: 'before' },
  lead: 'Treatment of active acne and of the scars it leaves behind.',
  description: 'Treatment of active acne and of the scars it leaves behind.',
  information: { heading: 'What it is', paragraphs: ['Treatment of active acne and of the scars it leaves behind.'] },
  numbered: {
    heading: 'In four points',
    points: [
      { title: 'Point 1', text: '' },
      { title: 'Point 2', text: '' },
      { title: 'Point 3', text: '' },
      { title: 'Point 4', text: '' },
    ],
  },
  figures: 1,
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
  results: { category: 'Acne and acne scars', pictures: 12, kind: 'rotating' },
  faq: { questions: [] },
  schema: { procedureType: 'noninvasive', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
