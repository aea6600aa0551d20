import { placeholder } from './placeholder.ts';

/** Fields of row HOME-40: `src` is a picture key, `name` the picture's text alternative. */
export interface Affiliation {
  src: string;
  name: string;
}

/** Row HOME-37: twelve bodies. Neutral seals stand in, never imitations of real marks. */
const COUNT = 12;

export const affiliations = Array.from({ length: COUNT }, (_, index) =>
  placeholder(
    { src: `affiliation/${index + 1}`, name: `Professional body ${index + 1}, to be named` } satisfies Affiliation,
    `name and logo of affiliation ${index + 1}, with the right to show it`,
  ),
);
