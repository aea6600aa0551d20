// The style sheets come with the document; named here so that the build knows them as the application's.
import '../styles/global.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { SaverContext } from '../components/data-saver/saver-context.ts';
import { DATA_ID, type DocumentData } from '../seo/document-data.ts';
import { SeedContext } from './page-context.ts';
import { routeObjects } from './router.tsx';

/**
 * Brings the document to life. The matched route is loaded before React looks at the HTML; otherwise hydration
 * would find an empty page where the text stands.
 */
export async function hydrate(): Promise<void> {
  const block = document.getElementById(DATA_ID);
  const root = document.getElementById('root');
  if (!block?.textContent || !root) throw new Error('The document carries no page data');
  const { origin, head, routeId, path, data } = JSON.parse(block.textContent) as DocumentData;
  const routes = routeObjects();
  const shown = routeId === 'not-found' ? '/not-found/hydrate' : path;
  for (const { route } of matchRoutes(routes, shown) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const lean = document.documentElement.dataset['saver'] !== undefined;
  const saver = lean ? (await import('../components/data-saver/saver.ts')).saver : null;
  const loaderData = data ? { [routeId]: (await import('./article-html.ts')).restoreArticle(data, document) } : {};
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  hydrateRoot(
    root,
    <SeedContext value={{ origin, head }}>
      <SaverContext value={saver}>
        <RouterProvider router={router} />
      </SaverContext>
    </SeedContext>,
  );
  import('./after-hydration.ts').then(
    ({ afterHydration }) => afterHydration(router),
    (error: unknown) => console.warn('No copies for offline use:', error),
  );
}
