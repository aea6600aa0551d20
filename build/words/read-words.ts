import { parse } from 'yaml';
import { SourceError } from '../source-error.ts';

/** A sentence with different forms by number; which of them a language needs, CLDR says. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The words of one area of the interface, by their names. */
export type Words = Readonly<Record<string, string | Plural>>;

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const KEY = /^[a-z][A-Za-z0-9]*$/;

/**
 * Words of a file: texts, and forms by number.
 * @param categories Plural categories of the language: a form that is missing, or that its numbers never take, is a problem.
 * @throws SourceError
 */
export function readWords(source: string, { file, categories }: { file: string; categories: readonly string[] }): Words {
  const words: unknown = parse(source) ?? {};
  if (typeof words !== 'object' || words === null || Array.isArray(words)) throw new SourceError([`${file}: no list of words.`]);
  const problems = Object.entries(words).flatMap(([key, value]) => problemsOf(key, value, categories));
  if (problems.length) throw new SourceError(problems.map((problem) => `${file}: ${problem}.`));
  return words as Words;
}

function problemsOf(key: string, value: unknown, categories: readonly string[]): string[] {
  if (!KEY.test(key)) return [`“${key}” is no name in camel case`];
  if (isText(value)) return [];
  if (typeof value !== 'object' || value === null) return [`“${key}” is no text; one that looks like a number stands in quotes`];
  const forms = Object.entries(value);
  return [
    ...forms.flatMap(([form, text]) => {
      if (!CATEGORIES.includes(form)) return [`“${key}” has “${form}”, which is no form of a number`];
      if (!categories.includes(form)) return [`“${key}” has the form “${form}”, which this language does not have`];
      return isText(text) ? [] : [`“${key}”, form “${form}”, is no text`];
    }),
    ...categories.filter((form) => !(form in value)).map((form) => `“${key}” lacks the form “${form}”`),
  ];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Names in braces that a text fills in, in alphabetical order. */
export function parametersOf(word: string | Plural): string[] {
  const texts = typeof word === 'string' ? [word] : Object.values(word);
  const names = texts.flatMap((text) => [...text.matchAll(PARAMETER)].map(([, name]) => name ?? ''));
  return [...new Set([...(typeof word === 'string' ? [] : ['n']), ...names])].toSorted();
}

/** `{name}` in a text. */
export const PARAMETER = /\{(\w+)\}/g;
