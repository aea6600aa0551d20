import type { Picture } from '../../src/content/records.ts';
import { isHostOf } from './content-origins.ts';
import { mediaPath } from './media-path.ts';
import { isRecord, member, textMember } from './members.ts';
import { collapse } from './text-of-tree.ts';

/** Lists show `medium`, a page of its own shows `full` (row BPOST-16). */
export type PictureSize = 'medium' | 'full';

/**
 * A `media` item, or what stands in `_embedded["wp:featuredmedia"]`, as a picture. Where an image was deleted or is not public,
 * error objects and even the index of the whole API come in its place: only an object with a string `source_url` is an image.
 * Small images lack the wanted size, so `source_url` is the fallback.
 */
export function pictureFromMedia(media: unknown, size: PictureSize, cmsOrigin: string): Picture | null {
  const kind = `${textMember(media, 'media_type')} ${textMember(media, 'mime_type')}`.trim();
  if (typeof member(media, 'source_url') !== 'string' || (kind !== '' && !kind.includes('image'))) return null;
  const alt = textMember(media, 'alt_text');
  const details = member(media, 'media_details');
  const sized = size === 'full' ? null : member(details, 'sizes', size);
  return (
    picture(textMember(sized, 'source_url'), sized, alt, cmsOrigin) ??
    picture(textMember(media, 'source_url'), details, alt, cmsOrigin)
  );
}

/**
 * An image field of the fields plugin: its address alone, or an object with `url`, `width`, `height` and `alt`.
 * @returns the id where the field holds no more than an id, which one `media` call can turn into a picture
 */
export function pictureFromField(field: unknown, cmsOrigin: string): Picture | number | null {
  if (typeof field === 'number') return field > 0 ? field : null;
  if (typeof field === 'string') return /^[1-9]\d{0,15}$/.test(field) ? Number(field) : picture(field, null, '', cmsOrigin);
  return isRecord(field) ? picture(textMember(field, 'url'), field, textMember(field, 'alt'), cmsOrigin) : null;
}

/** Pictures of any other host are none of ours: nothing of a third party loads by itself. */
function picture(address: string, details: unknown, alt: string, cmsOrigin: string): Picture | null {
  const url = URL.parse(address, cmsOrigin);
  const src = url && address !== '' && isHostOf(url, cmsOrigin) ? mediaPath(url.pathname) : null;
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
