import type { MiddlewareHandler } from 'hono';
import { BUILD_ID } from '../../dist/build-id.js';
import { MEASURED } from '../../src/content/field-report.ts';
import type { AppEnv } from '../dependencies.ts';
import { pageAt } from '../languages.ts';
import { declinesMeasurement, isPrefetch } from '../lib/request-headers.ts';

/**
 * Tells the first script, with the document, that it may report how fast the page was, and which build this is. Where a data set is
 * bound, pages are counted by route: no address, no cookie, no referrer, nothing that belongs to one person.
 */
export const countViews: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const deps = c.get('deps');
  const isPage = c.req.method === 'GET' && [200, 304].includes(c.res.status);
  const match = isPage && deps.settings.MEASURE === 'on' ? pageAt(new URL(c.req.url).pathname, deps.settings)?.match : null;
  if (!match) return;
  // Perhaps nobody will see it.
  if (!isPrefetch(c.req.raw.headers))
    c.env.MEASURES?.writeDataPoint({ indexes: [match.name], blobs: ['view', match.name], doubles: [1] });
  if (declinesMeasurement(c.req.raw.headers) || Math.random() >= deps.settings.MEASURE_SHARE) return;
  c.res.headers.append('Server-Timing', `${MEASURED};desc="${BUILD_ID}"`);
};
