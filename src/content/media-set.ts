import { MEDIA_PREFIX } from '../endpoints.ts';
import type { Picture } from './records.ts';

/** Widths in which `/media/*` can answer a picture; everything else is answered as it was uploaded. */
export const MEDIA_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/**
 * Of the picture at the head of an article or a page, which is as wide as its column. Phones with three pixels to a point take the file that
 * suffices for two: nobody sees the difference at that size, and it is what the first view waits for.
 */
export const BANNER_SIZES = '(min-width: 64rem) 48rem, (max-width: 39.99rem) and (min-resolution: 2.5dppx) 62vw, 92vw';

/** Name of the file that an address leads to. */
export const fileOf = (src: string): string => src.slice(src.lastIndexOf('/') + 1);

/** Address of another file in the same folder. */
export const fileBeside = (src: string, file: string): string => src.slice(0, src.lastIndexOf('/') + 1) + file;

/** A `srcSet`: pixels and names of files in the folder of `src`, in any order. */
export const filesBeside = (src: string, files: readonly (readonly [width: number, file: string])[]): string =>
  files
    .toSorted(([a], [b]) => a - b)
    .map(([w, file]) => `${fileBeside(src, file)} ${w}w`)
    .join(', ');

/**
 * `srcSet` and `sizes` of a picture of WordPress: the widths that WordPress made of it, which need no platform that resizes.
 * Where it names none the platform is asked for some; should that not resize either, each address answers the original.
 */
export function mediaSet({ src, width, widths }: Picture, sizes: string): { srcSet?: string; sizes?: string } {
  if (width && widths?.length) return { srcSet: filesBeside(src, [...widths, [width, fileOf(src)]]), sizes };
  if (!width || !src.startsWith(MEDIA_PREFIX) || src.includes('?')) return {};
  const smaller = MEDIA_WIDTHS.filter((wanted) => wanted < width);
  if (smaller.length === 0) return {};
  return { srcSet: [...smaller.map((wanted) => `${src}?w=${wanted} ${wanted}w`), `${src} ${width}w`].join(', '), sizes };
}
