import { international } from '#records/international';
import type { Placeholder } from './placeholder.ts';

export { hotels } from '#records/hotels';
export type { Hotel } from './schema/voices.ts';

const BANNER_COUNT = 6;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Row INTL-01: picture keys of the banner; each has a tall one for phones. */
export const internationalBanner = numbers(BANNER_COUNT).map((n) => `international/${n}`);

const { arrival, visa, payment, sights, gallery } = international;

/** Row INTL-11: picture keys of the gallery. */
export const internationalGallery: Placeholder<string[]> = {
  ...gallery.pictures,
  value: numbers(gallery.pictures.value).map((n) => `international/gallery-${n}`),
};

/** A way from the airport (row INTL-03). */
export const airport = { name: arrival.from, distance: arrival.distance, time: arrival.time };

/** When the summary of visas was read against the rules, its own date, and its steps (row INTL-06). */
export const { checkedOn: visaChecked, textOf: VISA_TEXT_DATE, steps: visaSteps } = visa;

/** Public places (row INTL-09): whoever has just been treated asks a doctor first. */
const { places } = sights;

/** Texts of the page, ways to pay (row INTL-08) and sights. */
export { international as internationalTexts, payment, places as sights };
