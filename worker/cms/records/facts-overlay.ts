import { kindOf } from '../../../src/content/facts/fact-kinds.ts';
import { showFacts } from '../../../src/content/facts/show-facts.ts';
import { stayFacts } from '../../../src/content/facts/stay-facts.ts';
import type { Overlay } from '../../../src/content/overlay.ts';
import type { FactRecord } from '../../../src/content/schema/facts.ts';

/** Facts of a treatment as its page shows them, in the words of the language that counts. Whether one is current is decided with each document. */
export const shownFactsOverlay = (slug: string, facts: readonly FactRecord[]): Overlay => ({
  [`shown-facts/${slug}`]: { facts: showFacts({ facts: [...facts] }, '').facts, example: false },
});

/** The same as the plan of a stay knows them. */
export const stayFactsOverlay = (slug: string, facts: readonly FactRecord[]): Overlay => ({
  [`stay-facts/${slug}`]: { bring: [], ...stayFacts(facts), example: false },
});

/**
 * Facts that WordPress says, with their texts in another language: those that stand word for word in the file, of which there is a
 * translation. Not by their places, as other records: in a list that an editor has put in another order, a figure would stand beside the
 * words of another one.
 */
export const factsInWords = (facts: readonly FactRecord[], words: ReadonlyMap<string, string>): FactRecord[] =>
  facts.map((fact) => {
    const { of, value, source } = fact;
    const said = (text: string) => words.get(text) ?? text;
    return {
      ...fact,
      ...(of && { of: said(of) }),
      value: typeof value === 'string' ? said(value) : value.map(said),
      source: said(source),
    };
  });

/** Texts of facts that a treatment's page, or the plan of a stay, shows as they stand: durations and prices are in words, an owner is a name. */
export const shownTexts = (facts: readonly FactRecord[], page: 'treatment' | 'stay'): string[] =>
  facts.flatMap(({ fact, of = [], value, source }) => {
    const { form, planOnly } = kindOf(fact);
    const own = form === 'text' || form === 'list' ? [value].flat() : [];
    if (page === 'stay') return planOnly ? own : [];
    return planOnly ? [] : [of, own, source].flat();
  });

/** The texts of a value with what another of its shape has in their places (`src/content/translation.ts`). */
export function textPairs(english: unknown, translated: unknown): Map<string, string> {
  if (typeof english === 'string') return new Map(typeof translated === 'string' ? [[english, translated]] : []);
  if (typeof english !== 'object' || english === null || typeof translated !== 'object' || translated === null) return new Map();
  const pairs = Object.entries(english).map(([key, value]) => textPairs(value, (translated as Record<string, unknown>)[key]));
  return new Map(pairs.flatMap((each) => [...each]));
}
