import type { CaseTraits } from '../../src/content/gallery/case-traits.ts';
import { ageBands } from '../../src/content/gallery/case-traits.ts';
import type { PublishedCategory } from '../../src/content/gallery/published-cases.ts';

const AFTER = [3, 6, 12, 18];

/** The sample cases of the demo with traits to compare them by, which are nobody's. */
export const withExampleTraits = (categories: readonly PublishedCategory[]): PublishedCategory[] =>
  categories.map((category) => ({
    ...category,
    cases: category.cases.map((one, at) => ({ ...one, traits: exampleTraits(at) })),
  }));

const exampleTraits = (at: number): CaseTraits => {
  const age = ageBands[at % ageBands.length];
  const months = AFTER[at % AFTER.length];
  return {
    technique: `Example ${at % 3 === 0 ? 'A' : 'B'}`,
    ...(age && { age }),
    ...(months && { months }),
    sessions: 1 + (at % 5),
    example: true,
  };
};
