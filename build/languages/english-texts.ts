import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { labelAt } from '../records/labels.ts';
import { type ReadRecord, readRecords } from '../records/write-records.ts';
import { parametersOf, readWords, type Words } from '../words/read-words.ts';
import { type SourceText, textsOf } from './record-texts.ts';

/** A text of English, and what its translation has to keep. */
export interface EnglishText extends SourceText {
  label: string;
  /** A form for some numbers only: it may do without the number. */
  isForm?: true;
  /** Names in braces that it may fill in, where those are not all its own. */
  parameters?: readonly string[];
}

/** A file of English: a record (`content/services/rhinoplasty`) or words of the interface (`words/header`). */
export interface EnglishFile {
  name: string;
  /** From the root of the project. */
  file: string;
  texts: readonly EnglishText[];
  /** Absent for words. */
  record?: ReadRecord & { raw: unknown };
  words?: Words;
}

/** English as it is read once for all languages. */
export interface English {
  records: readonly EnglishFile[];
  areas: readonly { area: string; words: Words }[];
}

/** Reads every record and every word of English. */
export async function readEnglish(root = '.'): Promise<English> {
  const records = (await readRecords(root)).map(async (record): Promise<EnglishFile> => {
    const { kind, id } = record;
    const path = kind.files.replace('*', id);
    const raw: unknown = parse(await readFile(join(root, 'src/content', path), 'utf8'));
    const texts = textsOf(kind, raw).map((text) => ({ ...text, label: labelAt(kind, text.path) }));
    return { name: `content/${path.replace(/\.yaml$/, '')}`, file: `src/content/${path}`, texts, record: { ...record, raw } };
  });
  const names = (await readdir(join(root, 'src/words'))).filter((name) => name.endsWith('.yaml')).toSorted();
  const areas = names.map(async (name) => {
    const file = `src/words/${name}`;
    const words = readWords(await readFile(join(root, file), 'utf8'), { file, categories: ['one', 'other'] });
    return { area: name.replace(/\.yaml$/, ''), words };
  });
  return { records: await Promise.all(records), areas: await Promise.all(areas) };
}

/** Every file of English, in order of kinds and names. `plurals`: the forms of numbers in the language that translates it. */
export const englishFor = ({ records, areas }: English, plurals: readonly string[]): EnglishFile[] => [
  ...records,
  ...areas.map(({ area, words }) => ({
    name: `words/${area}`,
    file: `src/words/${area}.yaml`,
    texts: textsOfWords(words, plurals),
    words,
  })),
];

/** Characters that a word of the interface may have: as many as the English, and room for short ones. */
const wordLimit = (text: string): number => Math.max(24, text.length);

/** The texts of words, with one for each form that the numbers of a language take. */
export const textsOfWords = (words: Words, plurals: readonly string[]): EnglishText[] =>
  Object.entries(words).flatMap(([key, word]): EnglishText[] => {
    const common = { label: key, mayStay: false };
    if (typeof word === 'string') return [{ ...common, path: [key], text: word, max: wordLimit(word) }];
    const { other = '' } = word;
    return plurals.map((form) => ({
      ...common,
      path: [key, form],
      text: (form === 'one' && word.one) || other,
      max: wordLimit(other),
      parameters: parametersOf(word),
      ...(form !== 'other' && { isForm: true }),
    }));
  });
