import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Laser Skin Rejuvenation',
  order: 160,
  department: 'dermatology',
  drawing: { treatment: 'laser-skin-rejuvenation', tone: 1, state: 'before' },
  lead: 'Chemical peels and laser skin toning for uneven tone and texture.',
  description: 'Chemical peels and laser skin toning for uneven tone and texture.',
  information: { heading: 'What it is', paragraphs: ['Chemical peels and laser skin toning for uneven tone and texture.'] },
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
