import type { Element, ElementContent, Properties } from 'hast';
import * as words from '#words/articles';
import type { ContentOrigins } from '../client/content-origins.ts';
import { isPicture, mediaAddress, uploadPathOf } from './media-path.ts';
import { collapse } from './parse-html.ts';
import { draggedWidth, MAX_HEIGHT, pictureShape, type Size } from './picture-shape.ts';
import { ARTICLE_ROOM, COVER_PICTURE, hasClass, type Place } from './place.ts';
import { rewriteLink } from './rewrite-link.ts';
import { edgesOf } from './said-by-style.ts';

const CANDIDATE = /^(\S+)\s+(\d{1,5}(?:\.\d{1,3})?[wx])$/;
const SIZE_IN_NAME = /-(\d{1,5})x(\d{1,5})\.\w{2,5}$/;
/** Of the window, that the text takes on a phone; a little more than it is, for the style sheet keeps pictures in their column. */
const PHONE_SHARE = 0.92;
/** Where columns begin to stand side by side, in the style sheet of articles. */
const STACKED_BELOW = 768;
/** As wide as the editor makes a picture at the most that is put between words; the style sheet leaves one in its line. */
const IN_LINE_WIDTH = 150;

/**
 * An image of content. Uploads are served by ourselves under `/media/`, lazily and with their size kept, so that nothing jumps.
 * Pictures of other hosts become a link with the alternative text: nothing of a third party loads by itself. Behind a cover such a link
 * would lie over its words: the cover's colour stands in. What has no address
 * (placeholders of lazy loaders, `data:`) disappears, and what is not an upload of WordPress, or none that browsers show, leaves its
 * alternative text.
 */
export function rewriteImage(node: Element, { origins, inLink, room, fills }: Place): ElementContent[] {
  const alt = collapse(String(node.properties.alt ?? ''));
  const address = String(node.properties.src ?? '').trim();
  const path = uploadPathOf(address, origins);
  if (path !== null) {
    const src = mediaAddress(path, origins);
    // Deleted in WordPress: often because a patient took back a consent, so not even its description stays.
    if (src === null) return [];
    if (!isPicture(path)) return alt === '' || hasClass(node, COVER_PICTURE) ? [] : [{ type: 'text', value: alt }];
    const properties = imageProperties(node.properties, { src, path, alt }, { origins, room, fills });
    return [{ type: 'element', tagName: 'img', properties, children: [] }];
  }
  const link = rewriteLink(address, origins);
  if (!link || hasClass(node, COVER_PICTURE) || isAvatar(link.href)) return [];
  const text = { type: 'text', value: alt || (link.external ? words.viewPicture : '') } as const;
  if (!link.external || inLink || isEmoji(alt)) return text.value === '' ? [] : [text];
  return [{ type: 'element', tagName: 'a', properties: { href: link.href, rel: ['noopener', 'noreferrer'] }, children: [text] }];
}

/** Faces of authors and readers, which WordPress takes from gravatar.com: mostly a pattern, and its address tells whose it is. */
const isAvatar = (address: string): boolean => /^https?:\/\/(?:[a-z0-9-]+\.)?gravatar\.com\//.test(address);

/** Pictographs and flags, with what joins them and says how they look. */
const EMOJI = /^(?:[\p{Extended_Pictographic}\p{Regional_Indicator}](?:\u200D|\uFE0F|\p{Emoji_Modifier})*)+$/u;

/** A picture that is described by an emoji alone, as WordPress, Gmail and Facebook put one into a text in its place. */
export const isEmoji = (alt: string): boolean => EMOJI.test(alt);

function imageProperties(
  given: Properties,
  { src, path, alt }: { src: string; path: string; alt: string },
  { origins, room, fills }: Pick<Place, 'origins' | 'room' | 'fills'>,
): Properties {
  const srcSet = rewriteSrcSet(String(given.srcSet ?? ''), origins);
  const style = String(given.style ?? '');
  const { size, classes } = pictureShape(style, sizeOf(given, path) ?? sizeOfSet(srcSet));
  const dragged = draggedWidth(style);
  if (dragged && dragged <= IN_LINE_WIDTH) classes.push('is-small');
  classes.push(...edgesOf(style));
  const widest = size?.width ?? widestOf(srcSet);
  return {
    src,
    ...(srcSet && { srcSet, ...(/\dw(?:,|$)/.test(srcSet) && { sizes: sizesFor(widest, size, { room, fills }) }) }),
    alt,
    ...size,
    loading: 'lazy',
    decoding: 'async',
    ...pick(given, ['className', 'id', 'title', 'lang', 'ariaDescribedBy', 'ariaHidden']),
    ...(classes.length > 0 && { className: [...(Array.isArray(given.className) ? given.className : []), ...classes] }),
  };
}

