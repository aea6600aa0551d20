import { newerInEnglish } from '#languages/newer';
import * as words from '#words/languages';
import { inLanguage } from '../../src/languages/in-language.ts';
import { inLanguagePath, isTranslated, type Language, type LocalPath } from '../../src/languages.ts';
import { matchRoute } from '../../src/routes.ts';
import { escapeHtml, HEAD_MARK } from '../../src/seo/head-html.ts';

/** What a document's links to other languages follow from. */
export interface LanguagePlace extends LocalPath {
  /** Public origin. */
  origin: string;
  /** Languages that the site shows, besides English. */
  shown: readonly Language[];
  /** Something on the page is in English, for WordPress has changed it since it was translated. */
  isNewer?: boolean | undefined;
}

const ENGLISH = { code: 'en', name: 'English', direction: 'ltr', openGraph: 'en_GB' } as const;

/** Where another language is: the same page, or that language's home. */
interface Other extends Pick<Language, 'code' | 'name' | 'direction'> {
  href: string;
  isSamePage: boolean;
}

/**
 * Places in every document, found by what stands there, as those of editors' links (`editor-links.ts`): under the list of the drawer, and at
 * the end of the footer. Both are kept as they are when the application starts.
 */
const DRAWER = { within: 'id="menu-content"', after: '</ul></nav>' };
const FOOTER = { within: 'id="footer"', end: '</footer>', after: '</ul>' };

/** As heads have it (`src/seo/head-html.ts`). */
const INDEXED = '<meta name="robots" content="index, follow"';

/** Of what is written here alone: documents without languages carry nothing of it. */
const STYLE = [
  '.languages ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:0;padding:0;list-style:none}',
  '#menu-content .languages{padding:1rem var(--gutter) 0}',
  '.languages a{display:inline-flex;align-items:center;min-height:2.75rem}',
  '.offer{inset:auto 0 6rem;padding:.7rem 1.4rem;border-radius:2rem}',
  // A line that is offered, not a dialog: the page behind it stays as it is.
  '.offer::backdrop{background:none}',
].join('');
const NOTE_STYLE =
  '.translation{max-inline-size:none;margin:0;padding:.5rem 1rem;background:#fde68a;color:#21142e;text-align:center}.translation a{color:inherit}';

/**
 * A document with its links to the other languages that the site shows: for search engines in its head, as a menu in drawer and footer, and
 * as the line that is offered to visitors whose browser asks for one of them (`src/app/boot.ts`). A draft says at its top that it is one, and
 * a page whose English has changed since that it has.
 * Where a site shows English alone, documents stay as they are.
 */
export function withLanguageLinks(html: string, place: LanguagePlace): string {
  const { language, shown } = place;
  if (!shown.length) return html;
  const others = othersOf(place);
  const parts = inLanguage(language?.code ?? ENGLISH.code, () => ({ menu: menuOf(others), notes: notesOf(place) }));
  const head = [...headLinks(html, place), `<style>${STYLE}${parts.notes ? NOTE_STYLE : ''}</style>`].join('\n');
  const steps = [
    (text: string) => inserted(text, text.indexOf('</head>'), `${head}\n`),
    (text: string) => (language?.reviewer === null ? keptFromSearch(text) : text),
    (text: string) => inserted(text, afterBody(text), parts.notes),
    (text: string) => withMenus(text, parts.menu),
    (text: string) => inserted(text, text.lastIndexOf('</body>'), offersOf(others)),
  ];
  return steps.reduce((text, step) => step(text), html);
}

const inserted = (text: string, at: number, more: string): string => (at < 0 ? text : text.slice(0, at) + more + text.slice(at));

function othersOf({ language, path, shown }: LanguagePlace): Other[] {
  // Nothing stands at the address of a page that is not there.
  const isThere = matchRoute(path) !== null;
  const english = language ? [{ ...ENGLISH, href: isThere ? path : '/', isSamePage: isThere }] : [];
  const translated = shown.flatMap((other) => {
    const isSamePage = isTranslated(other, path);
    if (other === language || !(isSamePage || isTranslated(other, '/'))) return [];
    return [{ ...other, href: inLanguagePath(other, isSamePage ? path : '/'), isSamePage }];
  });
  return [...english, ...translated];
}

