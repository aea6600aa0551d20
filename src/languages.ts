/**
 * The languages of the site besides English, and their addresses: `/ar/contact-us` is `/contact-us` in Arabic. For the Worker, the server's
 * part and scripts; a browser knows its own language alone (`current-language.ts`).
 */
import { type LanguageEntry, languages } from '#languages';
import { matchRoute, staticPaths } from './routes.ts';

/** A language as its file (`src/languages/<code>/language.yaml`) says it, and the pages of which everything is translated. */
export type Language = LanguageEntry;

export { languages };

/** A path and its language: the path is the English one. */
export interface LocalPath {
  /** Null: English. */
  language: Language | null;
  path: string;
}

/** Which languages a site shows: those that have a page. Drafts are for those who check them, and production knows nothing of them. */
export const publishedLanguages = (environment: string): readonly Language[] => (environment === 'production' ? reviewed : begun);

const begun = languages.filter(({ pages }) => pages.length > 0);
const reviewed = begun.filter(({ reviewer }) => reviewer !== null);

/** Takes the prefix off a canonical path. */
export function splitLanguage(path: string, among: readonly Language[] = languages): LocalPath {
  const [, code = ''] = path.split('/', 2);
  const language = among.find((one) => one.code === code) ?? null;
  return { language, path: language ? path.slice(code.length + 1) || '/' : path };
}

/** The address of an English path in a language; whether there is such a page is for `isTranslated` to say. */
export const inLanguagePath = (language: Pick<Language, 'code'> | null, path: string): string =>
  language ? `/${language.code}${path === '/' ? '' : path}` : path;

/** Whether the page at an English path is there in a language. */
export function isTranslated({ pages }: Language, path: string): boolean {
  const match = matchRoute(path);
  return match !== null && pages.includes(match.name);
}

/** Paths, with their prefixes, that the build turns into files besides the English ones; not-found pages among them. */
export const translatedPaths = (): string[] =>
  languages.flatMap((language) =>
    [...staticPaths().filter((path) => isTranslated(language, path)), '/404'].map((path) => inLanguagePath(language, path)),
  );
