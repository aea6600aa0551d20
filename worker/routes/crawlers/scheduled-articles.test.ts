import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { PostSummary } from '../../../src/content/records.ts';
import { FEED_PATH, SITEMAPS_PREFIX } from '../../../src/endpoints.ts';

/** Loaded by names that the compiler does not follow: a route has the Worker's types, a test has Node's. */
const [FEED, SITEMAPS]: string[] = ['./feed.ts', './sitemaps.ts'];
type Handler = (c: unknown) => Promise<Response>;
const { feed } = (await import(String(FEED))) as { feed: Handler };
const { sitemapIndex, sitemapPart } = (await import(String(SITEMAPS))) as { sitemapIndex: Handler; sitemapPart: Handler };

const PUBLISHED = '2026-03-04T05:06:07Z';
const post = {
  id: 1,
  slug: 'scheduled',
  title: 'Scheduled',
  description: '',
  publishedAt: PUBLISHED,
  modifiedAt: '2026-02-03T04:05:06Z',
  mainCategory: null,
  subcategories: [],
  tags: [],
  thumbnail: null,
} satisfies PostSummary;

/** What crawlers are told of one article that was written before the time it was to appear. */
async function answerOf(path: string, index = {}): Promise<Response> {
  const found = { status: 'found', state: 'HIT', value: { posts: [post], categories: [], ...index } };
  const absent = { status: 'absent', state: 'HIT' };
  const content = {
    postIndex: async () => found,
    shownPosts: async () => found,
    post: async () => absent,
    managedPage: async () => ({ status: 'found', state: 'HIT', value: { ...post, banner: null, head: {} } }),
    pageList: async () => absent,
  };
  const settings = { SITE_ORIGIN: 'https://www.example.test', ENVIRONMENT: 'production', MANAGED_PAGES: {} };
  const app = new Hono();
  app.use(async (c, next) => {
    c.set('deps' as never, { content, settings } as never);
    await next();
  });
  app.get(FEED_PATH, feed);
  app.get('/sitemap.xml', sitemapIndex);
  app.get(`${SITEMAPS_PREFIX}*`, sitemapPart);
  return app.request(path);
}

it.each([FEED_PATH, '/sitemap.xml', `${SITEMAPS_PREFIX}posts-1.xml`, `${SITEMAPS_PREFIX}pages.xml`])(
  '%s does not say that a scheduled article was changed before it was published',
  async (path) => {
    const times = [...(await (await answerOf(path)).text()).matchAll(/<(?:updated|lastmod)>([^<]*)</g)].map(([, time]) => time);
    expect(times.length).toBeGreaterThan(0);
    expect([...new Set(times)]).toEqual([PUBLISHED]);
  },
);

it.each(['/sitemap.xml', `${SITEMAPS_PREFIX}topics.xml`, `${SITEMAPS_PREFIX}posts-1.xml`])(
  '%s is not cut short while articles are still being read: search engines come again',
  async (path) => {
    const { status, headers } = await answerOf(path, { incomplete: true });
    expect([status, headers.get('retry-after')]).toEqual([503, '120']);
  },
);

it('topics are not said to be none while WordPress does not say which there are', async () => {
  const path = `${SITEMAPS_PREFIX}topics.xml`;
  expect((await answerOf(path)).status).toBe(503);
  expect((await answerOf(path, { posts: [] })).status).toBe(200);
});
