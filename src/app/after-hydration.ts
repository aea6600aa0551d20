import type { SiteNavigation } from './navigation/navigation.ts';
import { keepOffline } from './offline-copies.ts';

/** What waits until the page is alive: copies of this visit's pages for offline use, each once. Fetched apart, for nobody waits for it. */
export function afterHydration(navigation: SiteNavigation): void {
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
