import type { ComponentProps } from 'react';

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
  to: string;
}

/**
 * A link within the site: a plain one, which `useInternalLinks` follows without a reload. React Router's own costs 3 kB and, on every
 * navigation, a render of each link on the page.
 */
export function Link({ to, state, preventScrollReset, children, ...anchor }: LinkProps) {
  const keep = (link: HTMLAnchorElement | null) => {
    if (link) given.set(link, { state, ...(preventScrollReset && { preventScrollReset }) });
  };
  return (
    <a {...anchor} href={to} {...((state !== undefined || preventScrollReset) && { ref: keep })}>
      {children}
    </a>
  );
}
