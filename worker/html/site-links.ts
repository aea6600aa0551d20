import { localPath, siteLanguages } from '../languages.ts';
import { type EditorLinks, withEditorLinks } from './editor-links.ts';
import { type LanguagePlace, withLanguageLinks } from './language-links.ts';

interface LinkedSite {
  SITE_ORIGIN: string;
  ENVIRONMENT: string;
}

/**
 * A document with what only the Worker knows of the site round it: the pages that editors have put into its menus, and the languages that
 * are shown here; `newTexts`: what it shows in English, as WordPress says it. `address`: with the prefix of its language.
 */
export const withSiteLinks = (
  html: string,
  address: string,
  links: EditorLinks | null,
  { newTexts, elsewhere, ...site }: LinkedSite & Pick<LanguagePlace, 'newTexts' | 'elsewhere'>,
): string =>
  withLanguageLinks(withEditorLinks(html, links), {
    ...localPath(address, site),
    origin: site.SITE_ORIGIN,
    shown: siteLanguages(site),
    newTexts,
    elsewhere,
  });

/** What documents with these links are kept under, beside their addresses: a version that changes the environment alone is the same build. */
export const linksVersion = (links: EditorLinks | null, site: LinkedSite): string[] => [
  ...(links ? [links.version] : []),
  ...siteLanguages(site).map(({ code }) => code),
];
