import * as offline from '#words/offline';
import * as pages from '#words/pages';
import * as words from '#words/shell';
import { icons } from '../content/site-files.ts';
import { closingHtml } from '../documents/document-data.ts';
import { FEED_PATH, localFeedPath, MANIFEST_PATH } from '../endpoints.ts';
import { inLanguage } from '../languages/in-language.ts';
import { ENGLISH } from '../languages/saying.ts';
import { isTranslated, languages } from '../languages.ts';
import { href } from '../routes.ts';
import { escapeHtml, headHtml } from '../seo/head-html.ts';
import type { RenderedApp } from './render-app.tsx';

interface DocumentFiles {
  /** The page's own chunks, for the boot; a document that is not hydrated names none. */
  modules: string[];
  styles: string[];
  /** Addresses of the fonts. */
  fonts: string[];
  /** Rules of a script whose letters the site's fonts lack. */
  faces?: string | undefined;
  hydrate: boolean;
  /** The first script of a language; English documents get theirs from vike. */
  boot: string | undefined;
  /** Marks a lite document, for its style sheet and for scripts. */
  saver: boolean;
}

/** The document round the application: everything before and after its HTML. */
export function documentHtml(
  { document, html, language }: RenderedApp,
  { modules, styles, fonts, faces, boot, hydrate, saver }: DocumentFiles,
): { before: string; after: string } {
  const before = `<!DOCTYPE html>
<html ${language ? `lang="${language.code}" dir="${language.direction}"` : 'lang="en"'}${saver ? ' data-saver' : ''}>
<head>${boot ? `<script src="${boot}" type="module" async></script>` : ''}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${firstPictureLinks(html).join('\n')}
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${faces ? `<style>${faces}</style>\n` : ''}${headHtml(document.head)}
<link rel="icon" href="${icons.favicon.path}" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${feedLink(language?.code)}
${saver ? '' : `<link rel="apple-touch-icon" href="${icons.touch.path}">\n`}<link rel="manifest" href="${MANIFEST_PATH}">
</head>
<body>
${fontLinks(fonts).join('')}<div id="root"${hydrate ? ` data-hydrate="${modules.join(' ')}"` : ''}>`;
  const after = `</div>
${closingHtml(document)}
${hydrate ? inLanguage(language?.code ?? ENGLISH, away) : ''}</body>
</html>`;
  return { before, after };
}

/**
 * Said to who presses a button of the application where that does not come (`boot.ts`): in the document, for what says it has to be there. One link
 * loads the page again (`try-again.ts`), and the clinic’s numbers stand in the footer.
 */
const away = (): string =>
  `<p id="away" class="offer" popover role="alert" data-print="none">${words.notLoaded} <a href="">${offline.again}</a> · <a href="#footer">${offline.reach}</a></p>\n`;

/** The feed in the language of the document, else the English one. */
function feedLink(code: string | undefined): string {
  const language = languages.find((one) => one.code === code && isTranslated(one, href('blogs')));
  const link = (path: string) =>
    `<link rel="alternate" href="${path}" type="application/atom+xml" title="${escapeHtml(pages.blogs)}"`;
  if (language) return inLanguage(language.code, () => `${link(localFeedPath(language.code))}>`);
  return inLanguage(ENGLISH, () => `${link(FEED_PATH)}${code ? ' lang="en"' : ''}>`);
}

const SOURCE = /<source type="image\/avif" srcSet="([^"]*)"(?: sizes="([^"]*)")?(?: media="([^"]*)")?/g;
const OTHERWISE = '(min-width: 48rem)';

/**
 * Preloads of the picture that the first view waits for, so that it is asked for with the first bytes of the document: before its styles
 * have come, and before the menus in front of it have been read, which took Chromium 0.4 s on an old phone. AVIF alone where we made
 * the files: a browser without it finds its picture in the text, as windows between a phone's and a tablet's do: their link would be a
 * weight for every phone. One of WordPress is of whatever type its editor chose.
 */
