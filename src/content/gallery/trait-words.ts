import * as words from '#words/gallery';
import { type CaseTraits, type TraitName, traitNames } from './case-traits.ts';

/** What a case can be compared by. */
export const traitLabel = (name: TraitName): string =>
  ({ technique: words.technique, age: words.age, months: words.months, sessions: words.sessions })[name];

/** A value of a trait as visitors read it: bands are sentences, techniques the clinic’s own words. Addresses have the English one. */
export function traitText(name: TraitName, value: string): string {
  const [from, to] = value.match(/\d+/g) ?? [];
  if (import.meta.english || name === 'technique' || !from || from === value) return value;
  if (to) return words.band({ from, to });
  if (value.startsWith('Up')) return words.upTo({ to: from });
  return name === 'age' ? words.orOlder({ from }) : words.orMore({ from });
}

/** Traits as lines of a list, exact where the band hides what the record says: months and sessions. */
export function traitLines(traits: CaseTraits): { label: string; text: string }[] {
  return traitNames.flatMap((name) => {
    const value = traits[name];
    return value === undefined ? [] : [{ label: traitLabel(name), text: traitText(name, String(value)) }];
  });
}
