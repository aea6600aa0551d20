import { placeholder } from './placeholder.ts';

/** Headings, leads and button texts of the home page, section by section in the order of row HOME-01. Exact strings of the specification keep their case. */
export const homeTexts = {
  hero: {
    /** Row HOME-04. */
    words: ['Plastic Surgery', 'Aesthetics', 'Dermatology'],
    /** Row HOME-05: the specification shows no tagline. */
    tagline: placeholder('Surgical and skin care in one clinic, practised for more than 20 years.', 'tagline of the home page'),
    exploreVideo: 'Explore Video',
    filmTitle: 'Film of the clinic (illustration)',
  },
  whyUs: {
    heading: 'Why patients choose this clinic',
    book: 'Book Consultation',
    chat: 'Chat with us',
    call: 'Call Now',
    /** What the chat begins with (row PROD-08). */
    chatText: 'Hello, I found you on your home page and would like to ask about a consultation.',
  },
  about: {
    heading: 'Two disciplines, one plan for you',
    text: 'Some concerns need surgery, others need skin care, and many need a little of both. Having both departments in one clinic means one examination and one plan.',
    more: 'About the clinic',
  },
  plasticSurgery: {
    heading: 'Cosmetic Plastic Surgery Services',
    lead: 'Six of the operations we are asked about most. Each page carries the steps, results, questions and reasons.',
  },
  dermatology: {
    heading: 'Dermatology Services',
    lead: 'Skin, hair and laser treatments, most of them without a day in bed.',
  },
  reasons: { heading: 'Why choose us' },
  transformations: {
    heading: 'Transformations',
    lead: 'Before and after. Every body heals differently; your own result will be your own.',
    plasticSurgery: 'Plastic surgery before and after',
    dermatology: 'Dermatology before and after',
    more: 'See all results',
  },
  presentation: { heading: 'Your doctors', label: 'Presentation of the doctors' },
  experts: { heading: 'Meet Our Medical Experts' },
  affiliations: { heading: 'Affiliations', label: 'Professional bodies' },
  media: { heading: 'Media coverage' },
  faqs: { heading: 'Frequently asked questions' },
  feedback: {
    heading: 'Our Patient feedback about us',
    videos: 'Patient Testimonials',
    reviews: 'Reviews',
    stories: 'Read patient stories',
  },
} as const;
