import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type English, type EnglishFile, englishFor, readEnglish } from './english-texts.ts';
import { LANGUAGES, type Language, readLanguages } from './language-file.ts';
import { readTranslation, type Translation, type Trouble } from './translation-file.ts';

/** A file of English and what a language has of it; null while there is no file. */
export interface TranslatedFile {
  english: EnglishFile;
  /** From the root of the project, whether it is there or not. */
  file: string;
  translation: Translation | null;
}

/** All that a language has. */
export interface LanguageState {
  language: Language;
  files: readonly TranslatedFile[];
  /** Files that have no English beside them. */
  strays: readonly string[];
}

/** Every language below `root`, with what it has. */
export async function readStates(root = '.'): Promise<LanguageState[]> {
  const [languages, english] = await Promise.all([readLanguages(root), readEnglish(root)]);
  return Promise.all(languages.map((language) => readState(language, english, root)));
}

/** Reads what a language has of every file of English. */
export async function readState(language: Language, source: English, root = '.'): Promise<LanguageState> {
  const english = englishFor(source, language.plurals);
  const folder = `${LANGUAGES}/${language.code}`;
  const present = await readdir(join(root, folder), { recursive: true });
  // One that ends in `.yml` is nobody's: it is told, and not left out without a word.
  const names = present.filter((name) => /(?:^|\/)[^./][^/]*\.ya?ml$/i.test(name) && name !== 'language.yaml');
  const files = english.map(async (each): Promise<TranslatedFile> => {
    const file = `${folder}/${each.name}.yaml`;
    if (!names.includes(`${each.name}.yaml`)) return { english: each, file, translation: null };
    return { english: each, file, translation: readTranslation(await readFile(join(root, file), 'utf8'), each.texts) };
  });
  const known = new Set(english.map(({ name }) => `${name}.yaml`));
  return {
    language,
    files: await Promise.all(files),
    strays: names.filter((name) => !known.has(name)).map((name) => `${folder}/${name}`),
  };
}

/** Whether every text that has to be there is. */
export const isComplete = ({ translation }: TranslatedFile): boolean => Boolean(translation && !translation.troubles.length);

/** One sentence for each problem of a kind, with file and field. */
export function sentencesOf(
  { files, strays }: LanguageState,
  kinds: readonly Trouble['kind'][] = ['missing', 'wrong'],
): string[] {
  const own = files.flatMap(({ file, translation }) =>
    (translation?.troubles ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ label, path, message }) => `${file}: “${label}” (${path}) ${message}.`),
  );
  return [...own, ...(kinds.includes('wrong') ? strays.map((file) => `${file}: no file of English has this name.`) : [])];
}
