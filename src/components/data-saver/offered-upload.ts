import type { Picture } from '../../content/records.ts';
import { MEDIA_PREFIX } from '../../endpoints.ts';
import { kilobytesOf, LIGHT_WIDTH_PX } from './light-file.ts';
import type { OfferedPicture } from './on-tap.tsx';

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
