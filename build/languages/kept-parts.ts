import type { EnglishText } from './english-texts.ts';
import type { Trouble } from './translation-file.ts';

/** Languages need more room than English. */
const ROOM = 1.5;

const TAKEN_OVER = /\{\{[\w.-]+\}\}/g;
const BRACES = /\{\w+\}/g;
/** Where the number of a form stands, which may be part of a word: يومان. */
const NUMBER = /^\{(?:n|span)\}$/;

/** What is wrong with the translation of a text; null when nothing is. `same`: it is said to read as the English does. */
export function troubleWith(english: EnglishText, said: unknown, same: boolean): Pick<Trouble, 'kind' | 'message'> | null {
  const missing = (message: string) => ({ kind: 'missing' as const, message });
  const wrong = (message: string) => ({ kind: 'wrong' as const, message });
  if (said === undefined) return english.mayStay ? null : missing('is missing');
  if (typeof said !== 'string') return wrong('is no text; one that looks like a number stands in quotes');
  if (said === english.text && !same && !english.mayStay && hasWords(english.text))
    return missing('is still in English; where that is right, its path stands under `unchanged` in the header');
  const [given, kept] = [partsOf(said), partsOf(english.text)];
  const lost = without(kept, given).filter((part) => !(english.isForm && NUMBER.test(part)));
  if (lost.length) return wrong(`lacks ${lost.join(', ')} of the English`);
  const more = without(given, [...kept, ...(english.parameters ?? []).map((name) => `{${name}}`)]);
  if (more.length) return wrong(`has ${more.join(', ')}, which the English does not have`);
  const figures = otherFigures(english, said);
  if (figures) return wrong(figures);
  const limit = Math.floor(english.max * ROOM);
  return said.length > limit ? wrong(`is ${said.length} characters long; it may have at most ${limit}`) : null;
}

/** Whether anything is left of a text without what it takes over. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(TAKEN_OVER, '').replace(BRACES, ''));

/** What is filled in, and marks of bold words. */
const partsOf = (text: string): string[] => {
  const taken = text.match(TAKEN_OVER) ?? [];
  return [...taken, ...(text.replace(TAKEN_OVER, '').match(BRACES) ?? []), ...(text.match(/\*\*/g) ?? [])];
};

/** Entries of the first list that the second has not, as often as it has them not. */
function without(wanted: readonly string[], present: readonly string[]): string[] {
  const left = [...present];
  return wanted.filter((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Hours of the clock are said in other figures elsewhere: 8:00 PM is 20 h. */
const CLOCK = /\d\s?(?:AM|PM)\b/;

/** A figure that a translation drops or adds may harm: each stands in both. */
function otherFigures({ text, isForm }: EnglishText, said: string): string | null {
  if (isForm || CLOCK.test(text)) return null;
  const [wanted, given] = [figuresOf(text), figuresOf(said)];
  if (wanted.join() === given.join()) return null;
  const list = (figures: readonly string[]) => figures.join(', ') || 'none';
  return `has other figures than the English: ${list(given)}, not ${list(wanted)}`;
}

/** First digits of the scripts that write numbers with digits of their own. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];
const LATIN = /[٠-٩۰-۹०-९০-৯]/g;

/** Numbers of a text in rising order, with Latin digits and without signs between thousands. */
function figuresOf(text: string): string[] {
  const latin = text
    .replace(TAKEN_OVER, '')
    .replace(BRACES, '')
    .replace(LATIN, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    });
  const grouped = latin.replace(/(?<=\d)[.,٬ \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return (grouped.match(/\d+/g) ?? []).toSorted((a, b) => Number(a) - Number(b));
}
