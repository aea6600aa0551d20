import { describe, expect, it } from 'vitest';
import { entriesIn, markAll, writtenTo } from './kv-marks.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';

const PATHS = ['/blogs', '/blogs/every-block', '/nose-jobs', '/test-page', '/blogs/service/rhinoplasty', '/about-us'];

describe('the state of the cache', () => {
  const scene = setWorkerScene({ vars: { CACHE_FRESH_SEC: '2' } });

  it.concurrent.for(['/blogs', '/blogs/every-block', '/nose-jobs', '/test-page', '/api/content/blogs/sticky'])(
    'goes round: %s',
    async (path, { expect: { poll } }) => {
      const seen: string[] = [];
      const look = async () => {
        const state = (await scene.visit(path)).headers.get('x-edge-cache') ?? '';
        if (seen.at(-1) !== state) seen.push(state);
        return seen.length;
      };
      await poll(look, SOON).toBeGreaterThanOrEqual(4);
      expect(seen).toEqual(['MISS', 'HIT', 'STALE', 'HIT']);
    },
  );
});

describe('what is kept', () => {
  const scene = setWorkerScene({ vars: { CACHE_FRESH_SEC: '0' } });
  const titleOf = async (path: string) => (await scene.page(path)).page.texts('h1')[0];
  const visitAll = async () => Promise.all(PATHS.map((path) => scene.visit(path)));

  it('are records of our own, and nothing as WordPress wrote it', async () => {
    await visitAll();
    await expect.poll(async () => (await entriesIn(scene.site.kv)).size, SOON).toBe(5);
    for (const [key, entry] of await entriesIn(scene.site.kv)) {
      expect(key).toMatch(/^v1\/(?:post-index\/2|post\/every-block|page\/nose-jobs|legacy-blogs|metadata\/about\/\w+)$/);
      expect(Object.keys(entry).toSorted()).toEqual(['hash', 'storedAt', 'value']);
      expect(JSON.stringify(entry)).not.toMatch(/"rendered"|"_embedded"|"_links"|"guid"|wp-json|wp-content|<script|onclick/);
    }
  });

  it('is written again only where the content has changed', async () => {
    await markAll(scene.site.kv);
    const refreshed = async (rounds: number) => {
      scene.upstream.calls.reset();
      const enough = async () => {
        await visitAll();
        return ['slug=every-block', '/pages/163', '/api/blogs', '/api/seo-metadata'].every(
          (part) => scene.upstream.calls.count(({ url }) => url.includes(part)) >= rounds,
        );
      };
      await expect.poll(enough, SOON).toBe(true);
    };
    await refreshed(3);
    expect(await writtenTo(scene.site.kv)).toEqual([]);
    scene.upstream.content.update(163, { title: 'Noses' });
    await expect.poll(() => titleOf('/nose-jobs'), SOON).toBe('Noses');
    await refreshed(2);
    expect(await writtenTo(scene.site.kv)).toEqual(['v1/page/nose-jobs']);
  });

  it('is read anew where somebody has damaged it', async () => {
    const site = await scene.another();
    for (const damage of ['no json', '[]', 'null', '{"hash":1}']) {
      await site.kv.put('v1/post/sticky', damage);
      await site.kv.put('v1/post-index/2', damage);
      expect((await site.visit('/blogs/sticky')).status).toBe(200);
    }
    await expect.poll(async () => Object.keys((await entriesIn(site.kv)).get('v1/post/sticky') ?? {}), SOON).toContain('hash');
  });

  it('shows a new post in the list and at its address', async () => {
    const id = scene.upstream.content.add({ slug: 'a-new-post', title: 'A new post', content: '<p>New.</p>' });
    await expect.poll(async () => (await scene.page('/blogs?q=new+post')).page.texts('h2'), SOON).toContain('A new post');
    expect(await titleOf('/blogs/a-new-post')).toBe('A new post');
    scene.upstream.content.update(id, { title: 'A changed post' });
    await expect.poll(() => titleOf('/blogs/a-new-post'), SOON).toBe('A changed post');
  });
});

describe('what upstream no longer has', () => {
  const scene = setWorkerScene({ vars: { CACHE_FRESH_SEC: '0' } });
  const listed = async () => (await scene.page('/blogs/service/patient-guides')).page.texts('h2');
  const entry = async (key: string) => (await entriesIn(scene.site.kv)).get(key) ?? {};

  it('stays until its absence is seen twice, a minute apart: a post', async () => {
    await scene.visit('/blogs/sticky');
    await expect.poll(listed, SOON).toContain('Sticky');
    const sticky = scene.upstream.content.published('post', 'id', true).find(({ slug }) => slug === 'sticky')?.id ?? 0;
    scene.upstream.content.withdraw(sticky);
    const noted = async () => {
      expect((await scene.visit('/blogs/sticky')).status).toBe(200);
      return (await entry('v1/post/sticky'))['absentSince'];
    };
    await expect.poll(noted, SOON).toEqual(expect.any(Number));
    const missing = async () =>
      (await listed()) && ((await entry('v1/post-index/2'))['value'] as { missingSince?: object })?.missingSince;
    await expect.poll(missing, SOON).toEqual({ [sticky]: expect.any(Number) });
    await markAll(scene.site.kv);
    for (let visits = 0; visits < 20; visits += 1) {
      const { answer, page } = await scene.page('/blogs/sticky');
      expect([answer.status, page.texts('h1')]).toEqual([200, ['Sticky']]);
      expect(await listed()).toContain('Sticky');
    }
    expect(await writtenTo(scene.site.kv)).toEqual([]);
    scene.upstream.content.publish(sticky);
    await expect
      .poll(async () => (await scene.visit('/blogs/sticky')) && Object.keys(await entry('v1/post/sticky')), SOON)
      .not.toContain('absentSince');
  });

  it('stays until its absence is seen twice, a minute apart: a page', async () => {
    await scene.visit('/nose-jobs');
    scene.upstream.content.withdraw(163);
    const noted = async () => (await scene.visit('/nose-jobs')) && (await entry('v1/page/nose-jobs'))['absentSince'];
    await expect.poll(noted, SOON).toEqual(expect.any(Number));
    expect((await scene.page('/nose-jobs')).page.texts('h1')).toEqual(['Nose Jobs']);
  });

  it('stays when WordPress says that there is nothing at all', async () => {
    const before = await listed();
    scene.upstream.faults.set('content', 'empty');
    scene.upstream.calls.reset();
    await expect
      .poll(async () => (await listed()) && scene.upstream.calls.count(({ url }) => url.includes('/posts?')), SOON)
      .toBeGreaterThan(2);
    expect(await listed()).toEqual(before);
    expect((await scene.visit('/blogs/sticky')).status).toBe(200);
    scene.upstream.faults.clear();
  });
});