/**
 * Every language of a page names all of them, itself too. A page that search engines are kept from, that stands for another one or is not
 * there, has none: its head says so already.
 */
function headLinks(html: string, place: LanguagePlace): string[] {
  const { language, path, origin, shown } = place;
  const own = language ?? ENGLISH;
  const canonical = `<link rel="canonical" href="${escapeHtml(origin + inLanguagePath(language, path))}" ${HEAD_MARK}>`;
  const listed = html.includes(canonical) && html.includes(INDEXED) ? alternates(path, place) : [];
  const locales = listed.length
    ? [ENGLISH, ...shown].filter((one) => one !== own && listed.some(([code]) => code === one.code))
    : [];
  return [
    ...listed.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}" ${HEAD_MARK}>`),
    `<meta property="og:locale" content="${own.openGraph}" ${HEAD_MARK}>`,
    ...locales.map(({ openGraph }) => `<meta property="og:locale:alternate" content="${openGraph}" ${HEAD_MARK}>`),
  ];
}

/** Addresses of an English path by languages: English, those in which it is translated, and English again for everybody else. */
export function alternates(
  path: string,
  { origin, shown }: Pick<LanguagePlace, 'origin' | 'shown'>,
): [code: string, href: string][] {
  const translated = shown.filter((one) => isTranslated(one, path));
  if (!translated.length) return [];
  return [
    [ENGLISH.code, origin + path],
    ...translated.map((one): [string, string] => [one.code, origin + inLanguagePath(one, path)]),
    ['x-default', origin + path],
  ];
}

const attributesOf = ({ code, direction, href }: Other): string =>
  `href="${escapeHtml(href)}" hreflang="${code}" lang="${code}" dir="${direction}"`;

const menuOf = (others: readonly Other[]): string =>
  `<nav class="languages" aria-label="${escapeHtml(words.languages)}" data-print="none"><ul>${others
    .map((other) => `<li><a ${attributesOf(other)}>${escapeHtml(other.name)}</a></li>`)
    .join('')}</ul></nav>`;

/** The browser shows none of them until the first script does. */
const offersOf = (others: readonly Other[]): string =>
  others
    .filter(({ isSamePage }) => isSamePage)
    .map((other) => {
      const offer = inLanguage(other.code, () => words.offer);
      return `<a id="offer-${other.code}" class="offer" popover ${attributesOf(other)}>${escapeHtml(offer)}</a>`;
    })
    .join('');

function withMenus(html: string, menu: string): string {
  const drawer = html.indexOf(DRAWER.after, html.indexOf(DRAWER.within));
  const inDrawer = inserted(html, drawer < 0 ? -1 : drawer + DRAWER.after.length, menu);
  // An article may speak of HTML: it stands before the footer.
  const end = inDrawer.indexOf(FOOTER.end, inDrawer.lastIndexOf(FOOTER.within));
  const footer = inDrawer.lastIndexOf(FOOTER.after, end);
  return inserted(inDrawer, end < 0 || footer < 0 ? -1 : footer + FOOTER.after.length, menu);
}

/** What a translated page says of itself at its top, in its language: that nobody has read it, that its English is newer. */
function notesOf({ language, path, isNewer = false }: LanguagePlace): string {
  const name = matchRoute(path)?.name;
  const stale = (name && newerInEnglish[language?.code ?? '']?.[name]) ?? [];
  return [
    language?.reviewer === null ? escapeHtml(words.draft) : '',
    isNewer || stale.length ? `<a href="${escapeHtml(path)}" hreflang="${ENGLISH.code}">${escapeHtml(words.newer)}</a>` : '',
  ]
    .filter(Boolean)
    .map((note) => `\n<p class="translation" role="note">${note}</p>`)
    .join('');
}

const keptFromSearch = (html: string): string => html.replace(INDEXED, '<meta name="robots" content="noindex"');

function afterBody(html: string): number {
  const body = html.indexOf('<body>');
  return body < 0 ? -1 : body + '<body>'.length;
}
