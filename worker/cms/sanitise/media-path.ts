import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import { type ContentOrigins, isHostOf, mediaBasesOf } from '../client/content-origins.ts';

/**
 * What browsers show as a picture and what cannot hold script, by the end of its name. WordPress takes more: the photographs of an iPhone
 * (HEIC), which one browser alone shows, TIFF, and with a plugin SVG.
 */
export const PICTURES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
/** An encoded separator or control character would mean one thing to us and another to WordPress. */
const UNSAFE = /%(?:2f|5c|[01][0-9a-f]|7f)|\/\/|\\/i;
/** The image service of WordPress.com serves the pictures of any host: `https://i0.wp.com/cms.example/wp-content/uploads/a.jpg?w=300`. */
const PHOTON_HOST = /^i[0-3]\.wp\.com$/;

/**
 * The path on our own origin of a file uploaded to WordPress: `/wp-content/uploads/2025/01/a.jpg` → `/media/2025/01/a.jpg`.
 * @param pathname as `URL.pathname` has it, dot segments resolved
 * @param uploads where uploads lie below their host
 * @param prefix where they lie here
 * @returns null for anything that is not an upload
 */
export function mediaPath(pathname: string, uploads: string, prefix: string): string | null {
  if (!pathname.startsWith(uploads) || pathname.endsWith('/') || UNSAFE.test(pathname)) return null;
  const rest = pathname.slice(uploads.length);
  // The first segment of the others' paths.
  return rest.startsWith('~') ? null : prefix + rest;
}

/**
 * The path on our own origin of an uploaded file, wherever uploads lie: below WordPress, in a folder of their own, on another host.
 * Files of the second base and later are told apart by a segment: `/media/~1/a.jpg`. Uploads keep their path on the site's own host too,
 * where older content points at it.
 */
export function uploadPath(address: URL, origins: ContentOrigins): string | null {
  const url = PHOTON_HOST.test(address.host) ? (URL.parse(`https:/${address.pathname}`) ?? address) : address;
  if (!/^https?:$/.test(url.protocol)) return null;
  for (const [index, base] of mediaBasesOf(origins).entries()) {
    const { pathname } = new URL(base);
    const isOurs = isHostOf(url, base) || (isHostOf(new URL(base), origins.cmsOrigin) && isHostOf(url, origins.siteOrigin));
    const path = isOurs ? mediaPath(url.pathname, pathname, index === 0 ? MEDIA_PREFIX : `${MEDIA_PREFIX}~${index}/`) : null;
    if (path !== null) return path;
  }
  return null;
}

/** The same of an address as content has it; null for one that cannot be read, too. */
export function uploadPathOf(address: string, origins: ContentOrigins): string | null {
  const url = URL.parse(address, origins.cmsOrigin);
  return url && uploadPath(url, origins);
}

/** Whether a file can be shown as a picture, by its path or name. */
export const isPicture = (path: string): boolean => Object.hasOwn(PICTURES, /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '');

/** Address of a file for a page: with the version of one that was replaced; null for one that was deleted. */
export function mediaAddress(path: string, { mediaMark }: ContentOrigins): string | null {
  const mark = mediaMark?.(path);
  if (mark === 'gone') return null;
  return mark ? `${path}?v=${mark.version}` : path;
}

/** The address in WordPress of a path below `/media/`; null where no base is meant. */
export function upstreamAddress(path: string, origins: ContentOrigins): string | null {
  const [, index = '0', rest = ''] = /^\/media\/(?:~([1-9])\/)?(.+)$/s.exec(path) ?? [];
  const base = mediaBasesOf(origins)[Number(index)];
  return base && rest !== '' && !rest.startsWith('~') ? base + rest : null;
}
