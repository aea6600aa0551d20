import type { Context } from 'hono';
import { matchRoute } from '../../src/routes.ts';
import { METADATA_PAGES } from '../../src/seo/apply-metadata.ts';
import { failure } from '../failure.ts';
import type { AppEnv } from '../tools.ts';
import { pageData } from './page-data.ts';

const STATUS = { found: 200, static: 200, redirect: 200, absent: 404, gone: 410, unavailable: 503 } as const;

/** The content of pages as JSON, for navigation in the browser: `/api/content` followed by the page's own path and query. */
export async function contentApi(c: Context<AppEnv>): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  const match = matchRoute(pathname.slice('/api/content'.length));
  if (!match || (match.route.kind !== 'content' && !match.route.managed && match.name !== 'gallery'))
    return failure(c, 404, 'not-found', 'There is no such content.');
  const { data, state } = await pageData(match, searchParams, c.get('tools'));
  const unavailable = data.status === 'unavailable';
  return c.json(data, STATUS[data.status], {
    'Cache-Control': unavailable ? 'no-store' : 'no-cache',
    'X-Edge-Cache': state,
    ...(unavailable && { 'Retry-After': String(data.retryAfterSec) }),
  });
}

/** Metadata of one of the three pages that have some; 204 when there is none. */
export async function seoMetadata(c: Context<AppEnv>): Promise<Response> {
  const page = METADATA_PAGES.find((name) => name === c.req.param('page'));
  if (!page) return failure(c, 404, 'not-found', 'There is no such metadata.');
  const found = await c.get('tools').content.metadata(page);
  if (found.status === 'unavailable') {
    const headers = { 'Retry-After': String(found.retryAfterSec) };
    return failure(c, 503, 'unavailable', 'The metadata cannot be read right now.', { headers });
  }
  if (found.status !== 'found') return c.body(null, 204, { 'Cache-Control': 'no-cache' });
  return c.json(found.value, 200, { 'Cache-Control': 'no-cache', 'X-Edge-Cache': found.state });
}
