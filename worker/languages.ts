import {
  inLanguagePath,
  isTranslated,
  type Language,
  type LocalPath,
  publishedLanguages,
  splitLanguage,
} from '../src/languages.ts';
import { canonicalPath, matchPage, type RouteMatch } from '../src/routes.ts';

/** Which languages are shown is a matter of the environment. */
interface Site {
  ENVIRONMENT: string;
}

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

/**
 * The one form of the path that a form says it stood on; null for what is none of this site. Anybody can write anything there: line breaks,
 * which no header takes, another host, an address in a form that no page is rendered at.
 */
export function sentAddress(given: unknown, site: Site & { SITE_ORIGIN: string }): string | null {
  const url = typeof given === 'string' && given.startsWith('/') ? URL.parse(given, site.SITE_ORIGIN) : null;
  return url?.origin === site.SITE_ORIGIN ? canonicalAddress(url.pathname, site) : null;
}

/** The address of an English path in a language, or in English where it has no such page. */
export const addressFor = (language: Language | null, path: string): string =>
  language && isTranslated(language, path) ? inLanguagePath(language, path) : path;

/**
 * The translated page at an address; null for English ones and for all else. Before the variables are checked: where the environment is
 * not known, it is the live one.
 */
export function translatedPage(address: string, env: Partial<Site> | undefined): LocalPage | null {
  const page = pageAt(address, { ENVIRONMENT: env?.ENVIRONMENT ?? 'production' });
  return page?.language ? page : null;
}

/** Languages that a site shows, besides English. */
export const siteLanguages = ({ ENVIRONMENT }: Site): readonly Language[] => publishedLanguages(ENVIRONMENT);

/** The language of a code, where the site shows it. */
export const shownLanguage = (code: string, site: Site): Language | null =>
  siteLanguages(site).find((language) => language.code === code) ?? null;

/** Addresses of English paths in the languages that a site shows, as far as they are translated. */
export const translatedAddresses = (paths: readonly string[], site: Site): string[] =>
  siteLanguages(site).flatMap((language) =>
    paths.filter((path) => isTranslated(language, path)).map((path) => inLanguagePath(language, path)),
  );
