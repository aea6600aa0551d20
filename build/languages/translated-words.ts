import { LANGUAGE_AREA, languageModule } from '../words/language-module.ts';
import { pluralFormModule } from '../words/plural-form.ts';
import type { Plural, Words } from '../words/read-words.ts';
import { wordsModule } from '../words/words-module.ts';
import type { LanguageState, TranslatedFile } from './language-state.ts';

/** Of scripts that have one of their own, whatever the language. */
const COMMAS: Readonly<Record<string, string>> = { Arab: '، ' };

/** French sets a narrow space before its colon, at which no line breaks; no other language does. */
const COLONS: Readonly<Record<string, string>> = { fr: '\u202f: ' };

/** Modules of words in a language, by their names: each with the names and parameters of the English one. `pages`: those that exist in it. */
export function wordsModules({ language, files }: LanguageState, pages: readonly string[]): Map<string, string> {
  const areas = files.flatMap((file) => {
    const { words, name } = file.english;
    return words
      ? [[`${name.replace('words/', '')}.ts`, wordsModule(wordsIn(file, words, language.plurals), words)] as const]
      : [];
  });
  const { code, direction, intl, digits, clock, script } = language;
  const comma = COMMAS[script] ?? ', ';
  const colon = COLONS[code] ?? ': ';
  return new Map([
    ...areas,
    ['plural-form.ts', pluralFormModule(intl)],
    [
      `${LANGUAGE_AREA}.ts`,
      languageModule({ code, direction, prefix: `/${code}`, locale: intl, digits, clock, comma, colon, pages }),
    ],
  ]);
}

/** Words of an area; English where one, or one of its forms, is still to come. */
function wordsIn({ translation }: TranslatedFile, english: Words, plurals: readonly string[]): Words {
  const said = (path: string) => translation?.texts.get(path);
  return Object.fromEntries(
    Object.entries(english).map(([key, word]) => {
      if (typeof word === 'string') return [key, said(key) ?? word];
      const forms = plurals.map((form) => [form, said(`${key}.${form}`)]);
      return [key, forms.every(([, text]) => text !== undefined) ? (Object.fromEntries(forms) as Plural) : word];
    }),
  );
}
