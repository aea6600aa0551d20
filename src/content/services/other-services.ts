import { medicalReview } from '../medical-figures.ts';
import type { ServiceContent } from './service-content.ts';

export const service = {
  label: 'Other Services',
  order: 190,
  department: null,
  replaceable: true,
  drawing: { treatment: 'other-services', tone: 5, state: 'before' },
  lead: 'Every further treatment we offer, in one list.',
  description: 'Every further treatment we offer, in one list.',
  information: { heading: 'What it is', paragraphs: ['Every further treatment we offer, in one list.'] },
  figures: 1,
  listsOtherServices: true,
  whyUs: { heading: 'Why come to us', points: [] },
  results: { category: 'Others', pictures: 0, kind: 'grid' },
  review: medicalReview,
} satisfies ServiceContent;