/**
 * Own `sizes`, from the place a picture stands in: the width it has there is the width it was inserted with, as far as there is room.
 * WordPress's own value begins with `auto` since 6.7, which says nothing while a picture has no width by style: it becomes 300 px.
 */
function sizesFor(widest: number | undefined, size: Size | undefined, { room, fills }: Pick<Place, 'room' | 'fills'>): string {
  const most = fills ? Number.POSITIVE_INFINITY : (widest ?? ARTICLE_ROOM);
  const high = size && !fills ? (MAX_HEIGHT * size.width) / size.height : Number.POSITIVE_INFINITY;
  const wide = Math.round(Math.min(most, room, high));
  const onPhone = Math.round(Math.min(most, high, STACKED_BELOW * PHONE_SHARE));
  if (onPhone <= wide) return `(max-width: ${Math.ceil(wide / PHONE_SHARE)}px) 92vw, ${wide}px`;
  const reached = Math.ceil(onPhone / PHONE_SHARE);
  const phone = reached > STACKED_BELOW - 10 ? STACKED_BELOW - 1 : reached;
  const between = phone < STACKED_BELOW - 1 ? `(max-width: ${STACKED_BELOW - 1}px) ${onPhone}px, ` : '';
  return `(max-width: ${phone}px) 92vw, ${between}${wide}px`;
}

/** Of the file that the editor chose: its attributes, else what its name says. */
function sizeOf(given: Properties, path: string): Size | undefined {
  const [, nameWidth, nameHeight] = SIZE_IN_NAME.exec(path) ?? [];
  return both(pixels(given.width), pixels(given.height)) ?? both(pixels(nameWidth), pixels(nameHeight));
}

/** A file whose name says no size, from those beside it: the whole picture is as wide as the widest, in the shape of any. */
function sizeOfSet(srcSet: string): Size | undefined {
  const widest = widestOf(srcSet);
  const shapes = srcSet.split(', ').flatMap((candidate) => {
    const [, width, height] = SIZE_IN_NAME.exec(candidate.split(/[ ?]/)[0] ?? '') ?? [];
    return both(pixels(width), pixels(height)) ?? [];
  });
  // The largest is rounded least.
  const shape = shapes.sort((a, b) => b.width - a.width)[0];
  return widest && shape ? { width: widest, height: Math.max(1, Math.round((widest * shape.height) / shape.width)) } : undefined;
}

const both = (width: number | undefined, height: number | undefined): Size | undefined =>
  width && height ? { width, height } : undefined;

const widestOf = (srcSet: string): number | undefined => {
  const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? Math.max(...widths) : undefined;
};

/** `…/a-300x200.jpg 300w, …` → the same under `/media/`; candidates of other hosts, and what was deleted, are dropped. */
function rewriteSrcSet(srcSet: string, origins: ContentOrigins): string {
  return srcSet
    .split(/,\s/)
    .flatMap((candidate) => {
      const [, address = '', descriptor = ''] = CANDIDATE.exec(candidate.trim().replace(/,$/, '')) ?? [];
      const path = uploadPathOf(address, origins);
      const src = path && mediaAddress(path, origins);
      return src ? [`${src} ${descriptor}`] : [];
    })
    .join(', ');
}

/** Attributes that are numbers arrive as such; `100%` is not a number of pixels. */
function pixels(value: unknown): number | undefined {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 && count < 100_000 ? count : undefined;
}

const pick = (given: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));

const CAPTION_CLASS = 'wp-caption-text';

/**
 * Whether an element is what is left of pictures that were deleted in WordPress: captions. A caption may name the patient whose picture it
 * was, so that it goes with it.
 * @param before with the pictures as WordPress has them
 * @param after without those that were deleted
 */
export const isLeftCaption = (before: Element, after: Element, origins: ContentOrigins): boolean =>
  holdsDeleted(before, origins) && !after.children.some(isSeen);

function holdsDeleted(node: ElementContent, origins: ContentOrigins): boolean {
  if (node.type !== 'element') return false;
  if (node.tagName !== 'img') return node.children.some((child) => holdsDeleted(child, origins));
  const path = uploadPathOf(String(node.properties.src ?? '').trim(), origins);
  return path !== null && origins.mediaMark?.(path) === 'gone';
}

/** Anything but a caption. */
function isSeen(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type !== 'element' || node.tagName === 'figcaption') return false;
  if (hasClass(node, CAPTION_CLASS)) return false;
  return ['img', 'video', 'audio'].includes(node.tagName) || node.children.some(isSeen);
}
