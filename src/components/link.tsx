import type { ComponentProps } from 'react';
import { localLink } from '../local-pages.ts';

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
