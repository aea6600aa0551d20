import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';

vi.mock('../../html/render-page.ts', () => ({ renderPage: async () => '<html><head></head><body></body></html>' }));

/** Loaded by names that the compiler does not follow: a route has the Worker's types, a test has Node's. */
const [ROUTE, MIDDLEWARE]: string[] = ['./pages.ts', '../../middleware/canonical-url.ts'];
type Handler = (c: unknown, next: () => Promise<void>) => Promise<Response>;
const { pages } = (await import(String(ROUTE))) as { pages: Handler };
const { canonicalUrl } = (await import(String(MIDDLEWARE))) as { canonicalUrl: Handler };

const index = {
  posts: [],
  categories: [{ slug: 'skin-care', name: 'ತ್ವಚೆ', parent: 0 }],
  movedCategories: { skin: 'skin-care' },
};
const found = (value: object) => ({ status: 'found', value, state: 'HIT', hash: 'h' });
const away = { status: 'unavailable', retryAfterSec: 30 };
const content = {
  article: async (slug: string) =>
    slug === 'old'
      ? { post: { status: 'moved', to: 'new', state: 'HIT' }, translations: [] }
      : { post: found({ slug }), language: { code: 'ar' }, translations: [] },
  editorPage: async () => ({ status: 'moved', to: 'rain-offer', state: 'HIT' }),
  postIndex: async () => found(index),
  menuPages: async () => away,
};
const overlay = async () => null;
const deps = { settings: { ENVIRONMENT: 'staging', SITE_ORIGIN: 'https://site.test' }, content, overlay, now: Date.now };

async function answerTo(path: string) {
  const app = new Hono<{ Variables: { deps: object } }>();
  app.use(async (c, next) => {
    c.set('deps', deps);
    await next();
  });
  app.use(canonicalUrl as never);
  app.get('*', pages as never);
  const { status, headers } = await app.request(path);
  return [status, headers.get('location'), headers.get('cache-control')];
}

it.each([
  ['a renamed article', '/blogs/old?utm_source=a', 301, '/blogs/new?utm_source=a'],
  ['an article of another language', '/blogs/arabic?utm_source=a', 308, '/ar/blogs/arabic?utm_source=a'],
  ['a renamed page', '/monsoon?utm_source=a', 301, '/rain-offer?utm_source=a'],
  ['a renamed category', '/blogs/service/skin?page=2', 301, '/blogs/service/skin-care?page=2'],
  ['the name of a category', `/blogs/service/${encodeURIComponent('ತ್ವಚೆ')}?a=b`, 301, '/blogs/service/skin-care?a=b'],
])('browsers ask again where %s leads, which may change back; the query stays', async (_, path, status, to) => {
  expect(await answerTo(path)).toEqual([status, to, 'no-cache']);
});

it('browsers may keep what follows from the spelling alone', async () => {
  expect(await answerTo('/About-Us/?a=b')).toEqual([301, '/about-us?a=b', null]);
});
