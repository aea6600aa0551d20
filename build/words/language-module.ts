import { saidModule } from './said-module.ts';

const HEAD = '/* Made of src/languages by npm run records. */\n';

/** The area of words that holds what code knows of a language; no file has its name. */
export const LANGUAGE_AREA = 'language';

/** What code knows of the language it is in. */
export interface LanguageWords {
  code: string;
  direction: 'ltr' | 'rtl';
  /** Before the paths of its pages. */
  prefix: string;
  /** For formatters: numbers, names of countries and their order. */
  locale: string;
  /** Nought to nine, as dates and times are written with. */
  digits: string;
  clock: '12' | '24';
  /** Between the parts of a list, such as an address. */
  comma: string;
  /** Before the name of what a link is about. */
  colon: string;
  /** Pages that exist in it; empty for English, in which every page exists. */
  pages: readonly string[];
}

export const english: LanguageWords = {
  code: 'en',
  direction: 'ltr',
  prefix: '',
  locale: 'en-US',
  digits: '0123456789',
  clock: '12',
  comma: ', ',
  colon: ': ',
  pages: [],
};

/** Type of what is no text. */
const PAGES = { pages: 'typeof $en.pages' };

/** The same as a module. As types they are texts: a comparison with another language is no mistake. */
export function languageModule({ pages, ...texts }: LanguageWords): string {
  const lines = Object.entries(texts).map(([name, value]) => `export const ${name}: string = ${JSON.stringify(value)};\n`);
  return `${HEAD}import type { RouteName } from '../../../src/routes.ts';

${lines.join('')}export const pages: readonly RouteName[] = ${JSON.stringify(pages)};
`;
}

/** The module that says what counts where several languages are rendered. */
export const saidLanguage = (codes: readonly string[]): readonly [name: string, text: string] => [
  `${LANGUAGE_AREA}.ts`,
  saidModule(LANGUAGE_AREA, { ...english, pages: '' }, codes, PAGES),
];
