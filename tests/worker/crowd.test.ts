import { describe, expect, it } from 'vitest';
import { CONTENT_PATH } from '../../src/endpoints.ts';
import { isSweep, SWEPT } from '../sweep.ts';
import { entriesIn, markAll, writtenTo } from './kv-marks.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';

describe('two hundred visitors at once', () => {
  const scene = setWorkerScene();
  const crowd = (path: string) => Promise.all(Array.from({ length: 200 }, () => scene.visit(path)));

  it.each(['/blogs', '/blogs/every-block', '/nose-jobs', '/test-page', '/'])(
    'ask upstream once for the cold page %s',
    async (path) => {
      scene.upstream.calls.reset();
      const answers = await crowd(path);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const calls = scene.upstream.calls.list.map(({ method, url }) => `${method} ${url}`);
      expect(calls.length).toBeGreaterThan(0);
      expect(new Set(calls)).toHaveProperty('size', calls.length);
      // The home page does not wait for its metadata at any price: some may still have the page's own head.
      if (path !== '/') expect(new Set(answers.map(({ headers }) => headers.get('etag')))).toHaveProperty('size', 1);
    },
  );

  it('ask upstream nothing for a warm one', async () => {
    scene.upstream.calls.reset();
    await crowd('/blogs/every-block');
    expect(scene.upstream.calls.count()).toBe(0);
  });
});

/** What is kept or asked for by mistake is so for each address: a fifth of them show it. */
const ADDRESSES = isSweep ? 10_000 : 2_000;

describe(`${ADDRESSES} addresses nobody has`, () => {
  const scene = setWorkerScene();
  const BATCH = 200;
  /** Pages of every kind, and, as the application asks for them, posts as data. */
  const address = (n: number): string => {
    const pages = [`/nothing-${n}`, `/test-page/nothing-${n}`, `/blogs/service/nothing-${n}`, `/blogs/nothing-${n}`];
    return pages[n % 16] ?? `${CONTENT_PATH}/blogs/nothing-${n}`;
  };

  it('write nothing to KV and ask upstream next to nothing', { ...SWEPT, timeout: 150_000 }, async () => {
    for (const path of ['/blogs', '/test-page']) await scene.visit(path);
    await expect
      .poll(async () => [...(await entriesIn(scene.site.kv)).keys()], SOON)
      .toEqual(['v1/legacy-blogs', 'v1/post-index/2']);
    await markAll(scene.site.kv);
    scene.upstream.calls.reset();
    const statuses = new Set<number>();
    for (let n = 0; n < ADDRESSES; n += BATCH) {
      const answers = await Promise.all(Array.from({ length: BATCH }, (_, index) => scene.visit(address(n + index))));
      for (const { status } of answers) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([404]));
    expect(await writtenTo(scene.site.kv)).toEqual([]);
    expect((await scene.site.kv.list()).keys).toHaveLength(2);
    // None, or one reading of the index where this takes longer than the minute that it vouches for unknown posts.
    expect(scene.upstream.calls.count()).toBeLessThanOrEqual(6);
  });
});
