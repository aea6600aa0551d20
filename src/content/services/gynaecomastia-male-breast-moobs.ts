import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Gynaecomastia',
  order: 80,
  department: 'plasticSurgery',
  drawing: { treatment: 'gynaecomastia-male-breast-moobs', tone: 5 },
  lead: 'Treatment of enlarged male breasts by liposuction, removal of gland tissue, or both.',
  description: 'Treatment of enlarged male breasts by liposuction, removal of gland tissue, or both.',
  information: {
    heading: 'What it is',
    paragraphs: ['Treatment of enlarged male breasts by liposuction, removal of gland tissue, or both.'],
  },
  numbered: {
    heading: 'In eight points',
    points: [
      { title: 'Point 1', text: '' },
      { title: 'Point 2', text: '' },
      { title: 'Point 3', text: '' },
      { title: 'Point 4', text: '' },
      { title: 'Point 5', text: '' },
      { title: 'Point 6', text: '' },
      { title: 'Point 7', text: '' },
      { title: 'Point 8', text: '' },
    ],
  },
  figures: 2,
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
  results: { category: 'Gynaecomastia (Male Breast / Moobs)', pictures: 12, kind: 'rotating' },
  faq: { questions: [] },
  schema: { procedureType: 'surgical', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
