import { medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Anti Ageing',
  order: 20,
  department: 'plasticSurgery',
  drawing: { treatment: 'anti-ageing', tone: 3 },
  lead: 'Surgical and non-surgical ways to soften the signs of age in face and neck.',
  description: 'Surgical and non-surgical ways to soften the signs of age in face and neck.',
  information: {
    heading: 'What it is',
    paragraphs: ['Surgical and non-surgical ways to soften the signs of age in face and neck.'],
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
  results: { category: 'Anti Ageing Procedures', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      { id: '1', title: 'Question 1', videoId: placeholder(null, 'video of question 1 about Anti Ageing') },
      { id: '2', title: 'Question 2', videoId: placeholder(null, 'video of question 2 about Anti Ageing') },
      { id: '3', title: 'Question 3', videoId: placeholder(null, 'video of question 3 about Anti Ageing') },
      { id: '4', title: 'Question 4', videoId: placeholder(null, 'video of question 4 about Anti Ageing'), sharesVideoWith: '3' },
    ],
    questions: [],
  },
  schema: { procedureType: 'surgical', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
