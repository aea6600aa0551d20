import { medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Breast Enhancement',
  order: 40,
  department: 'plasticSurgery',
  drawing: { treatment: 'breast-enhancement', tone: 1 },
  lead: 'Augmentation, lift and reduction of the breast, planned for your frame and your wishes.',
  description: 'Augmentation, lift and reduction of the breast, planned for your frame and your wishes.',
  information: {
    heading: 'What it is',
    paragraphs: ['Augmentation, lift and reduction of the breast, planned for your frame and your wishes.'],
  },
  viewer: {
    kind: 'steps',
    pictures: [
      { title: 'Picture 1', text: '' },
      { title: 'Picture 2', text: '' },
      { title: 'Picture 3', text: '' },
      { title: 'Picture 4', text: '' },
      { title: 'Picture 5', text: '' },
      { title: 'Picture 6', text: '' },
    ],
  },
  slides: {
    heading: 'The procedures',
    timing: 'breastEnhancement',
    items: [
      { id: '01', title: 'Breast Augmentation', content: [] },
      { id: '02', title: 'Mastopexy / Breast Reshaping', content: [] },
      { id: '03', title: 'Scarless Breast Reduction', content: [] },
      {
        id: '04',
        title: 'Breast Reduction / Reduction Mastoplexy',
        shownTitle: 'Breast Reduction / Reduction Mastopexy',
        content: [],
      },
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
  results: { category: 'Breast Augmentation/Breast Enhancement', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      { id: '1', title: 'Question 1', videoId: placeholder(null, 'video of question 1 about Breast Enhancement') },
      { id: '2', title: 'Question 2', videoId: placeholder(null, 'video of question 2 about Breast Enhancement') },
      { id: '3', title: 'Question 3', videoId: placeholder(null, 'video of question 3 about Breast Enhancement') },
      { id: '4', title: 'Question 4', videoId: placeholder(null, 'video of question 4 about Breast Enhancement') },
      { id: '5', title: 'Question 5', videoId: placeholder(null, 'video of question 5 about Breast Enhancement') },
      { id: '6', title: 'Question 6', videoId: placeholder(null, 'video of question 6 about Breast Enhancement') },
    ],
    questions: [],
  },
  schema: { procedureType: 'surgical', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
