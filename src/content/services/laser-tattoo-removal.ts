import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Laser Tattoo Removal',
  order: 140,
  department: 'dermatology',
  drawing: { treatment: 'laser-tattoo-removal', tone: 1, state: 'before' },
  lead: 'Fading of tattoo ink by laser, step by step over several sessions.',
  description: 'Fading of tattoo ink by laser, step by step over several sessions.',
  information: { heading: 'What it is', paragraphs: ['Fading of tattoo ink by laser, step by step over several sessions.'] },
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
  results: { category: 'Laser tattoo removal', pictures: 0, kind: 'grid' },
  faq: { questions: [] },
  schema: { procedureType: 'noninvasive', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
