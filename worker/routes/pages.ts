import type { Context } from 'hono';
import { BUILD_ID } from '../../dist/build-id.js';
import type { PageData } from '../../src/content/page-data.ts';
import type { SeoMetadata } from '../../src/content/records.ts';
import { matchRoute, type RouteMatch } from '../../src/routes.ts';
import { METADATA_PAGES } from '../../src/seo/apply-metadata.ts';
import { type FinishedPage, isCurrent } from '../html/finished-page.ts';
import { renderPage } from '../html/render-page.ts';
import { staticPage } from '../html/static-shell.ts';
import type { AppEnv } from '../tools.ts';
import { type EdgeCacheState, pageData } from './page-data.ts';

/** Query parameters that change what a page shows, by route. All others (`utm_…`) split no cache. */
const QUERY: Record<string, readonly string[]> = { blogs: ['page'] };
const STATUS = { found: 200, static: 200, absent: 404, gone: 410, unavailable: 503 } as const satisfies Record<
  PageData['status'],
  number
>;
/** No visitor waits longer than this for metadata. */
const METADATA_BUDGET_MS = 200;

/** Answers every page of the site. */
export async function pages(c: Context<AppEnv>): Promise<Response> {
  const tools = c.get('tools');
  const url = new URL(c.req.url);
  const match = matchRoute(url.pathname);
  if (!match) return notFoundPage(c);
  const query = knownQuery(match, url.searchParams);
  const { data, state, version } = await pageData(match, query, tools.content);
  if (data.status === 'redirect') return c.redirect(data.to, data.code);
  if (data.status === 'static') return staticAnswer(c, match);
  const search = query.size ? `?${query}` : '';
  // What is missing looks the same under every address: one page a route, however many addresses are tried.
  const place = data.status === 'found' ? url.pathname + search : match.name;
  const render = () => renderPage(url.pathname, { search, origin: tools.settings.SITE_ORIGIN, data });
  const key = [BUILD_ID, tools.settings.SITE_ORIGIN, place, version].join(' ');
  const page = version
    ? await tools.html.page(key, render, { shared: data.status === 'found' })
    : { body: await render(), etag: null };
  return htmlAnswer(c, page, {
    status: STATUS[data.status],
    state,
    ...(data.status === 'unavailable' && { retryAfterSec: data.retryAfterSec }),
  });
}

/** A real 404 with the not-found screen (row ROUTE-16). */
export async function notFoundPage(c: Context<AppEnv>): Promise<Response> {
  const { html, assets, settings } = c.get('tools');
  const origin = settings.SITE_ORIGIN;
  const page = await html.page(`${BUILD_ID} ${origin} 404`, () => staticPage(assets, '/404', { origin, metadata: null }));
  return htmlAnswer(c, page, { status: 404, state: 'BYPASS' });
}

async function staticAnswer(c: Context<AppEnv>, { name, route }: RouteMatch): Promise<Response> {
  const { html, assets, settings, content, wait } = c.get('tools');
  const origin = settings.SITE_ORIGIN;
  const page = METADATA_PAGES.find((candidate) => candidate === name);
  const found = page ? await Promise.race([content.metadata(page), wait(METADATA_BUDGET_MS)]) : undefined;
  const metadata: SeoMetadata | null = found?.status === 'found' ? found.value : null;
  const version = found?.status === 'found' ? found.hash : 'own';
  const finished = await html.page([BUILD_ID, origin, route.path, version].join(' '), () =>
    staticPage(assets, route.path, { origin, metadata }),
  );
  return htmlAnswer(c, finished, { status: 200, state: found?.status === 'found' ? found.state : 'BYPASS' });
}

function knownQuery({ name }: RouteMatch, given: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const key of QUERY[name] ?? []) {
    const value = given.get(key);
    if (value !== null) known.set(key, value);
  }
  return known;
}

interface HtmlAnswer {
  status: 200 | 404 | 410 | 422 | 429 | 500 | 503;
  state: EdgeCacheState;
  retryAfterSec?: number;
}

/** Sends HTML with its validator; answers 304 itself. A page without a validator belongs to one visitor. */
export function htmlAnswer(
  c: Context<AppEnv>,
  { body, etag }: Pick<FinishedPage, 'body'> & { etag: string | null },
  { status, state, retryAfterSec }: HtmlAnswer,
): Response {
  const headers: Record<string, string> = {
    'Cache-Control': etag && status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    'X-Edge-Cache': state,
    ...(status !== 200 && { 'X-Robots-Tag': 'noindex' }),
    ...(retryAfterSec && { 'Retry-After': String(retryAfterSec) }),
    ...(etag && status === 200 && { ETag: etag }),
  };
  if (etag && status === 200 && isCurrent(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.html(body, status, headers);
}
