import { medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Abdominal Contouring',
  order: 50,
  department: 'plasticSurgery',
  drawing: { treatment: 'abdominal-contouring', tone: 3 },
  lead: 'Tightening of the skin and muscle of the abdomen, often called a tummy tuck.',
  description: 'Tightening of the skin and muscle of the abdomen, often called a tummy tuck.',
  information: {
    heading: 'What it is',
    paragraphs: ['Tightening of the skin and muscle of the abdomen, often called a tummy tuck.'],
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
    timing: 'contouring',
    items: [
      { id: '01', title: 'Abdominal Contouring', content: [] },
      { id: '02', title: 'Massive weight loss-body contouring', content: [] },
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
  results: { category: 'Body Contouring Abdominoplasty', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      { id: '1', title: 'Question 1', videoId: placeholder(null, 'video of question 1 about Abdominal Contouring') },
      { id: '2', title: 'Question 2', videoId: placeholder(null, 'video of question 2 about Abdominal Contouring') },
      { id: '3', title: 'Question 3', videoId: placeholder(null, 'video of question 3 about Abdominal Contouring') },
    ],
    questions: [],
  },
  schema: { procedureType: 'surgical', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
