import type { Picture } from './records.ts';

/** Widths in which `/media/*` can answer a picture; everything else is answered as it was uploaded. */
export const MEDIA_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/**
 * `srcSet` and `sizes` of a picture of WordPress: the widths that WordPress made of it, which need no platform that resizes.
 * Where it names none the platform is asked for some; should that not resize either, each address answers the original.
 */
export function mediaSet({ src, width, widths }: Picture, sizes: string): { srcSet?: string; sizes?: string } {
  if (width && widths?.length) {
    const folder = src.slice(0, src.lastIndexOf('/') + 1);
    const all: [width: number, src: string][] = [
      [width, src],
      ...widths.map(([w, file]) => [w, folder + file] as [number, string]),
    ];
    return {
      srcSet: all
        .sort(([a], [b]) => a - b)
        .map(([w, file]) => `${file} ${w}w`)
        .join(', '),
      sizes,
    };
  }
  if (!width || !src.startsWith('/media/') || src.includes('?')) return {};
  const smaller = MEDIA_WIDTHS.filter((wanted) => wanted < width);
  if (smaller.length === 0) return {};
  return { srcSet: [...smaller.map((wanted) => `${src}?w=${wanted} ${wanted}w`), `${src} ${width}w`].join(', '), sizes };
}
