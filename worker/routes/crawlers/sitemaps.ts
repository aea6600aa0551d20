import type { Context } from 'hono';
import { lastChangeOf } from '../../../src/content/last-change.ts';
import type { PostIndex, PostSummary } from '../../../src/content/records.ts';
import { SITEMAPS_PREFIX } from '../../../src/endpoints.ts';
import { inLanguagePath, type Language } from '../../../src/languages.ts';
import { href, type PageRoute, routes, staticPaths } from '../../../src/routes.ts';
import { escapeHtml } from '../../../src/seo/head-html.ts';
import { inLanguageOf, languageOfArticle } from '../../cms/map/article-languages.ts';
import { isIn, lacksCategories } from '../../cms/queries/list-posts.ts';
import type { AppEnv } from '../../dependencies.ts';
import { alternates } from '../../html/language-links.ts';
import { siteLanguages } from '../../languages.ts';
import { failure } from '../../lib/failure.ts';
import { galleryPaths } from '../pages/gallery.ts';

const HOUR_SEC = 3600;
const RETRY_SEC = 120;
/** The protocol allows 50,000; smaller parts are read again with less when one post changes. */
const PER_PART = 1000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

interface Entry {
  /** With the prefix of its language. */
  path: string;
  /** ISO 8601; absent where it cannot be told. */
  modifiedAt?: string;
  /** Path of a picture. */
  picture?: string;
}

/**
 * `/sitemap.xml`: the parts, and when each last changed (row SEO-24). While WordPress is away and nothing is known of the
 * articles, their parts are named all the same and answer 503.
 */
export async function sitemapIndex(c: Context<AppEnv>): Promise<Response> {
  const index = await postsOf(c);
  if (index?.incomplete) return notYet(c);
  const parts = Array.from({ length: index ? Math.ceil(index.posts.length / PER_PART) : 1 }, (_, part) => {
    const posts = oldestFirst(index).slice(part * PER_PART, (part + 1) * PER_PART);
    return sitemapTag(c, `${SITEMAPS_PREFIX}posts-${part + 1}.xml`, latest(posts));
  });
  const tags = [
    sitemapTag(c, `${SITEMAPS_PREFIX}pages.xml`),
    sitemapTag(c, `${SITEMAPS_PREFIX}gallery.xml`),
    sitemapTag(c, `${SITEMAPS_PREFIX}topics.xml`, latest(index?.posts ?? [])),
    ...parts,
  ];
  return xml(c, `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${tags.join('\n')}\n</sitemapindex>\n`);
}

/** `/sitemaps/{part}.xml`: `pages`, `gallery`, `topics`, `posts-1` … Posts are listed as far as they are known. */
export async function sitemapPart(c: Context<AppEnv>): Promise<Response> {
  const name = /^(pages|gallery|topics|posts-[1-9]\d{0,3})\.xml$/.exec(
    new URL(c.req.url).pathname.slice(SITEMAPS_PREFIX.length),
  )?.[1];
  if (name === 'pages') return urlset(c, await pageEntries(c));
  if (name === 'gallery')
    return urlset(
      c,
      (await galleryPaths(c.get('deps').assets, await c.get('deps').marks.withdrawnCases())).map((path) => ({ path })),
    );
  const index = name ? await postsOf(c) : null;
  if (!name) return c.notFound();
  if (!index || index.incomplete) return notYet(c);
  if (name === 'topics' && lacksCategories(index)) return notYet(c);
  const shown = siteLanguages(c.get('deps').settings);
  if (name === 'topics')
    return urlset(
      c,
      [null, ...shown].flatMap((language) => topicEntries(index, language)),
    );
  const part = Number(name.slice('posts-'.length));
  const posts = oldestFirst(index).slice((part - 1) * PER_PART, part * PER_PART);
  if (posts.length === 0) return c.notFound();
  return urlset(
    c,
    posts.filter(isIndexed).map((post) => ({
      path: inLanguagePath(languageOfArticle(post, shown) ?? null, href('post', { slug: post.slug })),
      modifiedAt: lastChangeOf(post),
      ...(post.thumbnail && { picture: post.thumbnail.src }),
    })),
  );
}

/** Search engines come again: a list that is cut short would tell them that the rest is gone. */
const notYet = (c: Context<AppEnv>): Response =>
  failure(c, 503, 'unavailable', 'The articles have not all been read yet.', { headers: { 'Retry-After': String(RETRY_SEC) } });

/** Articles in every language that the site shows. */
async function postsOf(c: Context<AppEnv>): Promise<PostIndex | null> {
  const index = await c.get('deps').content.shownPosts();
  return index.status === 'found' ? index.value : null;
}

/** What search engines are asked to leave alone is not shown to them. */
const isIndexed = ({ noindex }: { noindex?: true }): boolean => !noindex;

