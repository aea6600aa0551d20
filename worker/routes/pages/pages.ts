import type { Context } from 'hono';
import { BUILD_ID } from '../../../dist/build-id.js';
import type { PageData } from '../../../src/content/page-data.ts';
import type { SeoMetadata } from '../../../src/content/records.ts';
import { clinicDate } from '../../../src/leads/slots.ts';
import { isService, matchPage, type RouteMatch } from '../../../src/routes.ts';
import { METADATA_PAGES } from '../../../src/seo/apply-metadata.ts';
import type { AppEnv, Dependencies } from '../../dependencies.ts';
import { type EditorLinks, withEditorLinks } from '../../html/editor-links.ts';
import { hasExpiredFacts } from '../../html/expired-facts.ts';
import { type FinishedPage, isCurrent } from '../../html/finished-page.ts';
import { htmlKey } from '../../html/html-key.ts';
import { inlineStyles } from '../../html/inline-styles.ts';
import { requestsReducedData, VARIES } from '../../html/reduced-data.ts';
import { renderPage } from '../../html/render-page.ts';
import { renderedPage, staticPage } from '../../html/static-shell.ts';
import { isPrefetch } from '../../lib/prefetch.ts';
import { policyWithStyles } from '../../middleware/security-headers.ts';
import { isPrerendered } from '../api/gallery.ts';
import { linksForDocument } from './document-links.ts';
import { type EdgeCacheState, pageData } from './page-data.ts';

/** Query parameters that change what a page shows, by route. All others (`utm_…`) split no cache. */
const QUERY: Record<string, readonly string[]> = {
  blogs: ['category', 'topic', 'q', 'show', 'page'],
  blogsByService: ['page'],
};
const STATUS = { found: 200, static: 200, absent: 404, gone: 410, unavailable: 503 } as const satisfies Record<
  PageData['status'],
  number
>;
/** No visitor waits longer than this for metadata. */
const METADATA_BUDGET_MS = 200;

/** Header that says which state of the content is shown: receipts compare it with the one that the editor saved. */
export const CONTENT_VERSION = 'X-Content-Version';

const contentVersion = (data: PageData): string | undefined => {
  if (data.status !== 'found') return undefined;
  if (data.content.kind === 'post') return data.content.post.version;
  return data.content.kind === 'managed' ? data.content.page.version : undefined;
};

/** Answers every page of the site. */
export async function pages(c: Context<AppEnv>): Promise<Response> {
  const deps = c.get('deps');
  const url = new URL(c.req.url);
  const match = matchPage(url.pathname);
  if (!match) return notFoundPage(c);
  // What no editor can replace is a file and needs no data; what it reads besides, it reads at one time.
  if (isPrerendered(match) || (match.route.kind === 'static' && !match.route.managed)) return staticAnswer(c, match);
  const query = knownQuery(match, url.searchParams);
  const [answer, links] = await Promise.all([pageData(match, query, deps), linksForDocument(deps)]);
  const { data, state, version, search = query.size ? `?${query}` : '' } = answer;
  if (data.status === 'redirect') return c.redirect(data.to, data.code);
  if (data.status === 'static') return staticAnswer(c, match);
  // Anybody can make up such an address: one document for all of them, rendered by nobody.
  if (match.name === 'editorPage' && (data.status === 'absent' || data.status === 'gone'))
    return notFoundPage(c, STATUS[data.status]);
  // What is missing looks the same under every address: one page a route, however many addresses are tried.
  const place = data.status === 'found' ? url.pathname + search : match.name;
  const saver = requestsReducedData(c.req.raw.headers);
  const render = () => renderPage(url.pathname, { search, origin: deps.settings.SITE_ORIGIN, data, saver });
  const page = version
    ? await keptPage(deps, [place, version], { saver, make: render, links, shared: data.status === 'found' })
    : { body: withEditorLinks(await render(), links), etag: null };
  const shown = contentVersion(data);
  if (shown) c.header(CONTENT_VERSION, shown);
  return htmlAnswer(c, page, {
    status: STATUS[data.status],
    state,
    ...(data.status === 'unavailable' && { retryAfterSec: data.retryAfterSec }),
  });
}

/** A real 404 with the not-found screen (row ROUTE-16). */
export async function notFoundPage(c: Context<AppEnv>, status: 404 | 410 = 404): Promise<Response> {
  const deps = c.get('deps');
  const origin = deps.settings.SITE_ORIGIN;
  const saver = requestsReducedData(c.req.raw.headers);
  const page = await keptPage(deps, ['404'], {
    saver,
    links: await linksForDocument(deps),
    make: () => (saver ? renderPage('/404', { origin, saver }) : staticPage(deps.assets, '/404', { origin, metadata: null })),
  });
  return htmlAnswer(c, page, { status, state: 'BYPASS' });
}

