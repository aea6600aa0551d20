import type { Picture } from '../../content/records.ts';
import type { OfferedPicture } from './on-tap.tsx';

/** One of the widths in which `/media/*` answers. */
const LIGHT_WIDTH_PX = 640;

/** The lightest form in which `/media/*` answers an upload. The weight is known only where the file is sent as it was uploaded. */
export function offeredUpload({ src, width, bytes }: Pick<Picture, 'src' | 'width' | 'bytes'>): OfferedPicture {
  const isOurs = src.startsWith('/media/') && !src.includes('?');
  if (isOurs && (width ?? 0) > LIGHT_WIDTH_PX) return { files: [{ src: `${src}?w=${LIGHT_WIDTH_PX}` }] };
  return { files: [{ src }], ...(bytes && { kilobytes: Math.ceil(bytes / 1000) }) };
}
