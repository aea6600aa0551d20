import { ID_PREFIX } from '../../../src/browser/article-html.ts';
import { splitLanguage } from '../../../src/languages.ts';
import { canonicalPath, matchRoute, type RouteMatch } from '../../../src/routes.ts';
import { type ContentOrigins, isHostOf } from '../client/content-origins.ts';
import { mediaAddress, uploadPath } from './media-path.ts';

export interface RewrittenLink {
  href: string;
  external: boolean;
}

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
  const given = URL.parse(withScheme(text), origins.cmsOrigin);
  const url = given && (behindGoogle(given) ?? given);
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
  const named = canonicalPath(ofCms ? withoutPrefix(url.pathname, origins.cmsPath) : url.pathname);
  // On the site itself `/liposuction` is the treatment; in WordPress, which has none, an article may have that address.
  const isOwn = !ofCms && !['post', undefined].includes(pageOf(named)?.name);
  const path = isOwn ? named : (origins.resolvePath?.(named) ?? named);
  return { href: path + url.search + (hasOwnParts(pageOf(path)) ? url.hash : inPage(url.hash)), external: false };
}

/** The page of the site at an address, in any language; null also for what may be a page of editors. */
const pageOf = (address: string): RouteMatch | null => matchRoute(splitLanguage(address).path);

/** A page of the site's own has parts of its own; those that show a text have those of their text. */
const hasOwnParts = (page: RouteMatch | null): boolean =>
  page !== null && (page.route.kind === 'static' || !(page.route.managed || ['post', 'legacyPost'].includes(page.name)));

/** What editors paste as an address without saying of which kind: a host, or an address of mail. */
function withScheme(text: string): string {
  if (/^www\.[^/\s]+\./i.test(text)) return `https://${text}`;
  return /^[^\s/:@?#]+@[^\s/:@?#]+\.[a-z]{2,}$/i.test(text) ? `mailto:${text}` : text;
}

/** Google Docs leads to every link by way of Google, which then knows who reads what. */
function behindGoogle(url: URL): URL | null {
  if (!/^(?:www\.)?google\.[a-z.]{2,6}$/.test(url.host) || url.pathname !== '/url') return null;
  const target = URL.parse(url.searchParams.get('q') ?? url.searchParams.get('url') ?? '');
  return target && WEB.test(target.protocol) ? target : null;
}

/** Where WordPress stands in a folder, so do the addresses of its posts. */
const withoutPrefix = (pathname: string, prefix = ''): string =>
  prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || '/' : pathname;

/** Editors copy the address of a part from the site as well, where it has its prefix. */
const inPage = (hash: string): string =>
  hash.length > 1 && hash !== '#top' && !hash.startsWith(`#${ID_PREFIX}`) ? `#${ID_PREFIX}${hash.slice(1)}` : hash;

/** `https://bank.example@evil.example/` reads as the one and leads to the other. */
function withoutUserInfo(url: URL): string {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  return plain.href;
}
