/**
 * Pages in the language that is being shown, by their addresses. Callers ask first, as with `current-language.ts`:
 * English pages have the addresses that they are known by.
 */
import { addressIn, barePath, isOwnAddress } from './current-language.ts';
import { matchPage, matchRoute, type RouteMatch } from './routes.ts';

/** An address of the site, which may go on with a query or a hash, in the language that is being shown; English where it has no such page. */
export function localised(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return addressIn(path, matchRoute(path)?.name) + rest;
}

/** The same for a link, which says so where it leads to an English page. */
export function localLink(address: string): { href: string; hrefLang?: string } {
  const href = localised(address);
  return href.startsWith('/') && !isOwnAddress(href) ? { href, hrefLang: 'en' } : { href };
}

/** The page at an address of the language that is being shown; null for what is in another one, or nowhere. */
export function matchOwnPage(address: string): RouteMatch | null {
  const path = barePath(address);
  const match = isOwnAddress(address) ? matchPage(path) : null;
  return match && addressIn(path, match.name) === address ? match : null;
}
