import { useEffect } from 'react';
import { goTo, useNavigation } from '../browser/page-context.ts';
import { nextIsLite, prefersReducedData } from '../browser/visitor-preferences.ts';
import { isPlainClick, linkOptions, matchOwnPage } from '../components/link.tsx';
import { serviceSections } from '../content/menu.ts';
import { isOwnAddress } from '../current-language.ts';
import { canonicalPath, href, matchPage } from '../routes.ts';

/** Parts of a link and a click that decide whether the application may follow the link itself. */
export type Followed = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target'> & { download: string };

/**
 * The path to go to for a link, or null where the browser must follow it: another site, another tab, a
 * download, an address that is not a page (feed, media) or one in another language, a bare hash within the page.
 */
export function internalPath(link: Followed, here: Pick<Location, 'origin' | 'pathname' | 'search'>): string | null {
  if (link.origin !== here.origin || link.target || link.download) return null;
  const path = canonicalPath(link.pathname);
  // Another language is another application.
  if (!(import.meta.english ? matchPage(path) : matchOwnPage(path))) return null;
  if (link.hash && link.pathname === here.pathname && link.search === here.search && !isSection(link.hash)) return null;
  return path + link.search + link.hash;
}

/** That of most pages; the one for patients from abroad is on theirs alone. */
const FORM = '#consultation';

const isSection = (hash: string): boolean => serviceSections.some((section) => `#${section.hash}` === hash);

/** Navigation state that belongs to an address (row HEAD-11). */
export const scrollState = (hash: string): { scrollTo: string } | null => {
  const section = serviceSections.find((part) => `#${part.hash}` === hash);
  return section ? { scrollTo: section.scrollTo } : null;
};

/** Follows links to pages of this site without a reload: those of `Link`, of kept HTML and of articles alike. */
export function useInternalLinks(): void {
  const navigation = useNavigation();
  useEffect(() => {
    if (!navigation) return;
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || nextIsLite()) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link) return;
      const options = linkOptions(link);
      // The bar's Ask was written for the page that came first; this one may have no form, or another.
      const isLost = link.closest('#reach') && link.hash && !document.querySelector(link.hash);
      const path = isLost
        ? (document.querySelector(FORM) ? location.pathname : href('contact')) + FORM
        : options && (import.meta.english || isOwnAddress(link.pathname))
          ? link.pathname + link.search + link.hash
          : internalPath(link, location);
      if (!path) return;
      event.preventDefault();
      const replace = path === location.pathname + location.search + location.hash;
      goTo(navigation, path, { state: scrollState(link.hash), ...options, replace });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigation]);
}

/** A pointer that rests on a link for this long means it; a finger that scrolls is called off before. */
const INTENT_MS = 80;

/** Loads a page while the visitor is about to press the link to it: its code and its data. Never where data is dear. */
export function useIntentPrefetch(): void {
  const navigation = useNavigation();
  useEffect(() => {
    if (!navigation) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer = 0;
    const forget = () => clearTimeout(timer);
    const consider = ({ target }: Event) => {
      forget();
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const path = link && internalPath(link, location);
      if (!path || link.pathname === location.pathname || prefersReducedData()) return;
      timer = window.setTimeout(() => navigation.prefetch(path), INTENT_MS);
    };
    document.addEventListener('pointerover', consider, { signal });
    for (const type of ['pointerout', 'pointercancel']) document.addEventListener(type, forget, { signal });
    signal.addEventListener('abort', forget);
    return () => listeners.abort();
  }, [navigation]);
}
