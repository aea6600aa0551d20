import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEALTH_PATH } from '../../src/endpoints.ts';
import { setWorkerScene } from './worker-scene.ts';
import type { WorkerSite } from './worker-site.ts';

const persistTo = '.wrangler/test-kv-reads';
rmSync(persistTo, { recursive: true, force: true });

/** Writes down every read of KV, and that a request has been answered. */
const COUNTING = `(env, request) => {
  const kv = env.CONTENT_KV;
  const get = (key, options) => { console.log('KV READ ' + new URL(request.url).pathname + ' ' + key); return kv.get(key, options); };
  return { CONTENT_KV: { get, put: (...all) => kv.put(...all), list: (...all) => kv.list(...all), delete: (...all) => kv.delete(...all) } };
}`;

/**
 * What a request may read of KV when its isolate knows nothing. The content, the mark that says whether editors have made everything due
 * (`worker/cache/invalidation.ts`) and what stands round an article are asked for at one time, in one read. Three static pages have metadata of
 * their own for content.
 */
const PAGES = [
  { path: '/contact-us', reads: 0 },
  { path: '/rhinoplasty', reads: 0 },
  { path: '/blogs', reads: 1 },
  { path: '/blogs/every-block', reads: 1 },
  { path: '/nose-jobs', reads: 1 },
  { path: '/test-page', reads: 1 },
  { path: '/', reads: 1 },
  { path: '/about-us', reads: 1 },
  { path: '/services', reads: 1 },
];

/** Reads of KV that answering a path took so far. */
const readsFor = (site: WorkerSite, path: string): string[] =>
  site
    .logged()
    .split('\n')
    .flatMap((line) => line.split(`KV READ ${path} `).slice(1));

describe('reads of KV for one request', () => {
  const scene = setWorkerScene({ persistTo });

  it('fill KV first', async () => {
    for (const { path } of PAGES) expect((await scene.visit(path)).status).toBe(200);
    await expect.poll(async () => (await scene.site.kv.list()).keys.length, { timeout: 20_000 }).toBeGreaterThan(5);
    await scene.site.kill();
  });

  it.each(PAGES)('$path: at most $reads when the isolate is cold, none when it is warm', async ({ path, reads }) => {
    const site = await scene.another({ persistTo, fault: COUNTING });
    await site.visit(path);
    // What comes behind the answer is done when another request has gone through.
    await site.visit(HEALTH_PATH);
    const cold = readsFor(site, path);
    expect(cold.length, cold.join(', ')).toBeLessThanOrEqual(reads);
    await site.visit(path);
    await site.visit(HEALTH_PATH);
    expect(readsFor(site, path).slice(cold.length)).toEqual([]);
    await site.kill();
  });

  it.each([
    ['/contact-us', 1],
    ['/rhinoplasty', 1],
    ['/', 1],
    ['/blogs/every-block', 1],
    ['/no-such-page', 1],
  ])(
    '%s: at most %i with the plugin, with links in the menus and texts of WordPress, and none when the isolate is warm',
    async (path, reads) => {
      const vars = { NOTICE_SECRET: 'test-secret-of-the-notices' };
      const tagline = 'Two departments under one roof, says WordPress.';
      scene.upstream.content.said = {
        version: '1',
        schema: 'a',
        drafts: {},
        records: { clinic: { modified: '', fields: { tagline } } },
      };
      const site = await scene.another({ persistTo, fault: COUNTING, vars });
      await site.visit(path);
      await site.visit(HEALTH_PATH);
      const cold = readsFor(site, path);
      expect(cold.length, cold.join(', ')).toBeLessThanOrEqual(reads);
      for (const again of [path, path === '/no-such-page' ? '/no-other-page' : path]) {
        await site.visit(again);
        await site.visit(HEALTH_PATH);
        expect(readsFor(site, again).slice(again === path ? cold.length : 0)).toEqual([]);
      }
      expect(await (await site.visit(path)).text()).toContain(tagline);
      await site.kill();
    },
  );

  it('are no more than one for an article that there is not, when the isolate is warm', async () => {
    const site = await scene.another({ persistTo, fault: COUNTING });
    await site.visit('/blogs');
    expect((await site.visit('/blogs/no-such-article')).status).toBe(404);
    expect(readsFor(site, '/blogs/no-such-article').length).toBeLessThanOrEqual(1);
    await site.kill();
  });
});
