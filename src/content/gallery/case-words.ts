import * as words from '#words/gallery';
import type { GalleryCase } from './gallery-records.ts';

/** A case in one line: code and short name, as far as there are any (row GAL-05). */
export const caseTitle = (one: Pick<GalleryCase, 'code' | 'name'> | undefined): string =>
  [one?.code, one?.name].filter(Boolean).join(' ') || words.noTitle;
