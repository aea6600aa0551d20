import { type Placeholder, placeholder } from './placeholder.ts';

/** A patient's review: the fields of row HOME-58, with a date instead of a relative text that goes stale (row HOME-60). */
export interface Review {
  id: string;
  /** One to five. */
  stars: number;
  /** ISO date of the review. */
  date: string;
  text: string;
  reviewer: string;
  /** What the review platform says of the reviewer, such as the number of their reviews. */
  reviews: string;
}

/** Nobody speaks here yet: patients are not invented. One text runs past 150 characters, where a card cuts it (row HOME-59). */
const TEXTS = [
  'Placeholder for a verified review. The words of a patient will stand here as they were written, without changes, once the clinic has the consent to show them on this site and knows where they were first published.',
  'Placeholder for a verified review of a surgical treatment.',
  'Placeholder for a verified review of a skin treatment.',
  'Placeholder for a verified review by a patient from abroad. It will say what the patient wrote about planning, stay and check-ups, including anything that did not go as it should have gone.',
  'Placeholder for a verified review of a laser treatment.',
  'Placeholder for a verified review of a first consultation.',
];

const DATES = ['2026-09-14', '2026-08-21', '2026-07-30', '2026-06-18', '2026-05-09', '2026-03-27'];

/** Six reviews, shown on slides (rows HOME-31 and DOCP-10). */
export const reviews: Placeholder<Review>[] = TEXTS.map((text, index) =>
  placeholder(
    {
      id: `review-${index + 1}`,
      stars: 5,
      date: DATES[index] ?? '',
      text,
      reviewer: 'Patient name on file',
      reviews: 'Number of reviews on file',
    },
    `verified review ${index + 1}: words, stars, date, name as published, consent`,
  ),
);
