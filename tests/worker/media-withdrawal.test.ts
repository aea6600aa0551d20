import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { setWorkerScene } from './worker-scene.ts';

const SECRET = 'a-secret-that-tests-share';
/** From the webhook on, everywhere on the site. */
const WITHDRAWN_MS = 5_000;
const scene = setWorkerScene({ vars: { NOTICE_SECRET: SECRET, CACHE_FRESH_SEC: '3600' } });

const ARTICLE = '/blogs/a-patient-before-and-after';
const sizesOf = (name: string): string[] =>
  ['', '-300x169', '-1024x576', '-768x432', '-150x150'].map((size) => `2025/01/${name}${size}.jpg`);
const tag = (name: string): string =>
  `<figure class="wp-block-image"><img src="${scene.upstream.url}/wp-content/uploads/2025/01/${name}-1024x576.jpg" srcset="${scene.upstream.url}/wp-content/uploads/2025/01/${name}-1024x576.jpg 1024w, ${scene.upstream.url}/wp-content/uploads/2025/01/${name}-300x169.jpg 300w" alt="A patient"></figure>`;

async function notify(change: object): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), changes: [change] });
  const time = Math.floor(Date.now() / 1000);
  const signature = `t=${time},v1=${createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-content-signature': signature };
  expect((await scene.visit('/api/notices', { method: 'POST', headers, body })).status).toBe(202);
}

const html = async (path = ARTICLE) => (await scene.visit(path)).text();
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: WITHDRAWN_MS, interval: 50 });

beforeAll(async () => {
  scene.upstream.content.add({
    slug: 'a-patient-before-and-after',
    title: 'Before and after',
    content: `<p>Words.</p>${tag('laser')}<p><a href="${scene.upstream.url}/wp-content/uploads/2025/01/price-list.pdf">Prices</a></p>`,
    categories: [11],
    featuredMedia: 1002,
  });
});

it('a picture that is deleted is 410 at once, and leaves the article, its head and the lists within five seconds', async () => {
  expect(await html()).toContain('/media/2025/01/laser-1024x576.jpg');
  expect(await html('/blogs?q=before+and+after')).toContain('/media/2025/01/laser-300x169.jpg');
  expect((await scene.visit('/media/2025/01/laser.jpg')).status).toBe(200);
  await notify({ type: 'media', event: 'deleted', id: 1002, slug: 'laser', media: sizesOf('laser') });
  for (const path of sizesOf('laser')) {
    const { status, headers } = await scene.visit(`/media/${path}`);
    expect([status, headers.get('cache-control')]).toEqual([410, 'no-store']);
  }
  expect((await scene.visit('/media/2025/01/laser.jpg?w=320&v=1')).status).toBe(410);
  await soon(async () => /media\/2025\/01\/laser/.test(await html())).toBe(false);
  await soon(async () => /media\/2025\/01\/laser/.test(await html('/blogs?q=before+and+after'))).toBe(false);
  expect(await html()).toContain('<p>Words.</p>');
  expect(await html()).not.toContain('A patient"');
});

it('holds where WordPress is away, and in other isolates', async () => {
  scene.upstream.faults.set('content', 'down');
  await notify({ type: 'media', event: 'deleted', id: 1005, slug: 'price-list', media: ['2025/01/price-list.pdf'] });
  expect((await scene.visit('/media/2025/01/price-list.pdf')).status).toBe(410);
  scene.upstream.faults.clear();
  await soon(async () => /price-list/.test(await html())).toBe(false);
  expect(await html()).toContain('Prices');
  expect(JSON.parse(String((await scene.site.kv.get('media-marks/1')) ?? '{}'))).toHaveProperty('2025/01/price-list.pdf');
});

it('a picture that is replaced under its name has a new address, which may be kept for good', async () => {
  const path = `${ARTICLE}-again`;
  scene.upstream.content.add({ slug: path.slice('/blogs/'.length), title: 'Again', content: tag('theatre'), categories: [11] });
  await notify({ type: 'site', event: 'updated', id: 0, slug: '' });
  await soon(async () => (await scene.visit(path)).status).toBe(200);
  expect(await html(path)).toContain('/media/2025/01/theatre-1024x576.jpg 1024w');
  await notify({ type: 'media', event: 'updated', id: 1000, slug: 'theatre', media: sizesOf('theatre') });
  await soon(async () => /theatre-1024x576\.jpg\?v=\w+ 1024w/.test(await html(path))).toBe(true);
  const address = /\/media\/2025\/01\/theatre-300x169\.jpg\?v=\w+/.exec(await html(path))?.[0] ?? '';
  scene.upstream.calls.reset();
  // The double has this picture in other proportions: whether it is there is not asked here, but which file is asked for.
  await scene.visit(address);
  expect(scene.upstream.calls.list[0]?.url).toMatch(/theatre-300x169\.jpg\?v=\w+$/);
  const kept = await scene.visit(`/media/2025/01/theatre.jpg?v=${address.split('v=')[1]}`);
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await scene.visit('/media/2025/01/theatre.jpg')).headers.get('cache-control')).toBe('public, max-age=604800');
});
