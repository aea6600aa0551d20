/** Texts of the patient stories (row ROUTE-13). */
export const storiesTexts = {
  videos: {
    heading: 'On film',
    lead: 'Four patients, each about their own treatment. A video plays here only when you press it.',
  },
  reviews: {
    heading: 'In writing',
    lead: 'Reviews as they were written, with the date. We do not choose only the kind ones, and nobody is paid or given a discount for a review.',
  },
  elsewhere: { heading: 'Reviews on other sites' },
  results: {
    heading: 'What changed, in pictures',
    text: 'The gallery shows results before and after treatment, by category, with what was done. Some of the pictures show the body; you are asked before they load.',
    more: 'Open the gallery',
  },
  rules: {
    heading: 'How a story gets onto this page',
    points: [
      'The patient offers it, and agrees in writing to where it is shown.',
      'Words are not changed. What is left out is marked.',
      'A story says what happened to one person. Yours may turn out differently.',
      'Consent can be withdrawn at any time, and the story is then removed.',
    ],
  },
} as const;
