import type { ComponentProps } from 'react';
import { addressIn, barePath, isOwnAddress } from '../current-language.ts';
import { matchPage, matchRoute, type RouteMatch } from '../routes.ts';

/** What a visit by a link takes along. */
export interface LinkOptions {
  /** Of the history's entry; read by the page that is gone to. */
  state?: unknown;
  /** The window stays where it is. */
  preventScrollReset?: boolean;
}

const given = new WeakMap<Element, LinkOptions>();

/** The options of a link that `Link` made with some. */
export const linkOptions = (link: Element): LinkOptions | undefined => given.get(link);

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, LinkOptions {
  /** An address of the site, as English has it or as `href` says it. */
  to: string;
}

/**
 * A link within the site: a plain one, which `useInternalLinks` follows without a reload. React Router's own costs 3 kB and, on every
 * navigation, a render of each link on the page. It leads to the page in the language that is being shown, where there is one.
 */
export function Link({ to, state, preventScrollReset, children, ...anchor }: LinkProps) {
  const keep = (link: HTMLAnchorElement | null) => {
    if (link) given.set(link, { state, ...(preventScrollReset && { preventScrollReset }) });
  };
  const target = import.meta.english ? { href: to } : localLink(to);
  return (
    <a {...anchor} {...target} {...((state !== undefined || preventScrollReset) && { ref: keep })}>
      {children}
    </a>
  );
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click asks for nothing but the link itself: with another button or a modifier key it is the browser's to follow. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  !button && !metaKey && !ctrlKey && !shiftKey && !altKey;

// Pages in the language that is being shown, by their addresses. Callers ask first, as with `current-language.ts`: English pages have the
// addresses that they are known by.

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
