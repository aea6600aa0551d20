import type { createBrowserRouter } from 'react-router-dom';
import { measure } from './measure.ts';
import { keepOffline } from './offline-copies.ts';

/** What waits until the page is alive: copies for offline use, and its speed where that is wanted. Fetched apart, for nobody waits for it. */
export function afterHydration(router: ReturnType<typeof createBrowserRouter>): void {
  keepVisited(router);
  measure();
}

/** Pages of this visit, each once. */
function keepVisited(router: ReturnType<typeof createBrowserRouter>): void {
  const told = new Set<string>();
  const keep = (): void => {
    const { pathname, search } = router.state.location;
    if (search || router.state.navigation.state !== 'idle' || told.has(pathname)) return;
    told.add(pathname);
    keepOffline(pathname);
  };
  keep();
  router.subscribe(keep);
}
