import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheDeps } from '../../cache/cache-contract.ts';
import { createCache, createReadAhead } from '../../cache/cached.ts';
import { type Entry, readEntry } from '../../cache/entry.ts';
import { Isolate } from '../../cache/isolate.ts';
import { createCacheWriter } from '../../cache/write.ts';
import { settingsOf } from '../../settings.ts';
import { answering } from '../fixtures/answering.ts';
import { VirtualClock } from '../fixtures/virtual-clock.ts';
import { INDEX_KEY } from '../map/keys-and-slugs.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import { createRepository, type Repository } from '../queries/repository.ts';
import { createLoaders } from './loaders.ts';

const CMS = 'https://cms.example.test';
const POSTS = 1_350;
const LIST_MS = 8_000;
const ARTICLE_MS = 400;
/** What works longer behind an answer is cut off by the platform. */
const PLATFORM_LIMIT_MS = 30_000;

const settings = settingsOf({
  CONTENT_API: `${CMS}/wp-json/wp/v2`,
  CLINIC_API: 'https://api.example.test',
  LEADS_API: 'https://api.example.test',
  SITE_ORIGIN: 'https://www.example.test',
});

const post = (id: number) => ({
  id,
  slug: `post-${id}`,
  status: 'publish',
  date_gmt: '2026-01-01T00:00:00',
  modified_gmt: '2026-01-01T00:00:00',
  title: { rendered: `Post ${id}` },
  excerpt: { rendered: '<p>What it says.</p>' },
  content: { rendered: `<p>Text. <a href="${CMS}/post-1/">The first</a></p>` },
  categories: [11],
  tags: [5],
  featured_media: id,
});

/** As its own page asks for it: with what it points at. */
const whole = (id: number) => ({
  ...post(id),
  _embedded: { 'wp:featuredmedia': [{ id, source_url: `${CMS}/wp-content/uploads/${id}.jpg`, media_type: 'image' }] },
});

/** A CMS on a shared host, and a site that has seen nothing of it. Time passes as the work needs it. */
function world() {
  const clock = new VirtualClock();
  const calls: { url: URL; at: number }[] = [];
  const state = { atWork: 0, most: 0, longestMs: 0, failingPage: 0, withdrawn: new Set<number>() };
  const { fetch } = answering(async (url) => {
    calls.push({ url, at: clock.now() });
    const slug = url.searchParams.get('slug');
    state.atWork += slug ? 0 : 1;
    state.most = Math.max(state.most, state.atWork);
    const answer = answerTo(url, slug);
    await clock.wait(slug ? ARTICLE_MS : LIST_MS);
    state.atWork -= slug ? 0 : 1;
    return answer;
  });

  function answerTo(url: URL, slug: string | null) {
    const present = Array.from({ length: POSTS }, (_, index) => POSTS - index).filter((id) => !state.withdrawn.has(id));
    const name = url.pathname.split('/').at(-1);
    const include = (url.searchParams.get('include') ?? '').split(',').map(Number);
    if (name === 'categories')
      return { body: [{ id: 11, name: 'Skin', slug: 'skin', parent: 0 }], headers: { 'x-wp-totalpages': '1' } };
    if (name === 'tags') return { body: [{ id: 5, name: 'Care' }] };
    if (name === 'media')
      return { body: include.map((id) => ({ id, source_url: `${CMS}/wp-content/uploads/${id}.jpg`, media_type: 'image' })) };
    if (slug) return { body: present.filter((id) => slug === `post-${id}`).map(whole) };
    const page = Number(url.searchParams.get('page'));
    if (page === state.failingPage) return { status: 500 };
    const items = present.slice((page - 1) * 100, page * 100).map((id) => ({ ...post(id), content: undefined }));
    return { body: items, headers: { 'x-wp-totalpages': String(Math.ceil(present.length / 100)) } };
  }

  const stored = new Map<string, unknown>();
  const kv = {
    get: async <T>(key: string) => readEntry<T>(structuredClone(stored.get(key))),
    put: async <T>(key: string, entry: Entry<T>) => void stored.set(key, structuredClone(entry)),
  };

  /** An isolate that has seen nothing but what is in KV. */
  function site() {
    const isolate = new Isolate();
    const behind: Promise<unknown>[] = [];
    const parts: CacheDeps = {
      isolate,
      kv,
      snapshot: { get: async () => null },
      clock,
      random: Math.random,
      waitUntil(work) {
        const begun = clock.now();
        behind.push(work.finally(() => (state.longestMs = Math.max(state.longestMs, clock.now() - begun))));
      },
      log: () => {},
    };
    const loaders = createLoaders({ settings, fetch, now: clock.now, wait: clock.wait, log: () => {} });
    const content = createRepository({
      settings,
      loaders,
      read: createCache(parts),
      readAhead: createReadAhead(parts),
      fetch,
      log: () => {},
      mayAskForUnknown: () => isolate.mayAsk(clock.now(), { limit: 20, windowMs: 10_000 }),
      hasEditorPages: false,
      checkImage: async () => false,
    });
    const writer = createCacheWriter(parts);
    return { content, writer, settle: async () => void (await clock.through(Promise.all(behind.splice(0)))) };
  }

  const started = clock.now();
  const lists = (part = '') => calls.filter(({ url }) => url.searchParams.has('per_page') && url.href.includes(part));
  return { clock, calls, state, site, lists, elapsed: () => clock.now() - started };
}

let slow: ReturnType<typeof world>;
beforeEach(() => {
  // At once: time must not pass while a thread of the system computes.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => {
    const { buffer, byteOffset, byteLength } = createHash('sha256')
      .update(data as Uint8Array)
      .digest();
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  });
  slow = world();
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
    await visits(content, ({ incomplete }) => !incomplete, 120_000);
    await html();
    await settle();
    expect(await html()).toContain('href="/blogs/post-1"');
  });
});
