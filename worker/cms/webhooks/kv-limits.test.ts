import { beforeEach, describe, expect, it } from 'vitest';
import type { Post } from '../../../src/content/records.ts';
import { ABSENT } from '../../cache/cache-contract.ts';
import { type Entry, hashOf } from '../../cache/entry.ts';
import { Isolate } from '../../cache/isolate.ts';
import { createCacheWriter } from '../../cache/write.ts';
import { UpstreamError } from '../client/read-json.ts';
import { INDEX_KEY, PAGE_LIST_KEY, pageKey, postKey, RECORDS_KEY } from '../map/keys-and-slugs.ts';
import { CONFIRM_MS, type KeptIndex } from '../map/merge-index.ts';
import { NO_PAGES, type PageList } from '../map/page-list.ts';
import { applyImmediately, type ChangeDeps, revalidate } from './apply-changes.ts';
import type { Change } from './read-webhook.ts';
import { refreshChanged } from './refresh-changed.ts';

const INVALIDATION_KEY = 'due-since';
const ids = Array.from({ length: 20 }, (_, index) => index + 1);

const post = (id: number, slug = `p${id}`): Post => ({
  id,
  slug,
  title: slug,
  description: '',
  publishedAt: '2026-01-01T00:00:00Z',
  modifiedAt: '2026-01-01T00:00:00Z',
  mainCategory: null,
  subcategories: [],
  tags: [],
  thumbnail: null,
  html: '<p>long</p>',
  words: 1,
  toc: [],
  author: 'A',
  banner: null,
  metaTitle: 'm',
  metaDescription: 'd',
});
const withdrawn = (type: Change['type'], id: number, slug: string): Change => ({
  type,
  event: 'withdrawn',
  id,
  slug,
  previousSlug: '',
});
const updated = (id: number, slug = `p${id}`, previousSlug = ''): Change => ({
  type: 'post',
  event: 'updated',
  id,
  slug,
  previousSlug,
});

/** KV as it is: it refuses a second write under a key within a second. A write takes 60 ms, a reading of WordPress `readMs`. */
function world({ readMs = 50 } = {}) {
  let now = 1_700_000_000_000;
  const stored = new Map<string, Entry<unknown>>();
  const written = new Map<string, number>();
  const state = { puts: [] as string[], refused: [] as string[], down: new Set<string>(), sentences: [] as string[] };
  const kv = {
    get: async <T>(key: string) => (structuredClone(stored.get(key)) as Entry<T> | undefined) ?? null,
    async put<T>(key: string, entry: Entry<T>) {
      now += 60;
      if (state.down.has(key) || now - (written.get(key) ?? 0) < 1000) {
        state.refused.push(key);
        throw new Error('KV PUT failed: 429 Too Many Requests');
      }
      written.set(key, now);
      state.puts.push(key);
      stored.set(key, structuredClone(entry));
    },
  };
  const wait = async (ms: number) => void (now += ms);
  const parts = { kv, snapshot: { get: async () => null }, clock: { now: () => now, wait }, random: () => 0.5 };
  const writer = createCacheWriter({ ...parts, isolate: new Isolate(), waitUntil: () => {}, log: () => {} });
  /** What WordPress has: by slug. */
  const present = new Map<string, Post>();
  const deps = {
    settings: { MANAGED_PAGES: {} },
    writer,
    marks: { note: async () => {} },
    loaders: {
      async post(slug: string) {
        now += readMs;
        return present.get(slug) ?? ABSENT;
      },
    },
    now: () => now,
    wait,
    log: (sentence: string) => state.sentences.push(sentence),
  } as unknown as ChangeDeps;
  const has = async (key: string, value: unknown) => void stored.set(key, { hash: await hashOf(value), storedAt: 1, value });
  return {
    deps,
    state,
    present,
    has,
    value: <T>(key: string) => stored.get(key)?.value as T | null | undefined,
    inIndex: () => (stored.get(INDEX_KEY)?.value as KeptIndex | undefined)?.posts.map(({ slug }) => slug).toSorted(),
    /** Another isolate has withdrawn it this very moment. */
    goneElsewhere: (key: string) => void stored.set(key, { hash: 'withdrawn', storedAt: now, value: null, why: 'withdrawn' }),
    /** Somebody has written this very moment. */
    writtenNow: (key: string) => void written.set(key, now),
    pass: (ms: number) => void (now += ms),
  };
}

