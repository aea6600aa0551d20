import { type Handler, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { postSummary } from '../../../src/content/post-summary.fixture.ts';
import { inLanguageOf, shownOf } from '../../cms/map/article-languages.ts';
import type { KeptIndex } from '../../cms/map/merge-index.ts';
import { siteLanguages } from '../../languages.ts';
import { keyedDigest } from '../../lib/crypto.ts';

/** Loaded by a name that the compiler does not follow: a route has the Worker's types, a test has Node's. */
const ROUTE: string = './content-report.ts';
const { postReport } = (await import(ROUTE)) as { postReport: Handler };

const NOTICE_SECRET = 'a secret of thirty characters.';
const settings = {
  NOTICE_SECRET,
  ENVIRONMENT: 'staging',
  CONTENT_API: 'https://cms.test/wp-json/wp/v2',
  SITE_ORIGIN: 'https://site.test',
  MEDIA_BASES: [],
};

const post = (id: number, slug: string, lang?: string) => postSummary(id, { slug, title: slug, ...(lang && { lang }) });
const index: KeptIndex = {
  posts: [post(1, 'nose'), post(2, 'nez', 'fr'), post(3, 'nase', 'de')],
  categories: [],
  missingSince: {},
  moved: { 'vieux-nez': 'nez' },
};
const found = (value: unknown) => ({ status: 'found', state: 'HIT', value, hash: 'i', storedAt: 0 });
const content = {
  postIndex: async () => found(inLanguageOf(index, null)),
  shownPosts: async () => found(shownOf(index, siteLanguages(settings))),
  pageList: async () => found({ pages: [], moved: {} }),
};

const app = new Hono<{ Variables: { deps: object } }>();
app.post('/', (c, next) => {
  c.set('deps', { settings, content, now: Date.now });
  return postReport(c, next);
});

/** The status of a report on a text in French, and what it finds. */
async function report(html: string, more = {}) {
  const body = JSON.stringify({ title: 'Le nez', description: '', language: 'fr', html, ...more });
  const at = Math.floor(Date.now() / 1000);
  const signature = `t=${at},v1=${await keyedDigest(NOTICE_SECRET, `${at}.${body}`)}`;
  const answer = await app.request('/', { method: 'POST', body, headers: { 'X-Content-Signature': signature } });
  const { findings } = (await answer.json()) as { findings: unknown };
  return [answer.status, findings];
}
const linking = (...addresses: string[]) => report(addresses.map((address) => `<a href="${address}">x</a>`).join(''));

describe('a report on a text in another language', () => {
  it.each([
    'https://cms.test/nez/',
    'https://site.test/fr/blogs/nez',
    '/vieux-nez',
    '/nose',
    '/blogs/nose',
    'https://cms.test/2019/05/nose/',
  ])('finds nothing dead about a link to %s', async (address) => {
    expect(await linking(address)).toEqual([200, []]);
  });

  it('names links to files that the site does not serve, and to drafts by their number', async () => {
    const addresses = ['/wp-content/uploads/2026/01/plans.zip', 'https://cms.test/?page_id=123', '/?p=7'];
    const served = '/wp-content/uploads/2026/01/plan.pdf';
    expect(await linking(served, ...addresses)).toEqual([200, [{ kind: 'dead-link', count: 3, examples: addresses }]]);
  });

  it('names links to articles that there are not, or that no page shows', async () => {
    const addresses = ['/fr/blogs/oreille', '/blogs/nase'];
    expect(await linking(...addresses)).toEqual([200, [{ kind: 'dead-link', count: 2, examples: addresses }]]);
  });

  it('names pictures that are not in the media library, and none of those that are', async () => {
    const image = (src: string) => `<img alt="A lamp" src="${src}">`;
    const uploads = [
      'https://cms.test/wp-content/uploads/a.jpg',
      '/wp-content/uploads/a.jpg',
      'https://i0.wp.com/cms.test/wp-content/uploads/a.jpg',
    ];
    const placeholder = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    expect(await report([...uploads, placeholder, ''].map(image).join(''))).toEqual([200, []]);
    const elsewhere = [
      'https://lh7-us.example/abc',
      'file:///C:/a.png',
      `data:image/png;base64,${'A'.repeat(2000)}`,
      'blob:https://cms.test/1',
    ];
    expect(await report(elsewhere.map(image).join(''))).toEqual([
      200,
      [{ kind: 'image-elsewhere', count: 4, examples: ['lh7-us.example'] }],
    ]);
  });

  it('reads what the plugin says of title and excerpt', async () => {
    const title = { title: 'x'.repeat(80), searchTitle: 'Short', excerpt: 'Painless' };
    expect(await report('', title)).toEqual([200, [{ kind: 'promise', count: 1, examples: ['painless'] }]]);
  });
});
