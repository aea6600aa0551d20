import type { Picture } from './records.ts';

/** Widths in which `/media/*` can answer a picture; everything else is answered as it was uploaded. */
export const MEDIA_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/**
 * `srcSet` and `sizes` of a picture of the content system, for what the file can give. Where the platform does not resize, each
 * address answers the original.
 */
export function mediaSet({ src, width }: Picture, sizes: string): { srcSet?: string; sizes?: string } {
  if (!width || !src.startsWith('/media/') || src.includes('?')) return {};
  const smaller = MEDIA_WIDTHS.filter((wanted) => wanted < width);
  if (smaller.length === 0) return {};
  return { srcSet: [...smaller.map((wanted) => `${src}?w=${wanted} ${wanted}w`), `${src} ${width}w`].join(', '), sizes };
}