let site: ReturnType<typeof world>;
const allPosts = async (of = site) => {
  await of.has(INDEX_KEY, { posts: ids.map((id) => post(id)), categories: [], missingSince: {}, moved: {} });
  for (const id of ids) await of.has(postKey(`p${id}`), post(id));
};
const publicPosts = () => ids.filter((id) => site.value(postKey(`p${id}`)) !== null);
const puts = (key: string) => site.state.puts.filter((put) => put === key).length;

beforeEach(() => {
  site = world();
});

describe('a notice that withdraws much', () => {
  const going = ids.map((id) => withdrawn('post', id, `p${id}`));

  it('leaves none of twenty articles in KV, and writes the list of all once', async () => {
    await allPosts();
    await applyImmediately(site.deps, going);
    expect([publicPosts(), site.inIndex(), puts(INDEX_KEY), site.state.refused]).toEqual([[], [], 1, []]);
    // A minute later nothing is left to do.
    const before = site.state.puts.length;
    await applyImmediately(site.deps, going);
    expect(site.state.puts.length).toBe(before);
  });

  it('takes all texts away though the list cannot be written, is answered as failed, and is done when it comes again', async () => {
    await allPosts();
    site.writtenNow(INDEX_KEY);
    site.state.down.add(INDEX_KEY);
    await expect(applyImmediately(site.deps, going)).rejects.toThrow('429');
    expect([publicPosts(), site.inIndex()?.length]).toEqual([[], 20]);
    site.state.down.clear();
    site.pass(60_000);
    await applyImmediately(site.deps, going);
    expect(site.inIndex()).toEqual([]);
  });

  it('takes a page away that KV kept, though the list of pages names it no more when the notice comes again', async () => {
    await site.has(PAGE_LIST_KEY, { ...NO_PAGES, pages: [{ id: 4, slug: 'team', title: '', label: '', order: 0 }] });
    await site.has(pageKey('team'), { text: 'team' });
    site.state.down.add(pageKey('team'));
    await expect(applyImmediately(site.deps, [withdrawn('page', 4, 'team')])).rejects.toThrow('429');
    expect([site.value(pageKey('team')), site.value<PageList>(PAGE_LIST_KEY)?.pages]).toEqual([{ text: 'team' }, []]);
    site.state.down.clear();
    site.pass(60_000);
    await applyImmediately(site.deps, [withdrawn('page', 4, 'team')]);
    expect(site.value(pageKey('team'))).toBeNull();
  });

  it('takes away what it can where KV refuses one of the texts', async () => {
    await allPosts();
    site.state.down.add(postKey('p1'));
    await expect(applyImmediately(site.deps, [...going, withdrawn('site', 0, '')])).rejects.toThrow('429');
    expect([publicPosts(), site.inIndex(), puts(INVALIDATION_KEY)]).toEqual([[1], [], 1]);
    site.state.down.clear();
    site.pass(60_000);
    await applyImmediately(site.deps, going);
    expect(publicPosts()).toEqual([]);
  });

  it('takes articles away though files cannot be marked, and is answered as failed', async () => {
    await allPosts();
    const marks = { note: () => Promise.reject(new Error('the register is away')) };
    await expect(applyImmediately({ ...site.deps, marks }, going)).rejects.toThrow('the register is away');
    expect([publicPosts(), site.inIndex()]).toEqual([[], []]);
  });

  it('writes the list of pages and the records once', async () => {
    const pages = [1, 2, 3].map((id) => ({ id, slug: `page-${id}`, title: '', label: '', menu: true, footer: true, order: 0 }));
    await site.has(PAGE_LIST_KEY, { ...NO_PAGES, pages });
    for (const { slug } of pages) await site.has(pageKey(slug), { text: slug });
    await site.has(RECORDS_KEY, { version: 'v', records: { clinic: 1, desk: 2, hours: 3 } });
    await applyImmediately(site.deps, [
      ...pages.map(({ id, slug }) => withdrawn('page', id, slug)),
      ...['clinic', 'desk'].map((name, index) => withdrawn('record', index + 9, name)),
    ]);
    expect(pages.map(({ slug }) => site.value(pageKey(slug)))).toEqual([null, null, null]);
    expect(site.value<PageList>(PAGE_LIST_KEY)?.pages).toEqual([]);
    expect(site.value(RECORDS_KEY)).toEqual({ version: 'v', records: { hours: 3 } });
    expect([puts(PAGE_LIST_KEY), puts(RECORDS_KEY), site.state.refused]).toEqual([1, 1, []]);
  });
});

