import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Structural Fat Grafting',
  order: 100,
  department: 'plasticSurgery',
  drawing: { treatment: 'structural-fat-grafting', tone: 0 },
  lead: 'Your own fat, moved in small amounts to restore lost volume.',
  description: 'Your own fat, moved in small amounts to restore lost volume.',
  information: { heading: 'What it is', paragraphs: ['Your own fat, moved in small amounts to restore lost volume.'] },
  viewer: {
    kind: 'views',
    pictures: [
      { title: 'Picture 1', text: '' },
      { title: 'Picture 2', text: '' },
      { title: 'Picture 3', text: '' },
      { title: 'Picture 4', text: '' },
      { title: 'Picture 5', text: '' },
    ],
  },
  numbered: {
    heading: 'In five points',
    points: [
      { title: 'Point 1', text: '' },
      { title: 'Point 2', text: '' },
      { title: 'Point 3', text: '' },
      { title: 'Point 4', text: '' },
      { title: 'Point 5', text: '' },
    ],
  },
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
  results: { category: 'Structural Fat Grafting', pictures: 5, kind: 'rotating' },
  faq: { questions: [] },
  schema: { procedureType: 'surgical', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
