import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Dark Circles and Under Eye Bags',
  order: 200,
  department: 'dermatology',
  replaceable: true,
  drawing: { treatment: 'dark-circles-under-eye-bags', tone: 1 },
  lead: 'What causes dark circles and bags under the eyes, and what can be done about each cause.',
  description: 'What causes dark circles and bags under the eyes, and what can be done about each cause.',
  information: {
    heading: 'What it is',
    paragraphs: ['What causes dark circles and bags under the eyes, and what can be done about each cause.'],
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
  results: { category: 'Dark Circles and Under Eye Bags', pictures: 0, kind: 'grid' },
  faq: { questions: [] },
  schema: { procedureType: 'noninvasive', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