describe('a notice of many changed articles', () => {
  const changed = ids.map((id) => updated(id));
  const change = (of = site) => ids.forEach((id) => void of.present.set(`p${id}`, { ...post(id), title: `New ${id}` }));
  const titles = () => site.value<KeptIndex>(INDEX_KEY)?.posts.map(({ title }) => title);

  it('writes the list once', async () => {
    await allPosts();
    change();
    await revalidate(site.deps, changed);
    expect(titles()).toEqual(expect.arrayContaining(ids.map((id) => `New ${id}`)));
    expect([puts(INDEX_KEY), site.state.refused, site.state.sentences]).toEqual([1, [], []]);
  });

  it('waits where the list was written a moment ago', async () => {
    await allPosts();
    change();
    await site.deps.writer.change<KeptIndex>(INDEX_KEY, (index) => ({ ...index, missingSince: { 5: 5 } }));
    await revalidate(site.deps, [updated(1)]);
    expect(titles()).toContain('New 1');
    expect([site.state.refused, site.state.sentences]).toEqual([[INDEX_KEY], []]);
  });

  it('shows the first of them before all are read where WordPress is slow, and what was read late too', async () => {
    site = world({ readMs: 3_000 });
    await allPosts();
    change();
    await revalidate(site.deps, changed);
    expect(titles()?.filter((title) => title.startsWith('New')).length).toBe(8);
    expect([puts(INDEX_KEY), site.state.refused]).toEqual([4, []]);
    // One mark for the twelve that there was no time for.
    expect([puts(INVALIDATION_KEY), site.state.sentences.length]).toEqual([1, 12]);
  });

  it.each([true, false])('tries once more to invalidate everything where KV refuses that; taken then: %s', async (taken) => {
    await allPosts();
    site.state.down.add(INVALIDATION_KEY);
    site.deps.loaders.post = () => Promise.reject(new Error('busy'));
    const wait = async (ms: number) => {
      site.pass(ms);
      if (ms === 1100 && taken) site.state.down.clear();
    };
    const read = revalidate({ ...site.deps, wait }, [updated(1), updated(2)]);
    if (taken) await read;
    else await expect(read).rejects.toThrow('429');
    expect([puts(INVALIDATION_KEY), site.state.refused.length]).toEqual(taken ? [1, 2] : [0, 3]);
  });

  it('keeps an old address until the list leads from it to the new one', async () => {
    await allPosts();
    site.present.set('new', post(1, 'new'));
    site.state.down.add(INDEX_KEY);
    await revalidate(site.deps, [updated(1, 'new', 'p1')]);
    expect([site.value(postKey('p1')), puts(INVALIDATION_KEY)]).toEqual([post(1), 1]);
    expect(site.state.sentences).toEqual(['The lists could not be written (Error); everything is invalidated']);
    site.state.down.clear();
    site.pass(60_000);
    await revalidate(site.deps, [updated(1, 'new', 'p1')]);
    expect([site.value(postKey('p1')), site.value<KeptIndex>(INDEX_KEY)?.moved]).toEqual([null, { p1: 'new' }]);
  });

  it.each(['before', 'after'])(
    'leaves an address to the article that has it now: said %s the one that had it goes',
    async (when) => {
      await allPosts();
      site.present.set('p1', post(2, 'p1'));
      const taken = updated(2, 'p1', 'p2');
      const gone = withdrawn('post', 1, 'p1');
      await revalidate(site.deps, when === 'before' ? [taken, gone] : [gone, taken]);
      expect(site.value<Post>(postKey('p1'))?.id).toBe(2);
      expect([site.value(postKey('p2')), site.inIndex()?.includes('p2'), site.inIndex()?.includes('p1')]).toEqual([
        null,
        false,
        true,
      ]);
      expect(site.value<KeptIndex>(INDEX_KEY)?.posts.length).toBe(19);
    },
  );
});

