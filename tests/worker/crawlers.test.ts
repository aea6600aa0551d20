import type { Element } from 'hast';
import { beforeAll, describe, expect, it } from 'vitest';
import { clinic } from '../../src/content/clinic.ts';
import { FEED_PATH, MANIFEST_PATH, ROBOTS_PATH, SITEMAP_PATH, SITEMAPS_PREFIX } from '../../src/endpoints.ts';
import { staticPaths } from '../../src/routes.ts';
import { readHtml } from './html-page.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

const scene = setWorkerScene();

/** Before the first visit: in the list of articles from the beginning. */
beforeAll(() => {
  const film = '<video src="/wp-content/uploads/2026/a.mp4" poster="/wp-content/uploads/2026/a.jpg" controls></video>';
  scene.upstream.content.add({ slug: 'a-film', title: 'A film', content: `${film}<p>${'Some words about it. '.repeat(20)}</p>` });
});

const located = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(SITE_ORIGIN.length));

async function read(path: string): Promise<string> {
  const answer = await scene.visit(path);
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'application/xml; charset=utf-8']);
  return answer.text();
}

describe('the sitemap (SEO-24)', () => {
  it('is an index of parts, which list what search engines may read, each under its one address', async () => {
    const parts = located(await read(SITEMAP_PATH));
    expect(parts).toEqual(['pages', 'gallery', 'topics', 'posts-1'].map((name) => `${SITEMAPS_PREFIX}${name}.xml`));
    const pages = located(await read('/sitemaps/pages.xml'));
    const wanted = staticPaths().filter((path) => path !== '/terms-conditions' && !path.startsWith('/gallery/'));
    expect(located(await read('/sitemaps/gallery.xml'))).toContain('/gallery/rhinoplasty');
    expect(pages).toEqual(expect.arrayContaining([...wanted, '/blogs', '/nose-jobs', '/rhinoplasty-in-bangalore']));
    expect(pages.filter((path) => /test-page|thank-you|terms-conditions|mommy-makeover|preview/.test(path))).toEqual([]);
    const topics = located(await read('/sitemaps/topics.xml'));
    expect(topics).toContain('/blogs/service/rhinoplasty');
    expect(topics).not.toContain('/blogs/service/news');
    for (const path of [...pages, ...topics]) expect([path, (await scene.visit(path)).status]).toEqual([path, 200]);
  });

  it('lists every public post with its date and picture, and no other', async () => {
    const xml = await read('/sitemaps/posts-1.xml');
    const posts = scene.upstream.content.published('post', 'id', true).filter(({ password }) => password === '');
    expect(located(xml)).toEqual(posts.map(({ slug }) => `/blogs/${slug}`));
    expect([...xml.matchAll(/<lastmod>\d{4}-\d{2}-\d{2}T[\d:]{8}Z<\/lastmod>/g)]).toHaveLength(posts.length);
    expect(xml).toContain(`<image:image><image:loc>${SITE_ORIGIN}/media/2025/01/`);
    for (const path of ['/sitemaps/posts-2.xml', '/sitemaps/posts-0.xml', '/sitemaps/nothing.xml'])
      expect([path, (await scene.visit(path)).status]).toEqual([path, 404]);
    expect((await read(SITEMAP_PATH)).match(/<lastmod>/g)).toHaveLength(2);
  });

  it('is named by robots.txt, which keeps machines out of the endpoints', async () => {
    const text = await (await scene.visit(ROBOTS_PATH)).text();
    expect(text).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
    expect(text).toMatch(/^Disallow: \/api\/$/m);
    // Searches, in English and below the prefix of a language.
    for (const path of ['/blogs', '/*/blogs']) expect(text.split('\n')).toContain(`Disallow: ${path}?*q=`);
    // What a list of articles is drawn from: without it the rest of a list would be a page that failed.
    expect(text).toMatch(/^Allow: \/api\/content\/$/m);
  });

  it('keeps its pages while WordPress is away', async () => {
    const site = await scene.another();
    scene.upstream.faults.set('content', 'down');
    const answer = await site.visit('/sitemaps/pages.xml');
    expect(located(await answer.text())).toEqual(expect.arrayContaining(['/', '/gallery', '/nose-jobs']));
    expect((await site.visit(FEED_PATH)).status).toBe(503);
    scene.upstream.faults.clear();
  });
});

