import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { beforeAll, expect, inject, it } from 'vitest';
import { MEDIA_PREFIX, WEBHOOK_PATH } from '../../src/endpoints.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN, type WorkerSite } from './worker-site.ts';

const SECRET = 'a-secret-that-tests-share';
/** From the webhook on, everywhere on the site. */
const WITHDRAWN_MS = 5_000;
const scene = setWorkerScene({
  vars: { NOTICE_SECRET: SECRET, CACHE_FRESH_SEC: '3600' },
  client: inject('workerBuild').client,
});

const ARTICLE = '/blogs/a-patient-before-and-after';
const sizesOf = (name: string): string[] =>
  ['', '-300x169', '-1024x576', '-768x432', '-150x150'].map((size) => `2025/01/${name}${size}.jpg`);
const tag = (name: string): string =>
  `<figure class="wp-block-image"><img src="${scene.upstream.url}/wp-content/uploads/2025/01/${name}-1024x576.jpg" srcset="${scene.upstream.url}/wp-content/uploads/2025/01/${name}-1024x576.jpg 1024w, ${scene.upstream.url}/wp-content/uploads/2025/01/${name}-300x169.jpg 300w" alt="A patient"></figure>`;

async function sent(site: WorkerSite, change: object): Promise<Response> {
  const body = JSON.stringify({ id: randomUUID(), changes: [change] });
  const time = Math.floor(Date.now() / 1000);
  const signature = `t=${time},v1=${createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-content-signature': signature };
  return site.visit(WEBHOOK_PATH, { method: 'POST', headers, body });
}
const notify = async (change: object) => expect((await sent(scene.site, change)).status).toBe(202);

const html = async (path = ARTICLE) => (await scene.visit(path)).text();
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: WITHDRAWN_MS, interval: 50 });
/** A new article comes no sooner than the list of articles is read again, which may have failed while WordPress was away. */
const appears = (path: string) => expect.poll(async () => (await scene.visit(path)).status, SOON).toBe(200);

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
    const { status, headers } = await scene.visit(`${MEDIA_PREFIX}${path}`);
    expect([status, headers.get('cache-control')]).toEqual([410, 'no-store']);
  }
  expect((await scene.visit('/media/2025/01/laser.jpg?w=320&v=1')).status).toBe(410);
  await soon(async () => /media\/2025\/01\/laser/.test(await html())).toBe(false);
  await soon(async () => /media\/2025\/01\/laser/.test(await html('/blogs?q=before+and+after'))).toBe(false);
  expect(await html()).toContain('<p>Words.</p>');
  expect(await html()).not.toContain('A patient"');
});

it('holds where WordPress is away', async () => {
  scene.upstream.faults.set('content', 'down');
  await notify({ type: 'media', event: 'deleted', id: 1005, slug: 'price-list', media: ['2025/01/price-list.pdf'] });
  expect((await scene.visit('/media/2025/01/price-list.pdf')).status).toBe(410);
  scene.upstream.faults.clear();
  await soon(async () => /price-list/.test(await html())).toBe(false);
  expect(await html()).toContain('Prices');
});

it('holds within five seconds in an isolate that was not told: 410, and gone from the article and the lists', async () => {
  const slug = 'seen-elsewhere';
  scene.upstream.content.add({
    slug,
    title: 'Seen elsewhere',
    content: `<p>Words.</p>${tag('consultation')}`,
    featuredMedia: 1004,
  });
  await notify({ type: 'site', event: 'updated', id: 0, slug: '' });
  const path = `/blogs/${slug}`;
  await appears(path);
  expect(await html(path)).toContain('/media/2025/01/consultation-1024x576.jpg');
  expect((await scene.visit('/media/2025/01/consultation.jpg')).status).toBe(200);
  await scene.site.withdrawElsewhere(...sizesOf('consultation'));
  const from = Date.now();
  await soon(async () => (await scene.visit('/media/2025/01/consultation.jpg')).status).toBe(410);
  await soon(async () => /media\/2025\/01\/consultation/.test(await html(path))).toBe(false);
  await soon(async () => /media\/2025\/01\/consultation/.test(await html('/blogs?q=seen+elsewhere'))).toBe(false);
  expect(Date.now() - from).toBeLessThan(WITHDRAWN_MS);
  expect(await html(path)).toContain('<p>Words.</p>');
});

it('while the register is away pages and pictures are there, and WordPress is told to say it again', async () => {
  const away = `() => ({ MEDIA_REGISTER: { getByName: () => new Proxy({}, { get: () => async () => { throw new Error('away') } }) } })`;
  const site = await scene.another({ vars: { NOTICE_SECRET: SECRET }, fault: away });
  expect((await site.visit(ARTICLE)).status).toBe(200);
  expect((await site.visit('/media/2025/01/reception.jpg')).status).toBe(200);
  expect(site.logged()).toContain('The register of files could not be read');
  expect((await sent(site, { type: 'media', event: 'deleted', id: 9, slug: 'x', media: ['2025/01/reception.jpg'] })).status).toBe(
    503,
  );
  expect((await site.visit('/media/2025/01/reception.jpg')).status).toBe(410);
});

it('every copy at the edge is purged by its address, where the clinic has given a token', async () => {
  const purged: { url: string; authorization: string; files: string[] }[] = [];
  const platform = createServer(async (request, answer) => {
    const body = Buffer.concat(await request.toArray()).toString();
    purged.push({ url: String(request.url), authorization: String(request.headers.authorization), ...JSON.parse(body) });
    answer.end('{"success":true}');
  });
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve));
  const { port } = platform.address() as { port: number };
  const site = await scene.another({
    vars: {
      NOTICE_SECRET: SECRET,
      PURGE_ZONE: 'a'.repeat(32),
      PURGE_TOKEN: 'a-token-that-tests-share-1',
      PURGE_API: `http://127.0.0.1:${port}`,
    },
  });
  await sent(site, { type: 'media', event: 'deleted', id: 9, slug: 'x', media: ['2025/01/theatre.jpg'] });
  const files = () => purged.flatMap((call) => call.files);
  await soon(async () => files().length > 0 && files().includes(`${SITE_ORIGIN}/media/2025/01/theatre.jpg`)).toBe(true);
  expect(files()).toContain(`${scene.upstream.url}/wp-content/uploads/2025/01/theatre.jpg`);
  expect(purged[0]).toMatchObject({
    url: `/zones/${'a'.repeat(32)}/purge_cache`,
    authorization: 'Bearer a-token-that-tests-share-1',
  });
  platform.closeAllConnections();
  platform.close();
});