const sorted = new WeakMap<PostIndex, PostSummary[]>();

/** Oldest first: a new post changes the last part alone. */
function oldestFirst(index: PostIndex | null): PostSummary[] {
  if (!index) return [];
  const known = sorted.get(index) ?? index.posts.toSorted((a, b) => a.id - b.id);
  sorted.set(index, known);
  return known;
}

const latest = (posts: readonly PostSummary[]): string | undefined =>
  posts.map(lastChangeOf).reduce<string | undefined>((newest, at) => (newest && newest > at ? newest : at), undefined);

/** Static pages, managed pages that are there, and those that editors put on the site. Pages that ask to be left out, and doubles of another page, are left out. */
async function pageEntries(c: Context<AppEnv>): Promise<Entry[]> {
  const { content } = c.get('deps');
  const all = Object.values(routes as Record<string, PageRoute>);
  const hidden = new Set(all.flatMap(({ path, noindex }) => (noindex ? [path] : [])).concat(routes.terms.path));
  const managed = all.filter(({ managed: slug }) => slug);
  const found = await Promise.all(
    managed.map(async ({ kind, path, managed: slug = '' }): Promise<Entry | null> => {
      const page = await content.managedPage(slug, { optional: true });
      if (page.status === 'found' && page.value.head.noindex) return null;
      if (page.status === 'found')
        return { path, modifiedAt: lastChangeOf(page.value), ...(page.value.banner && { picture: page.value.banner.src }) };
      // What cannot be told now is no reason to drop one of the seven pages that are always there, or one of ours that it may replace.
      const stays = kind === 'static' || (page.status === 'unavailable' && c.get('deps').settings.MANAGED_PAGES[slug]);
      return stays ? { path } : null;
    }),
  );
  // Categories of the gallery stand in a part of their own, as far as they hold images.
  const isCategory = (path: string) => path.startsWith(`${routes.gallery.path}/`);
  const list = await content.pageList();
  const ofEditors = (list.status === 'found' ? list.value.pages : []).filter(isIndexed);
  const ofWordPress = new Set(managed.map(({ path }) => path));
  const own = [...staticPaths(), routes.blogs.path].filter(
    (path) => !hidden.has(path) && !ofWordPress.has(path) && !isCategory(path),
  );
  return [
    ...own.map((path) => ({ path })),
    ...found.filter((entry) => entry !== null),
    ...ofEditors.map(({ slug, modifiedAt }) => ({ path: href('editorPage', { page: slug }), modifiedAt })),
  ];
}

/** Lists of a category, where there is something to list. */
function topicEntries(index: PostIndex, language: Language | null): Entry[] {
  const { posts, categories } = inLanguageOf(index, language);
  return categories.flatMap((category) => {
    const modifiedAt = latest(posts.filter((post) => isIn(post, category)));
    const path = inLanguagePath(language, href('blogsByService', { service: category.slug }));
    return modifiedAt ? [{ path, modifiedAt }] : [];
  });
}

function sitemapTag(c: Context<AppEnv>, path: string, modifiedAt?: string): string {
  return `<sitemap><loc>${address(c, path)}</loc>${lastmod(modifiedAt)}</sitemap>`;
}

function urlset(c: Context<AppEnv>, entries: readonly Entry[]): Response {
  const { settings } = c.get('deps');
  const shown = siteLanguages(settings);
  const tags = entries.flatMap(({ path, modifiedAt, picture }) => {
    const image = picture ? `<image:image><image:loc>${address(c, picture)}</image:loc></image:image>` : '';
    const known = alternates(path, { origin: settings.SITE_ORIGIN, shown });
    const links = known.map(([code, to]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(to)}"/>`).join('');
    // Each address has an entry of its own, with all of them; the last one is English again.
    return [path, ...known.slice(1, -1).map(([, to]) => to.slice(settings.SITE_ORIGIN.length))].map(
      (one) => `<url><loc>${address(c, one)}</loc>${lastmod(modifiedAt)}${links}${image}</url>`,
    );
  });
  const names = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    ...(shown.length ? ['xmlns:xhtml="http://www.w3.org/1999/xhtml"'] : []),
  ].join(' ');
  return xml(c, `<urlset ${names}>\n${tags.join('\n')}\n</urlset>\n`);
}

const address = (c: Context<AppEnv>, path: string): string => escapeHtml(c.get('deps').settings.SITE_ORIGIN + path);
const lastmod = (modifiedAt: string | undefined): string => (modifiedAt ? `<lastmod>${escapeHtml(modifiedAt)}</lastmod>` : '');

const xml = (c: Context<AppEnv>, body: string): Response =>
  c.body(XML + body, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': `public, max-age=${HOUR_SEC / 12}`,
  });
