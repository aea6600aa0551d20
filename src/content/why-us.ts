import { placeholder } from './placeholder.ts';

/** Bullets beside the statistics of the home page (row HOME-09). */
export const whyUsPoints = [
  'Plastic surgery and dermatology under one roof.',
  'Before and after results you can look through, case by case.',
  'Recovery, usually 2 to 6 weeks, explained before you decide.',
  'Guidance on travel, visa and stay for patients from abroad.',
] as const;

/** The grid after the dermatology cards (row HOME-23). Each describes how the clinic works, so the clinic has to agree. */
export const whyUsReasons = placeholder(
  [
    {
      title: 'One examination, one plan',
      text: 'Surgeon and dermatologist look at the same concern together and agree on the order of treatment.',
    },
    {
      title: 'Told before, not after',
      text: 'What a treatment can do, what it cannot, its risks and its recovery are said before you decide.',
    },
    {
      title: 'Chosen for your skin',
      text: 'Laser settings and products follow your skin and hair, and a small area is tried first where that is wise.',
    },
    { title: 'No treatment is an answer', text: 'If a treatment would not help you, or not yet, we say so and explain why.' },
    {
      title: 'Your pictures stay yours',
      text: 'Photographs are taken for your record. They are shown to others only with your written consent.',
    },
    {
      title: 'Seen again afterwards',
      text: 'Check-ups belong to the plan, and there is a number to call when something worries you.',
    },
  ],
  'agreement that each of the six reasons describes how the clinic works',
);
