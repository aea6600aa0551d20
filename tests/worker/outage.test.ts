import { afterAll, describe, expect, it } from 'vitest';
import type { Fault } from '../upstream/faults.ts';
import { entriesIn, markAll, writtenTo } from './kv-marks.ts';
import { WorkerScene } from './worker-scene.ts';

const FAULTS: [name: string, fault: Fault][] = [
  ['is down', 'down'],
  ['answers 500', { status: 500 }],
  ['updates itself (503)', { status: 503 }],
  ['refuses (403)', { status: 403 }],
  ['answers HTML', 'html'],
  ['is slow', 'slow'],
  ['never answers', 'hang'],
  ['breaks off in the middle', 'truncated'],
  ['never ends', 'endless'],
  ['answers another shape', 'wrong-shape'],
  ['puts warnings in front', 'warnings'],
];

const SEEN = ['/blogs', '/blogs?page=2', '/blogs/service/rhinoplasty', '/blogs/every-block', '/nose-jobs', '/test-page', '/test-page/scars-and-patience', '/about-us'];
const SEEN_DATA = ['/api/content/blogs', '/api/content/blogs/every-block', '/api/content/nose-jobs', '/api/content/test-page', '/api/seo/about'];
/** Three seconds for upstream, and what this machine takes besides. */
const PATIENCE_MS = 5500;
const SOON = { timeout: 20_000, interval: 100 };

const scenes: WorkerScene[] = [];
afterAll(() => Promise.all(scenes.map((scene) => scene.stop())));

async function startScene(): Promise<WorkerScene> {
  const scene = new WorkerScene({ vars: { CACHE_FRESH_SEC: '0' } });
  scenes.push(scene);
  await scene.start();
  return scene;
}

function fail({ upstream }: WorkerScene, fault: Fault): void {
  for (const area of ['content', 'seo', 'blogs'] as const) upstream.faults.set(area, fault);
}

/** What a visitor is told where nothing can be shown: a way to a person, and nothing that anybody keeps. */
async function expectHonestAnswer(scene: WorkerScene, path: string): Promise<void> {
  const begun = performance.now();
  const { answer, page } = await scene.page(path);
  expect([path, answer.status]).toEqual([path, 503]);
  expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  expect([answer.headers.get('etag'), page.metas('robots'), page.canonicals()]).toEqual([null, ['noindex'], []]);
  const channels = page.all('a').map((link) => page.attribute(link, 'href') ?? '');
  expect(channels).toEqual(expect.arrayContaining([expect.stringMatching(/^tel:\+/), expect.stringMatching(/^https:\/\/wa\.me\/\d+/)]));
  expect(page.texts('h1')).toEqual(['This page cannot be shown right now']);
}

describe.each(FAULTS)('a content system that %s', (_, fault) => {
  it.concurrent('takes no page away that was seen before, and comes back by itself', async ({ expect }) => {
    const scene = await startScene();
    const bodies = async () => Promise.all([...SEEN, ...SEEN_DATA].map(async (path) => [path, await (await scene.visit(path)).text()]));
    await Promise.all(SEEN.map((path) => scene.visit(path)));
    await expect.poll(async () => [...(await entriesIn(scene.site.kv)).keys()].length, SOON).toBe(5);
    const before = await bodies();
    await markAll(scene.site.kv);
    fail(scene, fault);
    scene.upstream.calls.reset();
    const asked = async () => {
      expect(await bodies()).toEqual(before);
      return ['/posts?', 'slug=every-block', '/pages/163', '/api/blogs', '/api/seo-metadata'].filter((part) => scene.upstream.calls.count(({ url }) => url.includes(part)) > 0);
    };
    await expect.poll(asked, SOON).toHaveLength(5);
    for (const path of SEEN) {
      const { status, headers } = await scene.visit(path);
      expect([path, status, headers.get('x-edge-cache'), headers.get('cache-control')]).toEqual([path, 200, 'STALE', 'public, max-age=0, must-revalidate']);
    }
    await expectHonestAnswer(scene, '/blogs/sticky');
    expect(await writtenTo(scene.site.kv)).toEqual([]);
    scene.upstream.faults.clear();
    scene.upstream.content.update(163, { title: 'Fresh again' });
    await expect.poll(async () => (await scene.page('/nose-jobs')).page.texts('h1'), SOON).toEqual(['Fresh again']);
    await expect.poll(async () => (await scene.visit('/blogs/sticky')).status, SOON).toBe(200);
  }, 60_000);

  it.concurrent('leaves nothing behind on a site that has seen nothing', async ({ expect }) => {
    const scene = await startScene();
    fail(scene, fault);
    await scene.visit('/health');
    await Promise.all(['/blogs', '/blogs/every-block', '/blogs/no-such-post', '/nose-jobs', '/test-page', '/test-page/scars-and-patience'].map((path) => expectHonestAnswer(scene, path)));
    for (const path of ['/', '/gallery', '/rhinoplasty', '/other-services']) expect([path, (await scene.visit(path)).status]).toEqual([path, 200]);
    const data = await scene.visit('/api/content/blogs');
    expect([data.status, data.headers.get('cache-control'), Number(data.headers.get('retry-after')) > 0]).toEqual([503, 'no-store', true]);
    expect((await scene.visit('/sitemap.xml')).status).toBe(200);
    expect((await scene.site.kv.list()).keys).toEqual([]);
    scene.upstream.faults.clear();
    await expect.poll(async () => (await scene.visit('/blogs/every-block')).status, SOON).toBe(200);
    await expect.poll(async () => (await scene.visit('/nose-jobs')).status, SOON).toBe(200);
  }, 60_000);
});
