import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';

const asked = vi.hoisted(() => [] as { path: string; today?: string }[]);
vi.mock('../../html/render-page.ts', () => ({
  async renderPage(path: string, { today }: { today?: string }) {
    asked.push({ path, ...(today && { today }) });
    return '<html><head></head><body></body></html>';
  },
}));

/** Loaded by a name that the compiler does not follow: a route has the Worker's types, a test has Node's. */
const ROUTE: string = './page-document.ts';
const { visitorPage } = (await import(ROUTE)) as { visitorPage: (c: unknown, path: string, render: object) => Promise<object> };

const settings = { SITE_ORIGIN: 'https://site.test', ENVIRONMENT: 'staging', DEMO_CONTENT: '', NOTICE_SECRET: '' };
/** Half past midnight at the clinic, and the evening before by the clock of the machine. */
const now = () => Date.parse('2026-12-31T19:00:00Z');

/** The day for which a page is rendered for one visitor. */
async function dayOfPage(path: string) {
  const app = new Hono<{ Variables: { deps: object } }>();
  app.get('/', async (c) => {
    c.set('deps', { settings, now, overlay: async () => null });
    await visitorPage(c, path, { data: { status: 'static' }, agreed: true });
    return c.body(null);
  });
  asked.length = 0;
  expect((await app.request('/')).status).toBe(200);
  return asked;
}

it('shows a page to one visitor with the facts that are current on the clinic’s day', async () => {
  expect(await dayOfPage('/rhinoplasty')).toEqual([{ path: '/rhinoplasty', today: '2027-01-01' }]);
});

it('gives no day to a page on which nothing expires', async () => {
  expect(await dayOfPage('/contact-us')).toEqual([{ path: '/contact-us' }]);
});