interface PageToKeep {
  saver: boolean;
  make: () => Promise<string>;
  links: EditorLinks | null;
  shared?: boolean;
}

/**
 * Finished HTML with its styles in it, kept under build, origin and the `parts` it is made of. Lean documents are kept beside the others,
 * and have their styles apart, to load them once for all pages.
 */
function keptPage(
  { html, assets, settings }: Dependencies,
  parts: readonly string[],
  { saver, make, links, shared = false }: PageToKeep,
): Promise<FinishedPage> {
  const page = links ? [...parts, links.version] : parts;
  const key = htmlKey({ build: BUILD_ID, origin: settings.SITE_ORIGIN, page, lite: saver });
  const linked = async () => withEditorLinks(await make(), links);
  return html.page(key, saver ? linked : async () => inlineStyles(await linked(), assets), { shared });
}

async function staticAnswer(c: Context<AppEnv>, match: RouteMatch): Promise<Response> {
  const deps = c.get('deps');
  const { assets, settings, content, wait } = deps;
  const { name } = match;
  const origin = settings.SITE_ORIGIN;
  const saver = requestsReducedData(c.req.raw.headers);
  const path = new URL(c.req.url).pathname;
  const page = METADATA_PAGES.find((candidate) => candidate === name);
  const [found, links] = await Promise.all([
    page ? Promise.race([content.metadata(page), wait(METADATA_BUDGET_MS)]) : undefined,
    linksForDocument(deps),
  ]);
  const metadata: SeoMetadata | null = found?.status === 'found' ? found.value : null;
  const version = found?.status === 'found' ? found.hash : 'own';
  // Facts expire with the day.
  const today = isService(name) ? clinicDate(deps.now()) : undefined;
  const finished = await keptPage(deps, today ? [path, version, today] : [path, version], {
    saver,
    links,
    make: async () => {
      if (saver) return renderedStatic(match, path, { deps, metadata, saver, today });
      const html = await staticPage(assets, path, { origin, metadata });
      return today && hasExpiredFacts(html, today) ? renderedStatic(match, path, { deps, metadata, saver, today }) : html;
    },
    shared: saver,
  });
  return htmlAnswer(c, finished, { status: 200, state: found?.status === 'found' ? found.state : 'BYPASS' });
}

interface StaticParts {
  deps: Dependencies;
  metadata: SeoMetadata | null;
  saver: boolean;
  today: string | undefined;
}

/**
 * A page of the build, rendered again: the build has no lite ones, which would be as many files once more for few visitors, and knows no
 * later day than its own.
 */
async function renderedStatic(match: RouteMatch, path: string, { deps, metadata, saver, today }: StaticParts): Promise<string> {
  const origin = deps.settings.SITE_ORIGIN;
  const { data } = await pageData(match, new URLSearchParams(), deps);
  const given = isPrerendered(match) && data.status === 'found' ? { data } : {};
  return renderedPage(await renderPage(path, { origin, saver, today, ...given }), { origin, metadata });
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
  status: 200 | 404 | 409 | 410 | 422 | 429 | 500 | 503;
  state: EdgeCacheState;
  retryAfterSec?: number;
}

/**
 * Each visit asks whether a page is still the same. One that was fetched ahead is shown without: asking again is the round trip that it
 * was fetched to save. It is fresh for a minute, on this visitor's device alone.
 */
const freshness = (headers: Headers): string =>
  isPrefetch(headers) ? 'max-age=60, s-maxage=0, must-revalidate' : 'public, max-age=0, must-revalidate';

/** Sends HTML with its validator; answers 304 itself. A page without a validator belongs to one visitor. */
export function htmlAnswer(
  c: Context<AppEnv>,
  { body, etag, styles = [] }: Pick<FinishedPage, 'body'> & { etag: string | null; styles?: string[] },
  { status, state, retryAfterSec }: HtmlAnswer,
): Response {
  const headers: Record<string, string> = {
    'Cache-Control': etag && status === 200 ? freshness(c.req.raw.headers) : 'no-store',
    'X-Edge-Cache': state,
    Vary: VARIES,
    ...(status !== 200 && { 'X-Robots-Tag': 'noindex' }),
    ...(retryAfterSec && { 'Retry-After': String(retryAfterSec) }),
    ...(etag && status === 200 && { ETag: etag }),
  };
  // On a 304 as well: its headers take the place of those that the visitor's copy has.
  if (styles.length) c.set('policy', policyWithStyles(styles));
  if (etag && status === 200 && isCurrent(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.html(body, status, headers);
}
