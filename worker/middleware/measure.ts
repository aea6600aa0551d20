import type { MiddlewareHandler } from 'hono';
import { MEASURED } from '../../src/content/measured.ts';
import { matchPage } from '../../src/routes.ts';
import type { AppEnv } from '../dependencies.ts';
import { isPrefetch } from '../lib/prefetch.ts';

/**
 * Counts pages by route where `MEASURE` is on: no address, no cookie, no referrer, nothing that belongs to one person. Counted here,
 * so the browser is asked for nothing; a header tells the application that it may report how fast the page was.
 */
export const countViews: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const deps = c.get('deps');
  const isPage = c.req.method === 'GET' && [200, 304].includes(c.res.status);
  const match = isPage && deps.settings.MEASURE === 'on' ? matchPage(new URL(c.req.url).pathname) : null;
  if (!match) return;
  // Perhaps nobody will see it.
  if (!isPrefetch(c.req.raw.headers))
    c.env.MEASURES?.writeDataPoint({ indexes: [match.name], blobs: ['view', match.name], doubles: [1] });
  c.res.headers.append('Server-Timing', MEASURED);
};
