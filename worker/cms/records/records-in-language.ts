import { translations } from '#languages/translations';
import type { Overlay } from '../../../src/content/overlay.ts';
import type { FactRecord } from '../../../src/content/schema/facts.ts';
import { newerThan, overlayIn } from '../../../src/content/translation.ts';
import { inLanguage } from '../../../src/languages/in-language.ts';
import { factsInWords, shownFactsOverlay, stayFactsOverlay, textPairs } from './facts-overlay.ts';
import type { PublishedOverlay, RecordFiles } from './overlay-of.ts';

interface Sources extends Pick<PublishedOverlay, 'facts'> {
  files: RecordFiles;
}

/** What a page in another language shows of what WordPress says. */
export interface LocalRecords {
  /** In the words of the language, where it has some. */
  records: Overlay;
  /** Some of it is in English. */
  isNewer: boolean;
}

/** What WordPress says, for pages in another language. */
export function recordsIn(code: string, said: Overlay, { facts, files }: Sources): LocalRecords {
  const translation = translations[code] ?? { patch: {}, english: {} };
  const { patch } = translation;
  const factsOf = (slug: string): FactRecord[] => {
    const name = `facts/${slug}`;
    return factsInWords(facts[slug] ?? [], textPairs(files[name], patch[name]));
  };
  const workedOut = inLanguage(code, () =>
    Object.keys(said).map((name): Overlay => {
      const [kind, slug = ''] = name.split('/');
      if (kind === 'shown-facts') return shownFactsOverlay(slug, factsOf(slug));
      return kind === 'stay-facts' ? stayFactsOverlay(slug, factsOf(slug)) : {};
    }),
  );
  return {
    records: Object.assign({}, overlayIn(said, translation), ...workedOut),
    isNewer: newerThan(translation, said).length > 0,
  };
}
