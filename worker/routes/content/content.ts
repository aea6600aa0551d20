import { type Context, Hono } from 'hono';
import { BLOG_STEP, parseBlogQuery } from '../../../src/content/blog-query.ts';
import { CONTENT_PATH, CONTENT_POSTS_PATH, DICTIONARY_PREFIX, LANGUAGE_PREFIX, SEO_PREFIX } from '../../../src/endpoints.ts';
import { inLanguagePath } from '../../../src/languages.ts';
import { href, matchRoute } from '../../../src/routes.ts';
import { METADATA_PAGES } from '../../../src/seo/apply-metadata.ts';
import { listPosts, windowOf } from '../../cms/queries/list-posts.ts';
import type { AppEnv } from '../../dependencies.ts';
import { acceptsEncoding, encodedBytes, encodedList } from '../../html/encoded-documents.ts';
import { addressElsewhere } from '../../html/language-links.ts';
import { canonicalAddress, localPath, pageAt, shownLanguage } from '../../languages.ts';
import { failure } from '../../lib/failure.ts';
import { only, READ } from '../../middleware/method.ts';
import { pageData } from '../pages/page-data.ts';
import { overlayOfPage } from '../pages/page-source.ts';

const STATUS = { found: 200, static: 200, redirect: 200, absent: 404, gone: 410, unavailable: 503 } as const;

/** The content of pages as JSON, for navigation in the browser: `/api/content` followed by the page's own path and query. */
async function contentApi(c: Context<AppEnv>): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  const deps = c.get('deps');
  const page = pageAt(pathname.slice(CONTENT_PATH.length), deps.settings);
  if (!page) return failure(c, 404, 'not-found', 'There is no such content.');
  const { match, language } = page;
  const isFile = match.route.kind !== 'content' && !match.route.managed && match.name !== 'gallery';
  const [{ data: found, state }, overlay] = await Promise.all([
    pageData(page, searchParams, deps),
    overlayOfPage(match.name, deps, language),
  ]);
  // A file has no data of its own, but what WordPress says in place of it.
  if (isFile && !overlay) return failure(c, 404, 'not-found', 'There is no such content.');
  const data = found.status === 'static' && overlay ? { ...found, records: overlay.page.records } : found;
  const unavailable = data.status === 'unavailable';
  return c.json(data, STATUS[data.status], {
    'Cache-Control': unavailable ? 'no-store' : 'no-cache',
    'X-Edge-Cache': state,
    ...(unavailable && { 'Retry-After': String(data.retryAfterSec) }),
  });
}

/**
 * A part of the list of articles, filtered and cut at the edge: `/api/content/posts?category=…&topic=…&q=…&page=…&from=…&language=…`.
 * Answers `{ posts, total }`: at most one step of the window, from position `from` of the page on.
 */
async function contentPosts(c: Context<AppEnv>): Promise<Response> {
  const params = new URL(c.req.url).searchParams;
  const { content, settings } = c.get('deps');
  const index = await content.postIndex(shownLanguage(params.get('language') ?? '', settings));
  if (index.status !== 'found') {
    const headers = { 'Retry-After': String(index.status === 'unavailable' ? index.retryAfterSec : 1) };
    return failure(c, 503, 'unavailable', 'Failed to fetch blogs', { headers });
  }
  const { query, matches } = listPosts(index.value, parseBlogQuery(params));
  if (matches.length === 0 && index.value.incomplete) {
    return failure(c, 503, 'unavailable', 'Failed to fetch blogs', { headers: { 'Retry-After': '30' } });
  }
  const given = params.get('from') ?? '';
  const from = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  const posts = windowOf(matches, query.page)?.posts.slice(from, from + BLOG_STEP) ?? [];
  return c.json({ posts, total: matches.length }, 200, { 'Cache-Control': 'no-cache', 'X-Edge-Cache': index.state });
}

/** Metadata of one of the three pages that have some; 204 when there is none. */
async function seoMetadata(c: Context<AppEnv>): Promise<Response> {
  const page = METADATA_PAGES.find((name) => name === c.req.param('page'));
  if (!page) return failure(c, 404, 'not-found', 'There is no such metadata.');
  const found = await c.get('deps').content.metadata(page);
  if (found.status === 'unavailable') {
    const headers = { 'Retry-After': String(found.retryAfterSec) };
    return failure(c, 503, 'unavailable', 'The metadata cannot be read right now.', { headers });
  }
  if (found.status !== 'found') return c.body(null, 204, { 'Cache-Control': 'no-cache' });
  return c.json(found.value, 200, { 'Cache-Control': 'no-cache', 'X-Edge-Cache': found.state });
}

/**
 * `/api/language/ar/contact-us`: leads to a page in another language, or to that language's home. The links of a document name its own page;
 * once the application has gone to another one, they lead here (`src/app/seo.tsx`).
 */
async function otherLanguage(c: Context<AppEnv>): Promise<Response> {
  const { settings, content } = c.get('deps');
  const [, code = '', address = ''] = /^([^/]+)(\/.*)$/.exec(new URL(c.req.url).pathname.slice(LANGUAGE_PREFIX.length)) ?? [];
  const language = shownLanguage(code, settings);
  if (!address || (code !== 'en' && !language)) return c.notFound();
  const { path } = localPath(canonicalAddress(address, settings), settings);
  const match = matchRoute(path);
  const article = match?.name === 'post' ? await content.article(match.params['slug'] ?? '') : null;
  const same = article?.translations.find((one) => one.language === language);
  const elsewhere = same && { [code]: inLanguagePath(language, href('post', { slug: same.slug })) };
  // What is no page of the site may be one of an editor, which there is in English alone.
  const to = language || match ? addressElsewhere(path, language, elsewhere) : path;
  return c.body(null, 302, { Location: to, 'Cache-Control': 'no-store' });
}

/** Content as JSON, the way to other languages, and what documents are decompressed with. */
export const contentRoutes = new Hono<AppEnv>();
only(contentRoutes, READ, CONTENT_POSTS_PATH, contentPosts);
only(contentRoutes, READ, `${CONTENT_PATH}/*`, contentApi);
only(contentRoutes, READ, `${SEO_PREFIX}:page`, seoMetadata);
only(contentRoutes, READ, `${LANGUAGE_PREFIX}*`, otherLanguage);
only(contentRoutes, READ, `${DICTIONARY_PREFIX}:name`, documentDictionary);

/**
 * The dictionary of this build's documents (RFC 9842). Browsers keep it by its name and offer it with every page they ask for; that of
 * another build is not offered by any document any more.
 */
async function documentDictionary(c: Context<AppEnv>): Promise<Response> {
  const { assets } = c.get('deps');
  const list = await encodedList(assets);
  if (c.req.path !== list?.dictionary.path) return c.notFound();
  const isBrotli = acceptsEncoding(c.req.raw, 'br');
  const bytes = await encodedBytes(assets, 'dictionary', isBrotli ? 'br' : 'txt');
  if (!bytes) return c.notFound();
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Documents, and those that are fetched ahead, which have no destination.
    'Use-As-Dictionary': 'match="/*", match-dest=("document" "")',
    Vary: 'Accept-Encoding',
    'X-Robots-Tag': 'noindex',
  };
  if (!isBrotli) return c.body(bytes.slice().buffer, 200, headers);
  return new Response(bytes, { headers: { ...headers, 'Content-Encoding': 'br' }, encodeBody: 'manual' });
}
