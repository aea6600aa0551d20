import * as words from '#words/gallery';
import { isEnglish } from '../../current-language.ts';
import type { GalleryCase } from './gallery-records.ts';

type Named = Pick<GalleryCase, 'code' | 'name'>;

/**
 * A case in one line: code and short name, as far as there are any (row GAL-05). Names of cases are English; a line of another language
 * goes without.
 */
export const caseTitle = (one: Named | undefined): string =>
  [one?.code, (import.meta.english || isEnglish()) && one?.name].filter(Boolean).join(' ') || words.noTitle;
