import { translations } from '#languages/translations';
import type { Overlay } from '../../../src/content/overlay.ts';
import type { FactRecord } from '../../../src/content/schema/facts.ts';
import { newTexts, overlayIn } from '../../../src/content/translation.ts';
import { inLanguage } from '../../../src/languages/in-language.ts';
import { factsInWords, shownFactsOverlay, shownTexts, stayFactsOverlay, textPairs } from './facts-overlay.ts';
import type { PublishedOverlay, RecordFiles } from './overlay-of.ts';

interface Sources extends Pick<PublishedOverlay, 'facts'> {
  files: RecordFiles;
}

/** What a page in another language shows of what WordPress says. */
export interface LocalRecords {
  /** In the words of the language, where it has some. */
  records: Overlay;
  /** Texts of it that are in English. */
  newTexts: string[];
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
  /** Facts have no words under their own name there. What stands in the file is translated, or its page would not be there. */
  const newFacts = (name: string): string[] => {
    const [kind, slug = ''] = name.split('/');
    if (!(kind === 'shown-facts' || kind === 'stay-facts')) return [];
    const file = files[`facts/${slug}`];
    const known = textPairs(file, file);
    return shownTexts(facts[slug] ?? [], kind === 'stay-facts' ? 'stay' : 'treatment').filter((text) => !known.has(text));
  };
  return {
    records: Object.assign({}, overlayIn(said, translation), ...workedOut),
    newTexts: [...newTexts(translation, said), ...Object.keys(said).flatMap(newFacts)],
  };
}
