const SOURCE = /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"(?: media="([^"]*)")?/g;
const OTHERWISE = '(width &gt;= 48rem)';

/**
 * Preloads of the picture that the first view waits for, so that it is asked for with the first bytes of the document, before its styles
 * have come. AVIF alone: a browser without it finds its picture in the text.
 */
export function firstPictureLinks(html: string): string[] {
  const end = html.indexOf('fetchPriority="high"');
  if (end < 0) return [];
  const picture = html.slice(html.lastIndexOf('<picture', end), end);
  const sources = [...picture.matchAll(SOURCE)];
  return sources.map(([, srcset, sizes, media]) => {
    const only = media ?? (sources.length > 1 ? OTHERWISE : undefined);
    const where = only ? ` media="${only}"` : '';
    return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}"${where} fetchpriority="high">`;
  });
}

/**
 * Preloads of the fonts, which come after that picture: on Slow 3G their 28 kB took half a second from it, and until they are there the
 * page is read in the device's own type, fitted to them (decision 028).
 */
export const fontLinks = (files: readonly string[]): string[] =>
  files.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin fetchpriority="low">`);
