import { canonicalPath } from '../../../src/routes.ts';
import { type ContentOrigins, isHostOf } from '../client/content-origins.ts';
import { mediaAddress, uploadPath } from './media-path.ts';

export interface RewrittenLink {
  href: string;
  external: boolean;
}

/** Ids in content get this prefix, so that none can take the place of an id or a global name of our own. */
export const ID_PREFIX = 'user-content-';

const WEB = /^https?:$/;
const CONTACT = /^(?:mailto|tel|sms):$/;

/**
 * Where a link in content leads on the public site: links to WordPress and to ourselves become paths in their one canonical
 * form, uploads lie under `/media/`, in-page links follow the prefixed ids, all other hosts are external.
 * @returns null for an address that is not to be followed: no address at all, a scheme that is not allowed, or a file that was deleted
 */
export function rewriteLink(address: string, origins: ContentOrigins): RewrittenLink | null {
  const text = address.trim();
  if (text === '') return null;
  if (text.startsWith('#')) return { href: inPage(text), external: false };
  // Relative links mean WordPress's own address, where editors see them.
  const url = URL.parse(text, origins.cmsOrigin);
  if (!url) return null;
  if (CONTACT.test(url.protocol)) return { href: url.href, external: false };
  if (!WEB.test(url.protocol)) return null;
  const upload = uploadPath(url, origins);
  if (upload !== null) {
    const file = mediaAddress(upload, origins);
    return file === null ? null : { href: file + url.hash, external: false };
  }
  const ofCms = isHostOf(url, origins.cmsOrigin);
  if (!ofCms && !isHostOf(url, origins.siteOrigin)) return { href: withoutUserInfo(url), external: true };
  const path = canonicalPath(ofCms ? withoutPrefix(url.pathname, origins.cmsPath) : url.pathname);
  return { href: (origins.resolvePath?.(path) ?? path) + url.search + (ofCms ? inPage(url.hash) : url.hash), external: false };
}

/** Where WordPress stands in a folder, so do the addresses of its posts. */
const withoutPrefix = (pathname: string, prefix = ''): string =>
  prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || '/' : pathname;

const inPage = (hash: string): string => (hash.length > 1 && hash !== '#top' ? `#${ID_PREFIX}${hash.slice(1)}` : hash);

/** `https://bank.example@evil.example/` reads as the one and leads to the other. */
function withoutUserInfo(url: URL): string {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  return plain.href;
}
