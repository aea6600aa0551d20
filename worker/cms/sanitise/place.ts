import type { Element, ElementContent } from 'hast';
import type { ContentOrigins } from '../client/content-origins.ts';
import { type Ground, PAGE } from './colour.ts';
import { PIXELS_OF_REM } from './said-by-style.ts';

/** Where in the document a node stands, as far as that decides what may stand there. */
export interface Place {
  origins: ContentOrigins;
  inLink: boolean;
  inTable: boolean;
  /** In a paragraph or the like, which a block would break in two when the HTML is read again. */
  inPhrasing: boolean;
  /** In the icon of a classic gallery, whose links lead to pages that the public site does not have. */
  inGalleryIcon: boolean;
  /** In code, where brackets are not shortcodes. */
  inCode: boolean;
  /** Names of shortcodes that are closed anywhere in the content, mostly in another paragraph. */
  closed: ReadonlySet<string>;
  /** CSS pixels that a picture here has at the most, on a wide screen. */
  room: number;
  /** A picture here fills its room, however small the file: covers and grids. */
  fills: boolean;
  /** The content has letters beyond Latin somewhere, so that languages and directions are looked for. */
  scripts: boolean;
  /** Language that was given to something around it. */
  language: string | undefined;
  ground: Ground;
}

/** Width of the article on a wide screen, in CSS pixels (`60rem` in the style sheets of its pages). */
export const ARTICLE_ROOM = 960;

export const placeAt = (origins: ContentOrigins, scripts: boolean, closed: ReadonlySet<string>): Place => ({
  origins,
  inLink: false,
  inTable: false,
  inPhrasing: false,
  inGalleryIcon: false,
  inCode: false,
  closed,
  room: ARTICLE_ROOM,
  fills: false,
  scripts,
  language: undefined,
  ground: PAGE,
});

export const COVER = 'wp-block-cover';
/** The picture behind a cover. */
export const COVER_PICTURE = 'wp-block-cover__image-background';
/** What stands on it. */
export const COVER_TEXT = 'wp-block-cover__inner-container';

const TWELFTHS = 12;
const GRID_ROOM = 320;
/** `max-inline-size` of a picture in a cell, in the style sheet of articles. */
const CELL_ROOM = 224;
/** `max-inline-size` of what text flows round. */
const FLOAT_SHARE = 0.45;

export const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

export const hasClass = (node: Element, name: string): boolean =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

const FORMATTING = new Set('b strong i em u s small mark span sub sup q cite abbr del ins code'.split(' '));
const BLOCK = new Set(
  'p div h2 h3 h4 h5 h6 ul ol dl table figure blockquote pre hr section article aside header footer address details'.split(' '),
);

export const hasBlock = (node: ElementContent): boolean =>
  node.type === 'element' &&
  node.children.some((child) => child.type === 'element' && (BLOCK.has(child.tagName) || hasBlock(child)));

/** Formatting that was never closed reaches round blocks; they stand on their own then, or the HTML would not be valid. */
export const isRoundBlocks = (node: Element): boolean => FORMATTING.has(node.tagName) && hasBlock(node);

/** What a block leaves of the room for the pictures in it: the counterpart of the style sheet of articles, for `sizes`. */
export function roomIn(node: Element, { room, fills }: Place): Pick<Place, 'room' | 'fills'> {
  if (hasClass(node, COVER)) return { room, fills: true };
  if (hasClass(node, COVER_TEXT)) return { room, fills: false };
  if (hasClass(node, 'wp-block-gallery') || hasClass(node, 'gallery')) return { room: gridRoom(node, room), fills: true };
  if (hasClass(node, 'is-layout-grid')) return { room: gridRoom(node, room), fills };
  if (node.tagName === 'td' || node.tagName === 'th') return { room: Math.min(room, CELL_ROOM), fills: false };
  if (hasClass(node, 'alignleft') || hasClass(node, 'alignright')) return { room: room * FLOAT_SHARE, fills };
  const span = spanOf(node);
  return { room: span === null ? room : (room * span) / TWELFTHS, fills: hasClass(node, 'wp-block-column') ? false : fills };
}

/** @returns for a grid with a least width of its columns twice that, which none of them reaches */
function gridRoom(node: Element, room: number): number {
  const classes = classesOf(node).join(' ');
  const [, least] = /(?:^|\s)is-grid-from-(\d{1,2})(?:\s|$)/.exec(classes) ?? [];
  if (least) return Math.min(room, Number(least) * PIXELS_OF_REM * 2);
  const [, columns] = /(?:^|\s)columns-([1-3])(?:\s|$)/.exec(classes) ?? [];
  return columns ? room / Number(columns) : Math.min(room, GRID_ROOM);
}

/**
 * Columns and their widths. The editor writes them as styles, which the policy of our pages forbids: each column is given its share in
 * twelfths as a class. Columns without a width share what the others leave. Changes the tree.
 */
export function markColumns(node: Element): void {
  const columns = node.children.filter(
    (child): child is Element => child.type === 'element' && hasClass(child, 'wp-block-column'),
  );
  const widths = columns.map(({ properties }) => percentOf(properties.style));
  const open = widths.filter((width) => width === null).length;
  if (columns.length < 2 || open === columns.length) {
    for (const column of columns) setSpan(column, Math.max(1, Math.floor(TWELFTHS / columns.length)), { isPlain: true });
    return;
  }
  const rest = Math.max(0, 100 - widths.reduce<number>((sum, width) => sum + (width ?? 0), 0));
  for (const [index, column] of columns.entries()) {
    const percent = widths[index] ?? rest / open;
    setSpan(column, Math.min(TWELFTHS - 1, Math.max(1, Math.round((percent * TWELFTHS) / 100))), { isPlain: false });
  }
}

/** Spans are kept beside the tree: columns of equal width need no class. */
const spans = new WeakMap<Element, number>();

function setSpan(column: Element, span: number, { isPlain }: { isPlain: boolean }): void {
  spans.set(column, span);
  if (!isPlain) column.properties.className = [...classesOf(column), `is-span-${span}`];
}

const spanOf = (node: Element): number | null => spans.get(node) ?? null;

/** Words beside a picture, and the share that an editor gave the picture (WordPress: `grid-template-columns:30% auto`). Changes the tree. */
export function markMedia(node: Element): void {
  const parts = node.children.filter((child) => child.type === 'element');
  const picture = parts.find((part) => hasClass(part, 'wp-block-media-text__media'));
  const percent = Number(
    /grid-template-columns\s*:[^;]*?(\d{1,3})(?:\.\d+)?%/.exec(String(node.properties.style ?? ''))?.[1] ?? 50,
  );
  const share = Math.min(TWELFTHS - 1, Math.max(1, Math.round((percent * TWELFTHS) / 100)));
  if (share === TWELFTHS / 2) spans.set(node, share);
  else for (const part of parts) setSpan(part, part === picture ? share : TWELFTHS - share, { isPlain: false });
}

/** A width of its own in percent of the article. */
function percentOf(style: unknown): number | null {
  const [, value, unit] = /(?:^|;)\s*flex-basis\s*:\s*(\d{1,4}(?:\.\d+)?)(%|px|r?em)/.exec(String(style ?? '')) ?? [];
  const pixels = Number(value) * (unit === 'px' ? 1 : PIXELS_OF_REM);
  const percent = unit === '%' ? Number(value) : (pixels * 100) / ARTICLE_ROOM;
  return percent > 0 && percent < 100 ? percent : null;
}
