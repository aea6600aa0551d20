import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Fillers and Botox',
  order: 130,
  department: 'dermatology',
  drawing: { treatment: 'fillers-and-botox', tone: 0 },
  lead: 'Injections that relax lines of expression or restore volume, for a limited time.',
  description: 'Injections that relax lines of expression or restore volume, for a limited time.',
  information: {
    heading: 'What it is',
    paragraphs: ['Injections that relax lines of expression or restore volume, for a limited time.'],
  },
  texts: [{ heading: 'Wrinkle areas' }, { heading: 'Facial modulation' }, { heading: 'Treatment of sweating' }],
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
  results: { category: 'Fillers and Botox', pictures: 0, kind: 'grid' },
  faq: { questions: [] },
  schema: { procedureType: 'noninvasive', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
