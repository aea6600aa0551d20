import { international } from '#records/international';
import type { Placeholder } from './placeholder.ts';

export { hotels } from '#records/hotels';
export type { Hotel } from './schema/voices.ts';

const BANNER_COUNT = 6;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Row INTL-01: picture keys of the banner; each has a tall one for phones. */
export const internationalBanner = numbers(BANNER_COUNT).map((n) => `international/${n}`);

const { sights, gallery } = international;

/** Row INTL-11: picture keys of the gallery. */
export const internationalGallery: Placeholder<string[]> = {
  ...gallery.pictures,
  value: numbers(gallery.pictures.value).map((n) => `international/gallery-${n}`),
};

/** Public places (row INTL-09): whoever has just been treated asks a doctor first. */
const { places } = sights;

/** Texts of the page, and sights. */
export { international as internationalTexts, places as sights };
