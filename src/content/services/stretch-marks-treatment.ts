import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Stretch Marks Treatment',
  order: 150,
  department: 'dermatology',
  drawing: { treatment: 'stretch-marks-treatment', tone: 4, state: 'before' },
  lead: 'Treatments that make stretch marks paler, smoother and less noticeable.',
  description: 'Treatments that make stretch marks paler, smoother and less noticeable.',
  information: { heading: 'What it is', paragraphs: ['Treatments that make stretch marks paler, smoother and less noticeable.'] },
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
