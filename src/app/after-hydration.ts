import { measure } from './measure.ts';
import type { SiteNavigation } from './navigation/navigation.ts';
import { keepOffline } from './offline-copies.ts';

/** What waits until the page is alive: copies for offline use, and its speed where that is wanted. Fetched apart, for nobody waits for it. */
export function afterHydration(navigation: SiteNavigation): void {
  keepVisited(navigation);
  measure();
}

/** Pages of this visit, each once. */
function keepVisited(navigation: SiteNavigation): void {
  const told = new Set<string>();
  const keep = (): void => {
    const { pathname, search } = navigation.shown().location;
    if (search || told.has(pathname)) return;
    told.add(pathname);
    keepOffline(pathname);
  };
  keep();
  navigation.subscribe({ pending: () => {}, shown: keep });
}
