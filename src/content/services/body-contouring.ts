import { medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Body Contouring',
  order: 30,
  department: 'plasticSurgery',
  drawing: { treatment: 'body-contouring', tone: 2 },
  lead: 'Reshaping the body after weight loss or pregnancy, by liposuction, by removing loose skin, or by both.',
  description: 'Reshaping the body after weight loss or pregnancy, by liposuction, by removing loose skin, or by both.',
  information: {
    heading: 'What it is',
    paragraphs: ['Reshaping the body after weight loss or pregnancy, by liposuction, by removing loose skin, or by both.'],
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
      { id: '01', title: 'Lipo-Suction-Body Contouring', content: [] },
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
      { id: '1', title: 'Question 1', videoId: placeholder(null, 'video of question 1 about Body Contouring') },
      { id: '2', title: 'Question 2', videoId: placeholder(null, 'video of question 2 about Body Contouring') },
      { id: '3', title: 'Question 3', videoId: placeholder(null, 'video of question 3 about Body Contouring') },
    ],
    questions: [],
  },
  schema: { procedureType: 'surgical', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
