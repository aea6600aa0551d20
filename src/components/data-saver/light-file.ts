import { fileBeside } from '../../content/media-set.ts';
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

type Upload = Pick<Picture, 'src' | 'width' | 'widths' | 'avif' | 'bytes'>;

/** The lightest form in which `/media/*` answers an upload; of a drawing that stands for one, AVIF beside it. */
export function offeredUpload(picture: Upload): OfferedPicture {
  const drawn = lightestOf(picture.avif);
  const file = lightUpload(picture);
  return drawn ? [{ src: fileBeside(picture.src, drawn), type: 'image/avif' }, file] : [file];
}

/** The weight is known only where the file is sent as it was uploaded. */
function lightUpload({ src, width, widths, bytes }: Upload): OfferedPicture[0] {
  const light = lightestOf(widths);
  if (light && (width ?? 0) > LIGHT_WIDTH_PX) return { src: fileBeside(src, light) };
  const isOurs = src.startsWith(MEDIA_PREFIX) && !src.includes('?');
  if (isOurs && (width ?? 0) > LIGHT_WIDTH_PX) return { src: `${src}?w=${LIGHT_WIDTH_PX}` };
  return { src, ...(bytes && { kilobytes: kilobytesOf(bytes) }) };
}

const lightestOf = (files: Picture['widths'] = []): string | undefined =>
  lightFile(files.map(([w, file]) => ({ w, file })))?.file;
