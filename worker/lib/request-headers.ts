import type { Context } from 'hono';
import { choseDataSaver } from '../../src/documents/reduced-data.ts';

/** `same`: from a page of ours. `unknown`: the client does not say (old browsers, curl). `cross`: from another site. */
type RequestOrigin = 'same' | 'unknown' | 'cross';

/**
 * Where a request comes from, by the two headers that scripts of other sites cannot set (row PLAT-12).
 * @param request its URL's own origin counts as ours, so that previews and local runs work.
 * @param siteOrigin the public origin of the site, such as `https://www.example.com`.
 */
export function originOf(request: Request, siteOrigin: string): RequestOrigin {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  if (origin === new URL(request.url).origin || origin === siteOrigin) return 'same';
  // A page that hides its address sends `Origin: null` with its own forms; the other header still tells the truth.
  if (site === 'same-origin') return 'same';
  // `none`: the visitor did it himself, such as restoring a closed page.
  return origin === null && (site === null || site === 'none') ? 'unknown' : 'cross';
}

/** The browser fetches a page before anybody asked for it (`src/app/ahead.ts`). */
export const isPrefetch = (headers: Headers): boolean => headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false;

/**
 * Whether this visitor's browser is to report nothing: it saves data, by its header or by the switch of the site, or it sends Global
 * Privacy Control or Do Not Track. Nothing personal would be in a report; whoever says no is asked for none all the same.
 */
export function declinesMeasurement(headers: Headers): boolean {
  const says = (name: string, word: string): boolean => headers.get(name)?.trim().toLowerCase() === word;
  return says('Save-Data', 'on') || says('Sec-GPC', '1') || says('DNT', '1') || choseDataSaver(headers);
}

/**
 * The language a browser asks for first (`Accept-Language`), as a tag of two or three letters; empty where it names none. Nothing more
 * is kept: the whole header is nearly a fingerprint.
 */
export const firstLanguage = (header: string | undefined): string =>
  /^\s*([a-z]{2,3})(?=[-;,\s]|$)/i.exec(header ?? '')?.[1]?.toLowerCase() ?? '';

/** `Hindi` of `hi`; the tag itself where the platform knows no name, nothing of an empty one. */
export function languageName(tag: string): string {
  if (!tag) return '';
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Address of the connection; null where the platform does not say. */
export const addressOf = (c: Context): string | null => c.req.header('CF-Connecting-IP') ?? null;

/** What counts as one sender: an IPv4 address, or the /64 that an IPv6 connection is given as a whole. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const parts = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - parts.length - rest.length) }, () => '0');
  return [...parts, ...zeros, ...rest]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