it('the look at what has changed says whether WordPress or KV is away', async () => {
  await allPosts();
  const client = { postStates: async () => [{ id: 1, slug: 'new', modified_gmt: '' }], pageStates: async () => [] };
  const deps = { ...site.deps, loaders: { ...site.deps.loaders, client } } as unknown as ChangeDeps;
  site.state.down.add(INDEX_KEY);
  expect(await refreshChanged(deps)).toBeNull();
  client.postStates = () => Promise.reject(new UpstreamError('timeout', new URL('https://cms.example/')));
  expect(await refreshChanged(deps)).toBeNull();
  expect(site.state.sentences).toEqual([
    'KV could not be read or written (what changed)',
    'What changed could not be read (timeout)',
  ]);
});

it('a table of contents without a single article is that of an ill WordPress: nothing is taken away, however often it comes', async () => {
  await allPosts();
  const client = { postStates: async () => [], pageStates: async () => [] };
  const deps = { ...site.deps, loaders: { ...site.deps.loaders, client } } as unknown as ChangeDeps;
  for (let look = 0; look < 3; look += 1) {
    expect(await refreshChanged(deps)).toBe(0);
    site.pass(CONFIRM_MS);
  }
  expect([publicPosts().length, site.inIndex()?.length]).toEqual([20, 20]);
});

