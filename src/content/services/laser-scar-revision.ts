import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Laser Scar Revision',
  order: 170,
  department: 'dermatology',
  drawing: { treatment: 'laser-scar-revision', tone: 3, state: 'before' },
  lead: 'Laser treatment that softens and blends scars of many kinds.',
  description: 'Laser treatment that softens and blends scars of many kinds.',
  information: { heading: 'What it is', paragraphs: ['Laser treatment that softens and blends scars of many kinds.'] },
  texts: [{ heading: 'Types of scars' }],
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
  results: { category: 'Others', pictures: 0, kind: 'grid' },
  faq: { questions: [] },
  schema: { procedureType: 'noninvasive', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
