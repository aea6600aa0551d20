import type { GalleryCase } from './gallery-records.ts';

/** Row GAL-05. */
export const NO_TITLE = 'No title available';
export const NO_DESCRIPTION = 'No description available';
/** Row GAL-17. */
export const NO_IMAGES = 'No images available';

/** A case in one line: code and short name, as far as there are any. */
export const caseTitle = (one: Pick<GalleryCase, 'code' | 'name'> | undefined): string =>
  [one?.code, one?.name].filter(Boolean).join(' ') || NO_TITLE;
