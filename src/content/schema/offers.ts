import * as v from 'valibot';
import { isoDate } from './clinic.ts';
import { group, list, text } from './fields.ts';

const offer = v.pipe(
  group('Offer', {
    text: text('Text', { min: 20, max: 160, help: 'One sentence. What it is, and for whom.' }),
    from: isoDate('First day', 'The first day on which it is shown.'),
    until: isoDate('Last day', 'The last day on which it is shown; it goes by itself.'),
  }),
  v.check(({ from, until }) => from <= until, 'ends before it begins'),
);

/** Sentences with a first and a last day, on the home page and on the list of services. */
export const offers = group('Offers', { offers: list('Offers', offer, { min: 0, max: 3 }) });
export type Offers = v.InferOutput<typeof offers>;
