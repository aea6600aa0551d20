import { useEffect } from 'react';
import { useNavigation } from '../browser/page-context.ts';
import { prefersReducedData } from '../browser/visitor-preferences.ts';
import { internalPath } from './use-internal-links.ts';

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