it('a picture that is replaced under its name has a new address, kept by browsers as long as any other', async () => {
  const path = `${ARTICLE}-again`;
  scene.upstream.content.add({ slug: path.slice('/blogs/'.length), title: 'Again', content: tag('theatre'), categories: [11] });
  await notify({ type: 'site', event: 'updated', id: 0, slug: '' });
  await appears(path);
  expect(await html(path)).toContain('/media/2025/01/theatre-1024x576.jpg 1024w');
  await notify({ type: 'media', event: 'updated', id: 1000, slug: 'theatre', media: sizesOf('theatre') });
  await soon(async () => /theatre-1024x576\.jpg\?v=\w+ 1024w/.test(await html(path))).toBe(true);
  const address = /\/media\/2025\/01\/theatre-300x169\.jpg\?v=\w+/.exec(await html(path))?.[0] ?? '';
  scene.upstream.calls.reset();
  // The double has this picture in other proportions: whether it is there is not asked here, but which file is asked for.
  await scene.visit(address);
  expect(scene.upstream.calls.list[0]?.url).toMatch(/theatre-300x169\.jpg\?v=\w+$/);
  const kept = await scene.visit(`${MEDIA_PREFIX}2025/01/theatre.jpg?v=${address.split('v=')[1]}`);
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'public, max-age=604800']);
  expect((await scene.visit('/media/2025/01/theatre.jpg')).headers.get('cache-control')).toBe('public, max-age=604800');
});

it('a case whose patient withdraws the consent is gone from the moment on: page, pictures, data, lists and sitemap; and back with it', async () => {
  const CASE = '/gallery/liposuction/t10602';
  const text = async (path: string) => (await scene.visit(path)).text();
  const statusOf = async (path: string) => {
    const { status, body } = await scene.visit(path);
    await body?.cancel();
    return status;
  };
  const category = await text('/gallery/liposuction');
  expect(category.includes(CASE)).toBe(true);
  const built = (folder: string, name: RegExp) =>
    `/${folder}/${readdirSync(`dist/client/${folder}`).find((one) => name.test(one))}`;
  const picture = built('p', /^case-liposuction-t10602-/);
  const data = built('assets/gallery', /^liposuction\.\w+\.0\.json$/);
  expect([await statusOf(picture), await text(data)]).toEqual([200, expect.stringContaining('"t10602"')]);
  const { headers } = await scene.visit(picture);
  const unchanged = await scene.visit(picture, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  expect([headers.get('cache-control'), unchanged.status, unchanged.headers.get('cache-control')]).toEqual([
    'public, max-age=604800',
    304,
    'public, max-age=604800',
  ]);
  const whole = await scene.visit(data);
  expect([whole.headers.get('cache-control'), await whole.text()]).toEqual(['public, max-age=604800', expect.any(String)]);
  await notify({ type: 'media', event: 'deleted', id: 9, media: ['cases/t10602'] });
  await soon(() => statusOf(CASE)).toBe(410);
  // Whoever has the data with the case is not told that they are as they were.
  const again = await scene.visit(data, { headers: { 'If-None-Match': whole.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([200, expect.not.stringContaining('"slug":"t10602"')]);
  expect((await scene.visit(data, { method: 'HEAD' })).status).toBe(200);
  expect([await statusOf(picture), JSON.parse(await text(data)).map(({ slug }: { slug: string }) => slug)]).toEqual([
    410,
    expect.not.arrayContaining(['t10602']),
  ]);
  expect(await text(data)).toContain('"t10603"');
  // Drawings that stand in for photographs serve several cases: they are named on, and 410.
  const names = (shown: string) =>
    [...shown.matchAll(/"slug":"(t\d+)"|\/gallery\/liposuction\/(t\d+)/g)].map(([, slug, link]) => slug ?? link);
  const left = names(await text('/gallery/liposuction'));
  expect([left.includes('t10602'), left.includes('t10601')]).toEqual([false, true]);
  expect(names(await text('/gallery/liposuction/t10603')).includes('t10602')).toBe(false);
  expect((await text('/sitemaps/gallery.xml')).includes('t10602')).toBe(false);
  await notify({ type: 'media', event: 'updated', id: 9, media: ['cases/t10602'] });
  await soon(() => statusOf(CASE)).toBe(200);
  expect([await statusOf(picture), (await text('/gallery/liposuction')) === category]).toEqual([200, true]);
});
