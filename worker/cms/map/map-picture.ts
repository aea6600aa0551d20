import type { Picture } from '../../../src/content/records.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { isRecord, member, textMember } from '../client/members.ts';
import { isPicture, mediaAddress, uploadPathOf } from '../sanitise/media-path.ts';
import { collapse } from '../sanitise/parse-html.ts';

/** Lists show `medium`, a page of its own shows `full` (row BPOST-16). */
export type PictureSize = 'medium' | 'full';

/**
 * A `media` item, or what stands in `_embedded["wp:featuredmedia"]`, as a picture. Where an image was deleted or is not public,
 * error objects and even the index of the whole API come in its place: only an object with a string `source_url` is an image.
 * Small images lack the wanted size, so `source_url` is the fallback.
 */
export function pictureFromMedia(media: unknown, size: PictureSize, origins: ContentOrigins): Picture | null {
  const kind = `${textMember(media, 'media_type')} ${textMember(media, 'mime_type')}`.trim();
  if (typeof member(media, 'source_url') !== 'string' || (kind !== '' && !kind.includes('image'))) return null;
  const alt = textMember(media, 'alt_text');
  const details = member(media, 'media_details');
  const sized = size === 'full' ? null : member(details, 'sizes', size);
  const found =
    picture(textMember(sized, 'source_url'), sized, alt, origins) ??
    picture(textMember(media, 'source_url'), details, alt, origins);
  if (!found) return null;
  const widths = widthsOf(found, details, { origins, most: size === 'full' ? MOST_FULL : MOST_MEDIUM });
  return widths.length > 0 ? { ...found, widths } : found;
}

/** The widest that a list may show: a card on the sharpest phone. */
const MOST_MEDIUM = 1100;
const MOST_FULL = 2100;
/** Cropped sizes show another picture. Sizes are rounded to pixels, so that small ones differ a little from the whole. */
const SAME_SHAPE = 0.02;

/** The same picture in the other widths that WordPress made of it, narrowest first, each by its name in the picture's own folder. */
function widthsOf(
  { src, width, height }: Picture,
  details: unknown,
  { origins, most }: { origins: ContentOrigins; most: number },
): NonNullable<Picture['widths']> {
  const sizes = member(details, 'sizes');
  if (!width || !height || !isRecord(sizes)) return [];
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  const found = new Map<number, string>();
  for (const size of Object.values(sizes)) {
    const other = picture(textMember(size, 'source_url'), size, '', origins);
    const isSame = other?.width && other.height && Math.abs((other.width * height) / (other.height * width) - 1) <= SAME_SHAPE;
    const file = other?.src.startsWith(folder) ? other.src.slice(folder.length) : '';
    if (isSame && other.width && other.width <= most && other.src !== src && !file.includes('/') && file !== '')
      found.set(other.width, file);
  }
  return [...found].filter(([other]) => other !== width).sort(([a], [b]) => a - b);
}

/**
 * An image field of the fields plugin: its address alone, or an object with `url`, `width`, `height` and `alt`.
 * @returns the id where the field holds no more than an id, which one `media` call can turn into a picture
 */
export function pictureFromField(field: unknown, origins: ContentOrigins): Picture | number | null {
  if (typeof field === 'number') return field > 0 ? field : null;
  if (typeof field === 'string') return /^[1-9]\d{0,15}$/.test(field) ? Number(field) : picture(field, null, '', origins);
  return isRecord(field) ? picture(textMember(field, 'url'), field, textMember(field, 'alt'), origins) : null;
}

/** Pictures of any other host are none of ours: nothing of a third party loads by itself. Nor is what browsers do not show. */
function picture(address: string, details: unknown, alt: string, origins: ContentOrigins): Picture | null {
  const path = uploadPathOf(address, origins);
  const src = path && isPicture(path) ? mediaAddress(path, origins) : null;
  if (src === null) return null;
  const bytes = count(member(details, 'filesize'));
  return {
    src,
    width: count(member(details, 'width')),
    height: count(member(details, 'height')),
    alt: collapse(alt),
    ...(bytes && { bytes }),
  };
}

/** WordPress answers numbers, older bridging plugins strings. */
function count(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return Number.isSafeInteger(number) && Number(number) > 0 ? Number(number) : null;
}
