import { newerInEnglish } from '#languages/newer';
import { colon } from '#words/language';
import * as words from '#words/languages';
import { inLanguage } from '../../src/languages/in-language.ts';
import { inLanguagePath, isTranslated, type Language, type LocalPath } from '../../src/languages.ts';
import { matchRoute, type RouteMatch, routes } from '../../src/routes.ts';
import { escapeHtml, HEAD_MARK } from '../../src/seo/head-html.ts';
import { withEnglishMarked } from './marked-english.ts';

/** What a document's links to other languages follow from. */
export interface LanguagePlace extends LocalPath {
  /** Public origin. */
  origin: string;
  /** Languages that the site shows, besides English. */
  shown: readonly Language[];
  /** Of an article: where the same is said, by languages, its own among them. Articles have addresses of their own in each language. */
  elsewhere?: Readonly<Record<string, string>> | undefined;
  /** Texts of the page that are in English, for WordPress has changed them since they were translated. */
  newTexts?: readonly string[] | undefined;
}

const ENGLISH = { code: 'en', name: 'English', direction: 'ltr', openGraph: 'en_GB' } as const;

/** Where another language is: the same page, or that language's home. */
interface Other extends Pick<Language, 'code' | 'name'> {
  href: string;
  isSamePage: boolean;
  /** Where it is other than that of the page. */
  direction: Language['direction'] | null;
}

/**
 * Places in every document, found by what stands there, as those of editors' links (`editor-links.ts`): before the desks of the top bar, under
 * the list of the drawer, and at the end of the footer. All are kept as they are when the application starts.
 */
const TOP_BAR = { within: 'id="top-bar"', before: '<div id="desks"' };
const DRAWER = { within: 'id="menu-content"', after: '</ul></nav>' };
/** Of what the page says of itself; past the link that skips the menus, which comes first. */
const NOTES = '<div id="notes">';
const FOOTER = { within: 'id="footer"', end: '</footer>', after: '</ul>' };
/** What the top bar has on wide screens alone: the class of its second phone line. */
const WIDE = /<a class="([\w-]+)" href="tel:/;
/** How its icons are written, up to their names. */
const ICON = /<svg [^>]*><use href="[^"]*#/;

/** As heads have it (`src/seo/head-html.ts`). */
const INDEXED = '<meta name="robots" content="index, follow"';

/**
 * Styles of the first view, beside those of `src/styles/languages.css`: room in the top bar, which is full, and its button, as wide as its icon in the row and as the finger needs it.
 * Nothing there moves when the rest comes.
 */
const BAR_STYLE =
  '<style>@media (max-width:90rem){.wrap:has(>#top-bar){column-gap:.75rem}}.open-languages{min-block-size:2.75rem;margin:0 -.75rem;padding:0 .75rem}</style>';
/** The notes move the top bar down: what its button opens hangs on the button, where the browser knows how (`anchor`). */
const NOTE_STYLE =
  '<style>.translation{padding:.5rem 1rem;background:#fde68a;color:#21142e;text-align:center}.translation:not(:has(>:not([hidden]))){display:none}.translation p{max-inline-size:none;margin:0}.translation a{color:inherit}#desks{position-anchor:auto;top:calc(anchor(bottom,var(--topbar-h)) + .5rem)}</style>';

/**
 * A document with its links to the other languages that the site shows: for search engines in its head, and as a menu in top bar, drawer
 * and footer, of which one is offered to visitors whose browser asks for it (`src/app/boot.ts`). A draft says at its top that it is one, and
 * a page whose English has changed since that it has.
 * Where a site shows English alone, documents stay as they are.
 */
export function withLanguageLinks(html: string, place: LanguagePlace): string {
  const { language, shown } = place;
  if (!shown.length) return html;
  const others = othersOf(place);
  const own = language ?? ENGLISH;
  const said = inLanguage(own.code, () => ({
    menu: words.languages,
    called: words.languages + colon + own.name,
    notes: notesOf(place),
  }));
  const head = [...headLinks(html, place), BAR_STYLE, ...(said.notes ? [NOTE_STYLE] : [])].join('\n');
  const end = others.some(({ isSamePage }) => isSamePage) ? OFFER : '';
  const steps = [
    (text: string) => (language ? withEnglishMarked(text, place.newTexts ?? [], language) : text),
    (text: string) => inserted(text, text.indexOf('</head>'), `${head}\n`),
    (text: string) => (language?.reviewer === null ? keptFromSearch(text) : text),
    (text: string) => inserted(text, after(text, NOTES), said.notes),
    (text: string) => withMenus(text, { list: listOf(others), label: escapeHtml(said.menu), called: escapeHtml(said.called) }),
    (text: string) => inserted(text, text.lastIndexOf('</body>'), end),
  ];
  return steps.reduce((text, step) => step(text), html);
}

const inserted = (text: string, at: number, more: string): string => (at < 0 ? text : text.slice(0, at) + more + text.slice(at));

function othersOf(place: LanguagePlace): Other[] {
  const { language, path, shown } = place;
  const same = sameElsewhere(place);
  const english = language
    ? [{ ...ENGLISH, href: same.get(ENGLISH.code) ?? nearest(null, path), isSamePage: same.has(ENGLISH.code) }]
    : [];
  const translated = shown.flatMap((other) => {
    const href = same.get(other.code);
    if (other === language || !(href || isTranslated(other, '/'))) return [];
    return [{ ...other, href: href ?? nearest(other, path), isSamePage: href !== undefined }];
  });
  const { direction } = language ?? ENGLISH;
  return [...english, ...translated].map((other) => ({
    ...other,
    direction: other.direction === direction ? null : other.direction,
  }));
}

