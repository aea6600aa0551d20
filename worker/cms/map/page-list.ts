import { firstLetters } from '../../../src/content/first-letters.ts';
import { matchEditorPage } from '../../../src/routes.ts';
import { isRawItem, isRecord, member, type RawItem, textMember } from '../client/members.ts';
import { collapse } from '../sanitise/parse-html.ts';
import { postSlug } from './keys-and-slugs.ts';
import { isNoindex } from './map-post.ts';
import { CONFIRM_MS, withMove } from './merge-index.ts';
import { plainText, utcDate } from './plain-values.ts';

/** A page that an editor put on the site under its own slug, as menus, sitemap and unknown addresses need it. */
export interface ListedPage {
  id: number;
  slug: string;
  title: string;
  /** What the links in menu and footer say. */
  label: string;
  menu: boolean;
  footer: boolean;
  /** Place among the others; WordPress's `menu_order`. */
  order: number;
  modifiedAt: string;
  /** The editor asked search engines to stay away. */
  noindex?: true;
}

/** All of them, in the order of the menus. Which addresses below `/` exist is answered from here, never by asking WordPress for each. */
export interface PageList {
  pages: ListedPage[];
  /** Marked to be shown, and not shown: the address is the site's own, or another page has it. */
  refused: { id: number; slug: string }[];
  /** Slugs that pages had before → the one they have now. */
  moved: Record<string, string>;
  /** Slugs of deleted pages, the latest last. */
  gone: string[];
  /** Pages that were missing from the last reading: id → milliseconds since 1970. */
  missingSince: Record<string, number>;
}

export const NO_PAGES: PageList = { pages: [], refused: [], moved: {}, gone: [], missingSince: {} };

const MAX_GONE = 200;
const MAX_LABEL = 60;

/** Whether WordPress says of a page if it is to be shown at all; the plugin does, from version 2.1 on. */
export const saysPlace = (raw: unknown): boolean => isRecord(member(raw, 'clinic_public_site', 'place'));

/** The entry of a page that its editor marked to be shown; null where it is not. */
export function mapListedPage(raw: unknown): ListedPage | null {
  const place = member(raw, 'clinic_public_site', 'place');
  const slug = postSlug(textMember(raw, 'slug'));
  if (!isRawItem(raw) || slug === null || member(place, 'shown') !== true) return null;
  const title = plainText(textMember(raw, 'title', 'rendered')) || slug;
  const label = collapse(textMember(place, 'label')) || title;
  return {
    id: raw.id,
    slug,
    title,
    label: firstLetters(label, MAX_LABEL),
    menu: member(place, 'menu') === true,
    footer: member(place, 'footer') === true,
    order: orderOf(raw),
    modifiedAt: utcDate(raw['modified_gmt'], raw['modified']) ?? '',
    ...(isNoindex(raw) && { noindex: true as const }),
  };
}

const orderOf = ({ menu_order: order }: RawItem): number => (Number.isSafeInteger(order) ? Number(order) : 0);

/**
 * The list with one page in its place, its former slugs leading to it. Of two that claim one address (WordPress lets pages under different
 * parents share a slug) the older has it, whichever was heard of first: the plugin tells the editor of the other so.
 */
export function withPage(list: PageList, page: ListedPage, previousSlug = ''): PageList {
  const before = list.pages.find(({ id }) => id === page.id)?.slug ?? '';
  const rest = withoutPage(list, page.id);
  if (!mayStand(page, rest.pages)) return { ...rest, refused: [...rest.refused, refusal(page)] };
  const [younger, others] = partition(rest.pages, ({ slug }) => slug === page.slug);
  return {
    ...rest,
    pages: [...others, page].toSorted(inOrder),
    refused: [...rest.refused, ...younger.map(refusal)],
    moved: withMove(withMove(rest.moved, before, page.slug), previousSlug, page.slug),
    gone: rest.gone.filter((slug) => slug !== page.slug),
  };
}

/** The list without a page. `deleted`: its slug, from now on gone for good. */
export function withoutPage(list: PageList, id: number, deleted = ''): PageList {
  const { [id]: _missing, ...missingSince } = list.missingSince;
  const isOther = (page: { id: number }) => page.id !== id;
  return {
    ...list,
    pages: list.pages.filter(isOther),
    refused: list.refused.filter(isOther),
    gone: deleted ? [...list.gone.filter((slug) => slug !== deleted), deleted].slice(-MAX_GONE) : list.gone,
    missingSince,
  };
}

/**
 * A reading of the whole list over the one that is known. As with articles, a page that is missing is believed to be gone when it is
 * missing twice, a minute apart; a signed webhook does not pass here.
 */
export function mergePages(known: PageList, read: readonly ListedPage[], now: number): PageList {
  const present = new Set(read.map(({ id }) => id));
  const missing = known.pages.filter(({ id }) => !present.has(id) && now - (known.missingSince[id] ?? now) < CONFIRM_MS);
  const blank: PageList = {
    ...known,
    pages: [],
    refused: [],
    missingSince: Object.fromEntries(missing.map(({ id }) => [id, known.missingSince[id] ?? now])),
  };
  // What leads to a page that is refused in the end is noted for none.
  const oldestFirst = [...read, ...missing].toSorted((a, b) => a.id - b.id);
  const slugs = new Map(known.pages.map(({ id, slug }) => [id, slug]));
  const list = oldestFirst.reduce((all, page) => withPage(all, page, slugs.get(page.id)), blank);
  return { ...list, missingSince: blank.missingSince };
}

const mayStand = ({ id, slug }: ListedPage, others: readonly ListedPage[]): boolean =>
  matchEditorPage(`/${slug}`) !== null && !others.some((other) => other.slug === slug && other.id < id);

const refusal = ({ id, slug }: ListedPage): PageList['refused'][number] => ({ id, slug });

const partition = <T>(all: readonly T[], test: (one: T) => boolean): [yes: T[], no: T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];

const inOrder = (a: ListedPage, b: ListedPage): number =>
  a.order - b.order || a.title.localeCompare(b.title, 'en') || a.id - b.id;
