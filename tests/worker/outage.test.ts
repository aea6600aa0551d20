import { expect, it } from 'vitest';
import { SITEMAP_PATH } from '../../src/endpoints.ts';
import type { Fault } from '../upstream/faults.ts';
import { entriesIn, markAll, writtenTo } from './kv-marks.ts';
import { setWorkerScenes, SOON as WITHIN, type WorkerScene } from './worker-scene.ts';

const FAULTS: [name: string, fault: Fault][] = [
  ['is down', 'down'],
  ['answers 500', { status: 500 }],
  ['refuses (403)', { status: 403 }],
  ['answers HTML', 'html'],
  ['is slow', 'slow'],
  ['never answers', 'hang'],
  ['breaks off in the middle', 'truncated'],
  ['never ends', 'endless'],
  ['answers another shape', 'wrong-shape'],
  ['puts warnings in front', 'warnings'],
];

const BLOGS = ['/blogs', '/blogs?show=12', '/blogs/service/rhinoplasty', '/blogs/every-block'];
const PAGES = [...BLOGS, '/nose-jobs', '/test-page', '/test-page/scars-and-patience'];
const DATA = [
  '/api/content/blogs',
  '/api/content/blogs/every-block',
  '/api/content/nose-jobs',
  '/api/content/test-page',
  '/api/seo/about',
];
/** A part of the address of each call that these pages live on. */
const CALLS = ['/posts?', 'slug=every-block', '/pages/163', '/api/blogs', '/api/seo-metadata'];
/** Asked less often: each round makes the site ask upstream for everything. */
const SOON = { timeout: 2 * WITHIN.timeout, interval: 250 };
/** Where nothing else can be shown an article is waited for, nine seconds; the rest is for a machine that runs five sites at once. */
const PATIENCE_MS = 15_000;

const startScene = setWorkerScenes({ vars: { CACHE_FRESH_SEC: '0' } });

it.concurrent.for(FAULTS)('a CMS that %s', { timeout: 180_000 }, async ([, fault], { expect: { poll } }) => {
  const scene = await startScene();

  fail(scene, fault);
  await expectNothingSeenYet(scene);
  scene.upstream.faults.clear();
  await poll(() => statuses(scene), SOON).toEqual([...PAGES, ...DATA].map(() => 200));
  await poll(async () => (await entriesIn(scene.site.kv)).size, SOON).toBe(CALLS.length);

  const before = await bodies(scene);
  await markAll(scene.site.kv);
  fail(scene, fault);
  scene.upstream.calls.reset();
  const asked = async () => {
    expect(await bodies(scene)).toEqual(before);
    return CALLS.filter((part) => scene.upstream.calls.count(({ url }) => url.includes(part)) > 0);
  };
  await poll(asked, SOON).toEqual(CALLS);
  await expectLastGoodCopies(scene);
  await expectHonestAnswer(scene, '/blogs/sticky');
  expect(await writtenTo(scene.site.kv)).toEqual([]);

  scene.upstream.faults.clear();
  scene.upstream.content.update(163, { title: 'Fresh again' });
  await poll(async () => (await scene.page('/nose-jobs')).page.texts('h1'), SOON).toEqual(['Fresh again']);
  await poll(async () => (await scene.visit('/blogs/sticky')).status, SOON).toBe(200);
});

function fail({ upstream }: WorkerScene, fault: Fault): void {
  for (const area of ['content', 'seo', 'blogs'] as const) upstream.faults.set(area, fault);
}

const statuses = (scene: WorkerScene) => Promise.all([...PAGES, ...DATA].map(async (path) => (await scene.visit(path)).status));

/** Every page and record that was seen, as a visitor gets it. */
const bodies = (scene: WorkerScene) =>
  Promise.all([...PAGES, ...DATA].map(async (path) => [path, await (await scene.visit(path)).text()]));

/** Nothing was ever read: content pages say so, everything else is untouched, and nothing is kept of the failure. */
async function expectNothingSeenYet(scene: WorkerScene): Promise<void> {
  const unseen = [...BLOGS, '/blogs/no-such-post', '/nose-jobs', '/test-page', '/test-page/scars-and-patience'];
  await Promise.all(unseen.map((path) => expectHonestAnswer(scene, path)));
  for (const path of ['/', '/about-us', '/gallery', '/other-services', SITEMAP_PATH]) {
    expect([path, (await scene.visit(path)).status]).toEqual([path, 200]);
  }
  const { status, headers } = await scene.visit('/api/content/blogs');
  expect([status, headers.get('cache-control'), Number(headers.get('retry-after')) > 0]).toEqual([503, 'no-store', true]);
  expect((await scene.site.kv.list()).keys).toEqual([]);
}

async function expectLastGoodCopies(scene: WorkerScene): Promise<void> {
  for (const path of PAGES) {
    const { status, headers } = await scene.visit(path);
    expect([path, status, headers.get('x-edge-cache'), headers.get('retry-after')]).toEqual([path, 200, 'STALE', null]);
  }
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
  const links = page.attributes('a', 'href');
  expect(links).toEqual(
    expect.arrayContaining([expect.stringMatching(/^tel:\+/), expect.stringMatching(/^https:\/\/wa\.me\/\d+/)]),
  );
  expect(page.texts('h1')).toEqual(['This page cannot be shown right now']);
}