/** Addresses of what an address shows, by languages. */
function sameElsewhere({
  path,
  shown,
  elsewhere,
}: Pick<LanguagePlace, 'path' | 'shown' | 'elsewhere'>): ReadonlyMap<string, string> {
  const match = matchRoute(path);
  // Nothing stands at the address of a page that is not there.
  if (!match) return new Map();
  if (isOfArticles(match)) return new Map(Object.entries(elsewhere ?? {}));
  const translated = shown.filter((one) => isTranslated(one, path));
  return new Map([[ENGLISH.code, path], ...translated.map((one): [string, string] => [one.code, inLanguagePath(one, path)])]);
}

/** Where the page at an English path is in a language (null: English), or what is nearest to it there. */
export const addressElsewhere = (path: string, language: Language | null, elsewhere?: LanguagePlace['elsewhere']): string =>
  sameElsewhere({ path, shown: language ? [language] : [], elsewhere }).get(language?.code ?? ENGLISH.code) ??
  nearest(language, path);

/** Where a language has no such page: its list of articles for an article, else its home. */
function nearest(language: Language | null, path: string): string {
  const match = matchRoute(path);
  const list = routes.blogs.path;
  const there = match && isOfArticles(match) && (!language || isTranslated(language, list)) ? list : routes.home.path;
  return inLanguagePath(language, there);
}

/** Articles and their topics are written in one language each: those of another one have addresses of their own. */
const isOfArticles = ({ name }: RouteMatch): boolean => name === 'post' || name === 'blogsByService';

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
  { origin, shown, elsewhere }: Pick<LanguagePlace, 'origin' | 'shown' | 'elsewhere'>,
): [code: string, href: string][] {
  const same = [...sameElsewhere({ path, shown, elsewhere })];
  if (same.length < 2) return [];
  const english = same.filter(([code]) => code === ENGLISH.code).map(([, address]): [string, string] => ['x-default', address]);
  return [...same, ...english].map(([code, address]) => [code, origin + address]);
}

/** Links to the same page are its alternates. */
const linkTo = ({ code, direction, href, isSamePage, name }: Other): string =>
  `<a href="${escapeHtml(href)}"${isSamePage ? ' rel="alternate"' : ''} hreflang="${code}" lang="${code}"${direction ? ` dir="${direction}"` : ''}>${escapeHtml(name)}</a>`;

const listOf = (others: readonly Other[]): string =>
  `<ul class="languages">${others.map((other) => `<li>${linkTo(other)}</li>`).join('')}</ul>`;

/** Where the first script puts the offer of a language (`src/app/language-offer.ts`), and says it to who does not see it. */
const OFFER = '<div id="offer" aria-live="polite"></div>';

interface Menu {
  list: string;
  /** What it is, in the language of the page. */
  label: string;
  /** What the button of the top bar is called: the same, and that language in itself. */
  called: string;
}

/**
 * The footer's list is a popover that is shown in its place as well (`src/styles/languages.css`): the button of the top bar opens it over the page,
 * without script too. The drawer has its own, since all behind the drawer is inert.
 */
function withMenus(html: string, { list, label, called }: Menu): string {
  const bar = html.indexOf(TOP_BAR.within);
  const [, wide = ''] = WIDE.exec(html.slice(bar)) ?? [];
  const [icon = ''] = ICON.exec(html.slice(bar)) ?? [];
  const button = `<button type="button" class="${wide} open-languages" popovertarget="languages" aria-label="${called}">${icon}globe"></use></svg></button>`;
  const isThere = wide && icon;
  const inBar = inserted(html, isThere ? html.indexOf(TOP_BAR.before, bar) : -1, button);
  const inDrawer = inserted(inBar, after(inBar, DRAWER.after, inBar.indexOf(DRAWER.within)), list);
  // An article may speak of HTML: it stands before the footer.
  const end = inDrawer.indexOf(FOOTER.end, inDrawer.lastIndexOf(FOOTER.within));
  const footer = inDrawer.lastIndexOf(FOOTER.after, end);
  const menu = `<nav id="languages" popover aria-label="${label}">${list}</nav>`;
  return inserted(inDrawer, footer < 0 ? -1 : footer + FOOTER.after.length, menu);
}

/**
 * What a translated page says of itself at its top, in its language: that nobody has read it, that its English is newer, that there is
 * the English alone. The second names the pages of which the build knows so, for whoever goes from one to another (`src/app/seo.tsx`).
 */
function notesOf(place: LanguagePlace): string {
  const { language, path, newTexts = [] } = place;
  if (!language) return '';
  const name = matchRoute(path)?.name ?? '';
  const newer = new Set(Object.keys(newerInEnglish[language.code] ?? {}));
  if (newTexts.length) newer.add(name);
  const english = sameElsewhere(place).get(ENGLISH.code);
  const linked = (names: string, sentence: string) =>
    `<p data-newer="${names}"${names && !newer.has(name) ? ' hidden' : ''}><a href="${escapeHtml(english ?? nearest(null, path))}" hreflang="${ENGLISH.code}">${escapeHtml(sentence)}</a></p>`;
  const notes = [
    language.reviewer === null ? `<p>${escapeHtml(words.draft)}</p>` : '',
    newer.size ? linked([...newer].join(' '), words.newer) : '',
    // Gone on the next page, which has a name.
    english === path && !isTranslated(language, path) ? linked('', words.englishOnly) : '',
  ].join('');
  // Who goes from landmark to landmark meets it too.
  return notes && `<aside class="translation">${notes}</aside>`;
}

const keptFromSearch = (html: string): string => html.replace(INDEXED, '<meta name="robots" content="noindex"');

/** Behind a part of a document, looked for from a place in it; -1 where it is not there. */
function after(html: string, part: string, from = 0): number {
  const begin = html.indexOf(part, from);
  return begin < 0 ? -1 : begin + part.length;
}