export function firstPictureLinks(html: string): string[] {
  const end = html.indexOf('fetchPriority="high"');
  // An image outside a picture element React names itself, at the beginning of the body.
  if (end < 0 || html.startsWith('<link', html.lastIndexOf('<', end))) return [];
  const picture = html.slice(html.lastIndexOf('<picture', end), end);
  const sources = [...picture.matchAll(SOURCE)];
  if (sources.length === 0) return [imageLink(html.slice(html.lastIndexOf('<img ', end), html.indexOf('>', end)))];
  const ends = sources.filter((_, i) => i === 0 || i === sources.length - 1);
  return ends.map(([, srcset, sizes, media]) => {
    const only = media ?? (ends.length > 1 ? OTHERWISE : undefined);
    const where = only ? ` media="${only}"` : '';
    // A link has to say its width, which a source may leave out.
    return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes ?? '100vw'}"${where} fetchpriority="high">`;
  });
}

/** Preload of an image that has files of one type; `img`: its tag. */
function imageLink(img: string): string {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(img)?.[1];
  const [src, srcset, sizes] = ['src', 'srcSet', 'sizes'].map(value);
  const files = srcset ? `imagesrcset="${srcset}" imagesizes="${sizes}"` : `href="${src}"`;
  return `<link rel="preload" as="image" ${files} fetchpriority="high">`;
}

/**
 * Preloads of the fonts, which come after that picture: on Slow 3G their 28 kB took half a second from it, and until they are there the
 * page is read in the device's own type, fitted to them (decision 028). In the body: for those of the head Chromium holds the first paint
 * back, 200 ms at 9 Mbit/s on an old phone.
 */
export const fontLinks = (files: readonly string[]): string[] =>
  files.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin fetchpriority="low">`);

/** The part of Vite's manifest that is read. */
interface ManifestChunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

const APPLICATION = 'src/app/hydrate.tsx';

/** Keys of a chunk and of all it imports statically. */
function reach(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) reach(manifest, imported, seen);
  return seen;
}

/**
 * Addresses of a page's own chunks (`keys`: its modules), for the boot to preload beside the application: in the HTML they would
 * be fetched before the first touch. What the application itself reaches is left out. Empty in development, where there is no manifest.
 */
export function preloadList(manifest: Manifest | null | undefined, keys: readonly string[]): string[] {
  if (!manifest) return [];
  const later = reach(manifest, APPLICATION);
  const own = new Set(keys.flatMap((key) => [...reach(manifest, key)]).filter((key) => !later.has(key)));
  return [...own].flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`);
}

/** Addresses of the style sheets that a page (`keys`: its modules) needs, the site's own first: it says the order of the layers. */
export function styleSheets(manifest: Manifest | null | undefined, keys: readonly string[]): string[] {
  if (!manifest) return [];
  const chunks = keys.reduce((seen, key) => reach(manifest, key, seen), reach(manifest, APPLICATION));
  const files = [...chunks].flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`);
  const isSite = (file: string) => file.includes('/site.');
  return [...new Set([...files.filter(isSite), ...files])];
}

/** Addresses of the fonts that the site's style sheet names. */
export function fontFiles(manifest: Manifest | null | undefined): string[] {
  if (!manifest) return [];
  const files = [...reach(manifest, APPLICATION)].flatMap((key) => manifest[key]?.assets ?? []);
  return [...new Set(files.filter((file) => file.endsWith('.woff2')))].map((file) => `/${file}`);
}

/** What documents name of the scripts that browsers load in a language besides English: each has a build of its own. */
export interface ClientBuild {
  /** Address of the first script. */
  boot: string;
  /** Addresses of the chunks that a module needs besides the application, by its name in the manifest. */
  modules: Readonly<Record<string, readonly string[]>>;
}

/** Chunks of a page, for the boot to preload beside the application (`preloadList` of English documents). */
export const preloadsOf = ({ modules }: ClientBuild, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => modules[key] ?? [])),
];