describe('the feed (SEO-24)', () => {
  it('has the newest articles in full, and answers 304 for what is known', async () => {
    const answer = await scene.visit(FEED_PATH);
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const entries = xml.split('<entry>').slice(1);
    const newest = scene.upstream.content
      .published('post', 'date', false)
      .filter(({ password }) => password === '')
      .slice(0, 20);
    expect(entries.map((entry) => /href="[^"]*\/blogs\/([^"]+)"/.exec(entry)?.[1])).toEqual(newest.map(({ slug }) => slug));
    for (const entry of entries) expect(entry).toMatch(/<content type="html" xml:base="[^"]+">[^<]{200,}<\/content>/);
    expect(xml).not.toMatch(/(?:src|href|poster)=&quot;\/|<script|wp-content/);
    expect(xml).toContain(`&lt;video src=&quot;${SITE_ORIGIN}/media/2026/a.mp4&quot;`);
    const files = [...xml.matchAll(/ srcset=&quot;(.+?)&quot;/g)].flatMap(([, set = '']) => set.split(', '));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.startsWith(`${SITE_ORIGIN}/media/`))).toEqual([]);
    const etag = answer.headers.get('etag') ?? '';
    expect((await scene.visit(FEED_PATH, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const { page } = await scene.page('/blogs');
    const link = page.all('link').find((element: Element) => page.attribute(element, 'type') === 'application/atom+xml');
    expect(link && page.attribute(link, 'href')).toBe(FEED_PATH);
  });
});

describe('structured data (BPOST, SEO-18 to SEO-20, SEO-25)', () => {
  const dataOf = async (path: string) => {
    const html = await (await scene.visit(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    );
  };

  it('describes an article', async () => {
    const [article] = (await dataOf('/blogs/what-to-expect-before-rhinoplasty')).filter(
      (item) => item['@type'] === 'BlogPosting',
    );
    expect(article).toMatchObject({
      headline: 'What to expect before rhinoplasty',
      author: { '@type': 'Person', name: 'Dermatology Desk' },
      datePublished: '2025-03-02T23:00:00Z',
      articleSection: 'Plastic Surgery',
      keywords: expect.stringContaining('guide'),
    });
    const lost = (await dataOf('/blogs/without-author')).find((item) => item['@type'] === 'BlogPosting');
    expect(lost.author['@type']).toBe('Organization');
  });

  it('is that of a procedure where an editor typed none, or broken data', async () => {
    for (const path of ['/nose-jobs', '/hair-transplant-in-bangalore'])
      expect((await dataOf(path)).filter((item) => item['@type'] === 'MedicalProcedure')).toEqual([
        expect.objectContaining({ name: expect.any(String) }),
      ]);
    const page = readHtml(await (await scene.visit('/hair-transplant-in-bangalore')).text());
    const [keywords = ''] = page.metas('keywords');
    expect(keywords.split(', ').length).toBeGreaterThan(1);
    expect(keywords.split(', ').length).toBeLessThanOrEqual(10);
    expect([page.metas('og:image:width'), page.metas('og:image:height')]).toEqual([['1200'], ['630']]);
  });
});

it('a home screen gets the name of the clinic, its first page, and icons that are there', async () => {
  const manifest = (await (await scene.visit(MANIFEST_PATH)).json()) as { icons: { src: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: clinic.name.value, start_url: '/', display: 'browser' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, 'maskable']);
  for (const { src } of manifest.icons) {
    const answer = await scene.visit(src);
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
    await answer.body?.cancel();
  }
});
