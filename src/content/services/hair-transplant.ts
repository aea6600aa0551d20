import { medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Hair Transplant',
  order: 60,
  department: 'plasticSurgery',
  drawing: { treatment: 'hair-transplant', tone: 2 },
  lead: 'Moving your own hair roots to where hair has thinned, to grow there for good where the roots take.',
  description: 'Moving your own hair roots to where hair has thinned, to grow there for good where the roots take.',
  information: {
    heading: 'What it is',
    paragraphs: ['Moving your own hair roots to where hair has thinned, to grow there for good where the roots take.'],
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
  results: { category: 'Hair Transplant', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      { id: '1', title: 'Question 1', videoId: placeholder(null, 'video of question 1 about Hair Transplant') },
      { id: '2', title: 'Question 2', videoId: placeholder(null, 'video of question 2 about Hair Transplant') },
      { id: '3', title: 'Question 3', videoId: placeholder(null, 'video of question 3 about Hair Transplant') },
    ],
    questions: [],
  },
  schema: { procedureType: 'surgical', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
