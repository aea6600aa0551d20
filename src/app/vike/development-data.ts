import type { PageData, PageRedirect } from '../../documents/page-data.ts';
import { matchPage } from '../../routes.ts';

/** In `npm run dev` the content of a page comes from the Worker, as it does for navigation in the browser. */
export async function developmentData(path: string, search: string): Promise<PageData | undefined> {
  const route = matchPage(path)?.route;
  if (!route || (route.kind === 'static' && !route.managed)) return undefined;
  const answer = await fetch(`${import.meta.env.VITE_WORKER_ORIGIN}/api/content${path}${search}`);
  const data = (await answer.json()) as PageData | PageRedirect;
  return data.status === 'redirect' ? { status: 'absent' } : data;
}
