import {
  inLanguagePath,
  isTranslated,
  type Language,
  type LocalPath,
  languagesOf,
  publishedLanguages,
  splitLanguage,
} from '../src/languages.ts';
import { canonicalPath, matchPage, type RouteMatch } from '../src/routes.ts';
import type { Settings } from './settings.ts';

type Site = Pick<Settings, 'ENVIRONMENT'>;

/** A page of the site and its language. */
export interface LocalPage extends LocalPath {
  match: RouteMatch;
}

/** An address without its prefix, where that is one of a language that the site shows. */
export const localPath = (address: string, { ENVIRONMENT }: Site): LocalPath =>
  splitLanguage(address, publishedLanguages(ENVIRONMENT));

/** The page at an address; null where there is none. Below a prefix stands what is translated, and nothing else. */
export function pageAt(address: string, site: Site): LocalPage | null {
  const local = localPath(address, site);
  const match = matchPage(local.path);
  if (!match || (local.language && !isTranslated(local.language, local.path))) return null;
  return { ...local, match };
}

/** The one form of an address in any language: the form of its English path, with its prefix. `rewrite`: more forms of English paths. */
export function canonicalAddress(address: string, site: Site, rewrite = (path: string): string => path): string {
  const { language, path } = localPath(canonicalPath(address), site);
  return inLanguagePath(language, rewrite(canonicalPath(path)));
}

/** The address of an English path in a language, or in English where it has no such page. */
export const addressFor = (language: Language | null, path: string): string =>
  language && isTranslated(language, path) ? inLanguagePath(language, path) : path;

/** What the router goes by: the English path of a translated page, so that one handler answers for all languages. */
export const routedPath = (address: string, site: Site): string => pageAt(address, site)?.path ?? address;

/** The languages in which the page at an English path is shown, besides English. */
export const shownLanguages = (path: string, { ENVIRONMENT }: Site): readonly Language[] =>
  languagesOf(path, publishedLanguages(ENVIRONMENT));

/** All that the site shows, besides English. */
export const siteLanguages = ({ ENVIRONMENT }: Site): readonly Language[] => publishedLanguages(ENVIRONMENT);
