import { medicalReview } from '../medical-figures.ts';
import { placeholder } from '../placeholder.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Blepharoplasty',
  order: 70,
  department: 'plasticSurgery',
  drawing: { treatment: 'blepharo-plasty', tone: 2 },
  lead: 'Surgery of the upper or lower eyelids for heavy lids and bags.',
  description: 'Surgery of the upper or lower eyelids for heavy lids and bags.',
  information: { heading: 'What it is', paragraphs: ['Surgery of the upper or lower eyelids for heavy lids and bags.'] },
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
  results: { category: 'Blepharoplasty', pictures: 12, kind: 'grid' },
  faq: {
    videos: [
      { id: '1', title: 'Question 1', videoId: placeholder(null, 'video of question 1 about Blepharoplasty') },
      { id: '2', title: 'Question 2', videoId: placeholder(null, 'video of question 2 about Blepharoplasty') },
      { id: '3', title: 'Question 3', videoId: placeholder(null, 'video of question 3 about Blepharoplasty') },
      { id: '4', title: 'Question 4', videoId: placeholder(null, 'video of question 4 about Blepharoplasty') },
      { id: '5', title: 'Question 5', videoId: placeholder(null, 'video of question 5 about Blepharoplasty') },
      { id: '6', title: 'Question 6', videoId: placeholder(null, 'video of question 6 about Blepharoplasty') },
      { id: '7', title: 'Question 7', videoId: placeholder(null, 'video of question 7 about Blepharoplasty') },
      { id: '8', title: 'Question 8', videoId: placeholder(null, 'video of question 8 about Blepharoplasty') },
    ],
    questions: [],
  },
  schema: { procedureType: 'surgical', bodyLocation: '' },
  review: medicalReview,
} satisfies ServiceContent;
