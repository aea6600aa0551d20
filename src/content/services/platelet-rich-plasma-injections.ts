import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Platelet Rich Plasma Injections',
  order: 180,
  department: 'dermatology',
  drawing: { treatment: 'platelet-rich-plasma-injections', tone: 2 },
  lead: 'Injections prepared from your own blood, used for hair loss, skin texture and acne scars.',
  description: 'Injections prepared from your own blood, used for hair loss, skin texture and acne scars.',
  information: {
    heading: 'What it is',
    paragraphs: ['Injections prepared from your own blood, used for hair loss, skin texture and acne scars.'],
  },
  texts: [{ heading: 'Where it is used' }, { heading: 'How it works' }],
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
  results: { category: 'PRP (Platelet Rich Plasma)', pictures: 2, kind: 'rotating' },
  faq: { questions: [] },
  schema: { procedureType: 'noninvasive', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
