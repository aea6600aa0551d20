import type { Picture } from '../../content/records.ts';
import { MEDIA_PREFIX } from '../../endpoints.ts';
import type { PictureSource } from '../../media/packed-picture.ts';
import type { OfferedPicture } from './on-tap.tsx';

/** Units of an outline along the longer side of its picture (`tools/pictures/outline.ts`). */
export const OUTLINE_UNITS = 96;

/** Wider files are never offered on a lite page, where there is a narrower one. Also one of the widths in which `/media/*` answers. */
const LIGHT_WIDTH_PX = 640;
const BYTES_PER_KB = 1000;

/** The one file of a format that a lite page may show: the widest up to 640 px, else the narrowest. Sources stand narrowest first. */
export const lightFile = <Source extends Pick<PictureSource, 'w'>>(sources: readonly Source[]): Source | undefined =>
  sources.findLast(({ w }) => w <= LIGHT_WIDTH_PX) ?? sources[0];

/** A weight as visitors are told it, rounded up. */
export const kilobytesOf = (bytes: number): number => Math.ceil(bytes / BYTES_PER_KB);

/** The lightest form in which `/media/*` answers an upload. The weight is known only where the file is sent as it was uploaded. */
export function offeredUpload({
  src,
  width,
  widths,
  bytes,
}: Pick<Picture, 'src' | 'width' | 'widths' | 'bytes'>): OfferedPicture {
  const light = widths?.findLast(([other]) => other <= LIGHT_WIDTH_PX) ?? widths?.[0];
  if (light && (width ?? 0) > LIGHT_WIDTH_PX) return [{ src: src.slice(0, src.lastIndexOf('/') + 1) + light[1] }];
  const isOurs = src.startsWith(MEDIA_PREFIX) && !src.includes('?');
  if (isOurs && (width ?? 0) > LIGHT_WIDTH_PX) return [{ src: `${src}?w=${LIGHT_WIDTH_PX}` }];
  return [{ src, ...(bytes && { kilobytes: kilobytesOf(bytes) }) }];
}