describe('two notices at one time', () => {
  it('the second within a second writes the lists too, without being sent again', async () => {
    await allPosts();
    await applyImmediately(site.deps, [withdrawn('post', 1, 'p1')]);
    await applyImmediately(site.deps, [withdrawn('post', 2, 'p2')]);
    expect([publicPosts().length, site.inIndex()?.length]).toEqual([18, 18]);
  });

  it('both may say that everything is to be read again', async () => {
    await applyImmediately(site.deps, [withdrawn('site', 0, '')]);
    await applyImmediately(site.deps, [withdrawn('category', 3, '')]);
    expect(puts(INVALIDATION_KEY)).toBe(2);
  });

  it.each(['before', 'after'])(
    'what is withdrawn while an earlier notice reads it stays so; read again %s that',
    async (when) => {
      await allPosts();
      site.present.set('p1', post(1));
      const read = site.deps.loaders.post;
      site.deps.loaders.post = async (...asked) => {
        const old = await read(...asked);
        site.deps.loaders.post = read;
        site.present.delete('p1');
        site.pass(1500);
        await applyImmediately(site.deps, [withdrawn('post', 1, 'p1')]);
        if (when === 'before') await revalidate(site.deps, [withdrawn('post', 1, 'p1')]);
        site.pass(1200);
        return old;
      };
      await revalidate(site.deps, [updated(1)]);
      expect([site.value(postKey('p1')), site.inIndex()?.includes('p1')]).toEqual([null, false]);
    },
  );

  it('what another isolate withdraws while a notice reads it stays so as well', async () => {
    await allPosts();
    site.present.set('p1', post(1));
    const read = site.deps.loaders.post;
    site.deps.loaders.post = async (...asked) => {
      const old = await read(...asked);
      site.goneElsewhere(postKey('p1'));
      return old;
    };
    await revalidate(site.deps, [updated(1)]);
    expect(site.value(postKey('p1'))).toBeNull();
  });

  it('what is withdrawn while an earlier notice reads it stays so, of a page too', async () => {
    const team = { id: 4, slug: 'team', title: '', label: '', order: 0 };
    await site.has(PAGE_LIST_KEY, { ...NO_PAGES, pages: [team] });
    await site.has(pageKey('team'), { text: 'team' });
    const editorPage = async () => {
      site.pass(50);
      await applyImmediately(site.deps, [withdrawn('page', 4, 'team')]);
      site.pass(1200);
      return { listed: team, page: { text: 'team, typed on' } };
    };
    const deps = { ...site.deps, loaders: { ...site.deps.loaders, editorPage } } as unknown as ChangeDeps;
    await revalidate(deps, [{ ...updated(4, 'team'), type: 'page' }]);
    expect([site.value(pageKey('team')), site.value<PageList>(PAGE_LIST_KEY)?.pages]).toEqual([null, []]);
  });

  describe.each(['list', 'article', 'page', 'list of pages'])(
    'the later of two quick saves stands where the earlier one is late: %s',
    (late) => {
      const said = (title: string) => ({ ...post(1), title });
      const team = (title: string) => ({ id: 4, slug: 'team', title, label: '', menu: true, footer: true, order: 0 });
      const shown = () => [
        site.value<Post>(postKey('p1'))?.title,
        site.value<KeptIndex>(INDEX_KEY)?.posts.find(({ id }) => id === 1)?.title,
        site.value<{ text: string }>(pageKey('team'))?.text,
        site.value<PageList>(PAGE_LIST_KEY)?.pages.map(({ title }) => title),
      ];
      const saved: Change[] = [updated(1), { ...updated(4, 'team'), type: 'page' }];
      /** What the first notice waits for, in WordPress's answer or in KV, and what happens meanwhile. */
      const scene = async (last: string | null, meanwhile: (deps: ChangeDeps) => Promise<unknown>) => {
        await allPosts();
        await site.has(PAGE_LIST_KEY, { ...NO_PAGES, pages: [team('Before')] });
        await site.has(pageKey('team'), { text: 'Before' });
        site.pass(60_000);
        site.present.set('p1', said('One'));
        let title: string | null = 'One';
        const { post: readPost } = site.deps.loaders;
        const once = async (waits: boolean): Promise<void> => {
          if (!waits || title !== 'One') return;
          title = last;
          if (last) site.present.set('p1', said(last));
          else site.present.delete('p1');
          site.pass(1500);
          await meanwhile(deps);
          site.pass(1500);
        };
        const deps = {
          ...site.deps,
          wait: async (ms: number) => {
            site.pass(ms);
            await once(late.startsWith('list'));
          },
          loaders: {
            ...site.deps.loaders,
            async post(...asked: Parameters<typeof readPost>) {
              const answer = await readPost(...asked);
              await once(late === 'article');
              return answer;
            },
            async editorPage() {
              site.pass(50);
              const answer = title === null ? ABSENT : { listed: team(title), page: { text: title } };
              await once(late === 'page');
              return answer;
            },
          },
        } as unknown as ChangeDeps;
        return deps;
      };
      const refuseFirst = () => late.startsWith('list') && site.writtenNow(late === 'list' ? INDEX_KEY : PAGE_LIST_KEY);

      it('saved again', async () => {
        const deps = await scene('Two', (same) => revalidate(same, saved));
        refuseFirst();
        await revalidate(deps, saved);
        expect(shown()).toEqual(['Two', 'Two', 'Two', ['Two']]);
      });

      it('withdrawn', async () => {
        const going = saved.map((change): Change => ({ ...change, event: 'withdrawn' }));
        const deps = await scene(null, (same) => applyImmediately(same, going));
        refuseFirst();
        await revalidate(deps, saved);
        expect(shown()).toEqual([undefined, undefined, undefined, []]);
      });
    },
  );

  it('a page that is refused is listed so, though a text at its address was taken away before', async () => {
    const line = (id: number, slug: string) => ({ id, slug, title: '', label: '', menu: true, footer: true, order: 0 });
    await site.has(PAGE_LIST_KEY, NO_PAGES);
    await site.deps.writer.remove(pageKey('contact-us'), 'withdrawn');
    const editorPage = async () => ({ listed: line(4, 'contact-us'), page: { text: 'mine' } });
    const deps = { ...site.deps, loaders: { ...site.deps.loaders, editorPage } } as unknown as ChangeDeps;
    await revalidate(deps, [{ ...updated(4, 'contact-us'), type: 'page' }]);
    const list = site.value<PageList>(PAGE_LIST_KEY);
    expect([list?.pages, list?.refused]).toEqual([[], [{ id: 4, slug: 'contact-us' }]]);
  });

  it('what is published while an earlier notice finds it absent stays so', async () => {
    await allPosts();
    const read = site.deps.loaders.post;
    site.deps.loaders.post = async (...asked) => {
      const old = await read(...asked);
      site.deps.loaders.post = read;
      site.present.set('p1', post(1));
      site.pass(1500);
      await revalidate(site.deps, [{ ...updated(1), event: 'published' }]);
      site.pass(1200);
      return old;
    };
    await applyImmediately(site.deps, [withdrawn('post', 1, 'p1')]);
    await revalidate(site.deps, [withdrawn('post', 1, 'p1')]);
    expect([site.value<Post>(postKey('p1'))?.id, site.inIndex()?.includes('p1')]).toEqual([1, true]);
  });
});
