import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ARTICLE_MS, POSTS, slowWorld } from '../fixtures/slow-world.ts';
import { INDEX_KEY } from '../map/keys-and-slugs.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import type { Repository } from '../queries/repository.ts';

/** What works longer behind an answer is cut off by the platform. */
const PLATFORM_LIMIT_MS = 30_000;

let slow: ReturnType<typeof slowWorld>;
beforeEach(() => {
  // At once: time must not pass while a thread of the system computes.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => {
    const { buffer, byteOffset, byteLength } = createHash('sha256')
      .update(data as Uint8Array)
      .digest();
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  });
  slow = slowWorld();
});

const indexOf = async (content: Repository): Promise<KeptIndex | null> => {
  const index = await slow.clock.through(content.postIndex());
  return index.status === 'found' ? (index.value as KeptIndex) : null;
};

/** Somebody comes every two seconds, for the list or for one article or another, until all is there. */
async function visits(content: Repository, until: (index: KeptIndex) => boolean, limitMs: number) {
  const statuses: string[] = [];
  for (let visit = 0; slow.elapsed() < limitMs; visit += 1) {
    const id = 1 + ((visit * 397) % POSTS);
    const article = await slow.clock.through(content.post(`post-${id}`));
    statuses.push(article.status);
    const index = await indexOf(content);
    if (index && until(index)) return statuses;
    await slow.clock.through(slow.clock.wait(2_000));
  }
  throw new Error(`not filled within ${limitMs} ms`);
}

describe('a CMS that needs eight seconds for each page of its lists', () => {
  it('is read within two minutes, two pages at a time, and hides no article meanwhile', async () => {
    const { content, settle } = slow.site();
    const statuses = await visits(content, ({ incomplete }) => !incomplete, 120_000);
    expect(new Set(statuses)).toEqual(new Set(['found']));
    expect(statuses.length).toBeGreaterThan(10);
    expect((await indexOf(content))?.posts).toHaveLength(POSTS);
    await settle();
    expect(slow.state.most).toBe(2);
    expect(slow.state.longestMs).toBeLessThan(PLATFORM_LIMIT_MS);
    // Each page once, and the first once more at the end, for what was published meanwhile.
    expect(slow.lists('/posts?').length).toBe(Math.ceil(POSTS / 100) + 1);
  });

  it('shows the newest articles as soon as it has answered with them', async () => {
    const { content } = slow.site();
    const index = await indexOf(content);
    expect(slow.elapsed()).toBeLessThan(10_000);
    expect(index?.incomplete).toBe(true);
    expect(index?.posts[0]).toMatchObject({ id: POSTS, mainCategory: { name: 'Skin' } });
  });

  it('gets tags and pictures in the end, each asked for once', async () => {
    const { content } = slow.site();
    await visits(content, ({ reading }) => !reading, 240_000);
    const index = await indexOf(content);
    expect(index?.posts.every(({ thumbnail, tags }) => thumbnail && tags[0] === 'Care')).toBe(true);
    expect([slow.lists('/media?').length, slow.lists('/tags?').length]).toEqual([Math.ceil(POSTS / 100), 1]);
  });

  it('says what is not there, by asking for it', async () => {
    const { content } = slow.site();
    expect(await slow.clock.through(content.post('post-9999'))).toMatchObject({ status: 'absent' });
  });

  it('is not asked for what cannot be an article', async () => {
    const { content } = slow.site();
    expect(await slow.clock.through(content.post('a/b'))).toEqual({ status: 'absent', state: 'HIT' });
    expect(slow.calls).toEqual([]);
  });

  it('is not asked for more unknown articles than it can bear', async () => {
    const { content } = slow.site();
    await indexOf(content);
    const before = slow.calls.length;
    const all = Array.from({ length: 200 }, (_, n) => content.post(`nothing-${n}`));
    const statuses = (await slow.clock.through(Promise.all(all))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'absent')).toHaveLength(20);
    expect(slow.calls.slice(before).filter(({ url }) => url.searchParams.has('slug'))).toHaveLength(20);
  });

  it('whose seventh page fails: the others are kept, and only that one is asked for again', async () => {
    slow.state.failingPage = 7;
    const first = slow.site();
    await visits(first.content, ({ posts }) => posts.length === POSTS - 100, 120_000);
    await first.settle();
    // Another isolate goes on from what this one has got.
    const { content, settle } = slow.site();
    expect((await indexOf(content))?.incomplete).toBe(true);
    expect(await slow.clock.through(content.post(`post-${POSTS - 650}`))).toMatchObject({ status: 'found' });
    await settle();
    const before = slow.lists('/posts?').length;
    slow.state.failingPage = 0;
    await visits(content, ({ incomplete }) => !incomplete, slow.elapsed() + 60_000);
    const pages = slow.lists('/posts?').slice(before);
    expect(pages.map(({ url }) => url.searchParams.get('page'))).toEqual(['7', '1']);
    expect((await indexOf(content))?.posts).toHaveLength(POSTS);
  });

  it('what a webhook withdraws while the list is being read stays withdrawn', async () => {
    const { content, writer, settle } = slow.site();
    const withdrawn = POSTS - 5;
    await indexOf(content);
    slow.state.withdrawn.add(withdrawn);
    await writer.change<KeptIndex>(INDEX_KEY, (index) => ({
      ...index,
      posts: index.posts.filter(({ id }) => id !== withdrawn),
    }));
    await visits(content, ({ incomplete }) => !incomplete, 120_000);
    await settle();
    expect((await indexOf(content))?.posts.map(({ id }) => id)).not.toContain(withdrawn);
  });

  it('an article that was read before the list is read again when links can be told', async () => {
    const { content, settle } = slow.site();
    const html = async () => {
      const found = await slow.clock.through(content.post('post-700'));
      return found.status === 'found' ? found.value.html : '';
    };
    expect(await html()).toContain('href="/post-1"');
    // The list was waited for, but not for long.
    expect(slow.elapsed()).toBe(3_000 + ARTICLE_MS);
    await visits(content, ({ incomplete }) => !incomplete, 120_000);
    await html();
    await settle();
    expect(await html()).toContain('href="/blogs/post-1"');
  });

  it('keeps nobody who asks for an article that a part of the list does not name', async () => {
    const { content, settle } = slow.site();
    await indexOf(content);
    await settle();
    await slow.clock.through(slow.clock.wait(61_000));
    expect((await indexOf(content))?.incomplete).toBe(true);
    const before = slow.elapsed();
    expect(await slow.clock.through(content.post('post-1'))).toMatchObject({ status: 'found' });
    expect(slow.elapsed() - before).toBe(ARTICLE_MS);
  });

  it('is asked once for an article that was read while a part of the list was there, and again when all of it is', async () => {
    const { content, settle } = slow.site();
    const asked = () => slow.calls.filter(({ url }) => url.searchParams.get('slug') === 'post-700').length;
    await indexOf(content);
    for (let visit = 0; visit < 3; visit += 1) await slow.clock.through(content.post('post-700'));
    expect([(await indexOf(content))?.incomplete, asked()]).toEqual([true, 1]);
    await visits(content, ({ incomplete }) => !incomplete, 120_000);
    await slow.clock.through(content.post('post-700'));
    await settle();
    expect(await slow.clock.through(content.post('post-700'))).toMatchObject({ state: 'HIT' });
    await settle();
    expect(asked()).toBe(2);
  });
});
