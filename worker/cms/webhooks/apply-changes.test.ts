import { describe, expect, it } from 'vitest';
import type { Post } from '../../../src/content/records.ts';
import { ABSENT } from '../../cache/cache-contract.ts';
import { INDEX_KEY, PAGE_LIST_KEY, RECORDS_KEY } from '../map/keys-and-slugs.ts';
import { type KeptIndex, overlayIndex, withMove } from '../map/merge-index.ts';
import { applyImmediately, type ChangeDeps, revalidate, withPost } from './apply-changes.ts';
import type { Change } from './read-webhook.ts';

const post = (id: number, slug: string, day: number): Post => ({
  id,
  slug,
  title: slug,
  description: '',
  publishedAt: `2026-01-0${day}T00:00:00Z`,
  modifiedAt: `2026-01-0${day}T00:00:00Z`,
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
const start: KeptIndex = { posts: [], categories: [], missingSince: { 2: 5 }, moved: {} };

it('puts a post into its place by date, in the form of lists, and forgets that it was missing', () => {
  const index = [post(1, 'a', 1), post(3, 'c', 3), post(2, 'b', 2)].reduce((all, one) => withPost(all, one), start);
  expect(index.posts.map(({ slug }) => slug)).toEqual(['c', 'b', 'a']);
  expect(index.missingSince).toEqual({});
  expect(Object.keys(index.posts[0] ?? {})).not.toEqual(
    expect.arrayContaining(['html', 'toc', 'author', 'metaTitle', 'metaDescription']),
  );
  expect(withPost(index, { ...post(2, 'b', 2), title: 'B' }).posts[1]?.title).toBe('B');
});

it('remembers former slugs, one after the other, and the way back', () => {
  const renamed = withPost(withPost(withPost(start, post(1, 'a', 1)), post(1, 'b', 1)), post(1, 'c', 1), 'b');
  expect(renamed.moved).toEqual({ a: 'c', b: 'c' });
  expect(withPost(renamed, post(1, 'a', 1)).moved).toEqual({ b: 'a', c: 'a' });
  expect(withMove({}, '', 'x')).toEqual({});
  const merged = overlayIndex(renamed, { posts: [{ ...post(1, 'd', 1) }], categories: [] });
  expect(merged.moved).toEqual({ a: 'd', b: 'd', c: 'd' });
});

describe('what a webhook names', () => {
  /** A CMS that is busy for some calls, each of which takes a while. */
  function world({ failures, callMs = 0 }: { failures: number; callMs?: number }) {
    const begun = 1_700_000_000_000;
    let now = begun;
    let left = failures;
    const kept: string[] = [];
    const sentences: string[] = [];
    let due = 0;
    let calls = 0;
    const writer = {
      peek: async () => null,
      since: async () => null,
      keep: async (key: string) => void kept.push(key),
      remove: async () => {},
      change: async () => {},
      invalidateAll: async () => void (due += 1),
    } as unknown as ChangeDeps['writer'];
    const loaders = {
      post: async (slug: string) => {
        calls += 1;
        now += callMs;
        left -= 1;
        if (left >= 0) throw new Error('busy');
        return post(7, slug, 1);
      },
    } as unknown as ChangeDeps['loaders'];
    const deps: ChangeDeps = {
      settings: { MANAGED_PAGES: {} },
      loaders,
      writer,
      marks: { note: async () => {} },
      now: () => now,
      wait: async (ms) => void (now += ms),
      log: (sentence) => sentences.push(sentence),
    };
    const change: Change = { type: 'post', event: 'updated', id: 7, slug: 'seven', previousSlug: '' };
    return { read: () => revalidate(deps, [change]), state: () => ({ kept, due, calls, now: now - begun, sentences }) };
  }

  it('is read again while WordPress is busy, and shown when it answers', async () => {
    const { read, state } = world({ failures: 3 });
    await read();
    expect(state()).toMatchObject({ kept: ['post/seven'], due: 0, calls: 4, now: 5_800, sentences: [] });
  });

  it('is due when WordPress does not answer at all', async () => {
    const { read, state } = world({ failures: 100 });
    await read();
    expect(state()).toMatchObject({ kept: [], due: 1, calls: 4 });
    expect(state().sentences).toEqual(['a post of a webhook could not be read (Error); everything is invalidated']);
  });

  it('is due before the platform cuts the work off', async () => {
    const { read, state } = world({ failures: 100, callMs: 20_000 });
    await read();
    expect(state()).toMatchObject({ due: 1, calls: 1 });
    expect(state().now).toBeLessThan(28_000);
  });
});

it.each<[Change['type'], boolean]>([
  ['category', true],
  ['media', true],
  ['site', true],
  ['post', false],
  ['page', false],
  ['record', false],
])('a change of a %s makes everything due at once: %s', async (type, everything) => {
  let due = 0;
  const deps = {
    marks: { note: async () => {} },
    writer: { invalidateAll: async () => void (due += 1), writeOwed: async () => {} },
  } as unknown as ChangeDeps;
  await applyImmediately(deps, [{ type, event: 'updated', id: 1, slug: 'x', previousSlug: '' }]);
  expect(due).toBe(everything ? 1 : 0);
});

it('a renamed post keeps its old address until the index leads from it to the new one', async () => {
  const done: string[] = [];
  const before = withPost(start, post(1, 'old', 1));
  const writer = {
    peek: async () => before,
    held: () => undefined,
    since: async () => null,
    keep: async (key: string) => void done.push(`keep ${key}`),
    change: async (key: string, change: (index: KeptIndex) => KeptIndex) =>
      void done.push(`change ${key} ${JSON.stringify(change(before).moved)}`),
    remove: async (key: string, why: string) => void done.push(`remove ${key} ${why}`),
  } as unknown as ChangeDeps['writer'];
  const loaders = { post: async (slug: string) => post(1, slug, 1) } as unknown as ChangeDeps['loaders'];
  const deps = { settings: { MANAGED_PAGES: {} }, loaders, writer, now: () => 0 } as unknown as ChangeDeps;
  await revalidate(deps, [{ type: 'post', event: 'updated', id: 1, slug: 'new', previousSlug: 'old' }]);
  expect(done).toEqual(['keep post/new', `change ${INDEX_KEY} {"old":"new"}`, 'remove post/old moved']);
});

describe('a page of WordPress that goes', () => {
  type Gone = Pick<Change, 'id' | 'slug' | 'event'> & Partial<Pick<Change, 'previousSlug'>>;
  /** What of ours goes with it, when a page of this id is shown at /nose-jobs; null: none has been read yet. */
  async function taken(shown: number | null, change: Gone): Promise<string[]> {
    const removed: string[] = [];
    const writer = {
      peek: async (key: string) => (key === 'page/nose-jobs' && shown !== null ? { id: shown } : null),
      remove: async (key: string, why: string) => void removed.push(`${key} ${why}`),
      writeOwed: async () => {},
    } as unknown as ChangeDeps['writer'];
    const deps = { settings: { MANAGED_PAGES: { 'nose-jobs': 163 } }, writer, marks: { note: async () => {} } };
    await applyImmediately(deps as unknown as ChangeDeps, [{ type: 'page', previousSlug: '', ...change }]);
    return removed;
  }

  it.each<[string, number | null, Gone, string[]]>([
    ['the one that is shown', 163, { id: 163, slug: 'nose-jobs', event: 'deleted' }, ['page/nose-jobs deleted']],
    ['the one that is shown, renamed before', 163, { id: 163, slug: 'noses', event: 'withdrawn' }, ['page/nose-jobs withdrawn']],
    [
      'the one that is shown in place of the configured one',
      7,
      { id: 7, slug: 'nose-jobs', event: 'withdrawn' },
      ['page/nose-jobs withdrawn'],
    ],
    [
      'the one that is shown in place of the configured one, under another name since',
      7,
      { id: 7, slug: 'noses', previousSlug: 'nose-jobs', event: 'withdrawn' },
      ['page/nose-jobs withdrawn'],
    ],
    ['the one that would be shown', null, { id: 163, slug: 'nose-jobs', event: 'deleted' }, ['page/nose-jobs deleted']],
    ['another one of the same slug', 163, { id: 7, slug: 'nose-jobs', event: 'deleted' }, []],
    ['another one of the same slug, before ours was read', null, { id: 7, slug: 'nose-jobs', event: 'deleted' }, []],
  ])('%s', async (_, shown, change, gone) => {
    expect(await taken(shown, change)).toEqual(gone);
  });
});

it.each<[Change['type'], Change['event'], number]>([
  ['category', 'updated', 1],
  ['media', 'deleted', 1],
  ['site', 'updated', 1],
  ['post', 'updated', 0],
  ['record', 'updated', 0],
])('a %s that is %s makes everything due %i times: it stands on many pages', async (type, event, times) => {
  let due = 0;
  const writer = { invalidateAll: async () => void (due += 1), writeOwed: async () => {} } as unknown as ChangeDeps['writer'];
  const deps = { settings: { MANAGED_PAGES: {} }, writer, marks: { note: async () => {} } } as unknown as ChangeDeps;
  await applyImmediately(deps, [{ type, event, id: 9, slug: 'any', previousSlug: '' }]);
  expect(due).toBe(times);
});

it('puts a post before an older one of its day, and behind a newer one', () => {
  const sameDay = [post(2, 'b', 1), post(4, 'd', 1), post(3, 'c', 1), post(1, 'a', 1)];
  expect(sameDay.reduce((all, one) => withPost(all, one), start).posts.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

describe('an article that goes', () => {
  const known = withPost(withPost(start, post(1, 'own', 1)), post(2, 'other', 2));

  /** What is taken away when a webhook says so. */
  async function taken(change: Partial<Change>, index: KeptIndex | null = known) {
    const done: string[] = [];
    const writer = {
      peek: async () => index,
      remove: async (key: string, why: string) => void done.push(`${key} ${why}`),
      writeOwed: async () => {},
      change: async (key: string, without: (index: KeptIndex) => KeptIndex) =>
        void done.push(
          `${key}: ${without(known)
            .posts.map(({ slug }) => slug)
            .join()}`,
        ),
      invalidateAll: async () => void done.push('all'),
    } as unknown as ChangeDeps['writer'];
    const deps = { settings: { MANAGED_PAGES: {} }, writer, marks: { note: async () => {} } } as unknown as ChangeDeps;
    await applyImmediately(deps, [{ type: 'post', event: 'deleted', id: 1, slug: 'own', previousSlug: '', ...change }]);
    return done;
  }

  it.each<[string, Partial<Change>, string[]]>([
    ['by its slug', {}, ['post/own deleted', `${INDEX_KEY}: other`]],
    ['because it was withdrawn', { event: 'withdrawn' }, ['post/own withdrawn', `${INDEX_KEY}: other`]],
    ['under another slug than is known', { slug: 'new' }, ['post/new deleted', 'post/own deleted', `${INDEX_KEY}: other`]],
    ['with a former slug', { previousSlug: 'old' }, ['post/own deleted', 'post/old deleted', `${INDEX_KEY}: other`]],
    ['with the slug of another one', { slug: 'other' }, ['post/own deleted', `${INDEX_KEY}: other`]],
    ['that is not in the index', { id: 9, slug: 'nine' }, ['post/nine deleted']],
    ['that only changed', { event: 'updated' }, []],
    ['that is a category', { type: 'category' }, ['all']],
  ])('%s', async (_, change, done) => {
    expect(await taken(change)).toEqual(done);
  });

  it('before there is an index', async () => {
    expect(await taken({}, null)).toEqual(['post/own deleted']);
  });
});

it('a record that goes is as the files say it from then on; the others stay', async () => {
  const said = { version: 'v', records: { clinic: { a: 1 }, desk: { b: 2 } } };
  const changed: unknown[] = [];
  const writer = {
    change: async (key: string, without: (given: typeof said) => unknown) => void changed.push(key, without(said)),
    writeOwed: async () => {},
  } as unknown as ChangeDeps['writer'];
  const deps = { settings: { MANAGED_PAGES: {} }, writer, marks: { note: async () => {} } } as unknown as ChangeDeps;
  const change: Change = { type: 'record', event: 'withdrawn', id: 3, slug: 'clinic', previousSlug: '' };
  await applyImmediately(deps, [{ ...change, event: 'updated' }]);
  expect(changed).toEqual([]);
  await applyImmediately(deps, [change]);
  expect(changed).toEqual([RECORDS_KEY, { version: 'v', records: { desk: { b: 2 } } }]);
});

it('files are marked before anything is done about them', async () => {
  const done: string[] = [];
  const writer = {
    invalidateAll: async () => void done.push('all'),
    writeOwed: async () => {},
  } as unknown as ChangeDeps['writer'];
  const marks = { note: async () => void done.push('noted') };
  const change: Change = { type: 'media', event: 'deleted', id: 3, slug: '', previousSlug: '', media: ['a.jpg'] };
  await applyImmediately({ settings: { MANAGED_PAGES: {} }, writer, marks } as unknown as ChangeDeps, [change]);
  expect(done).toEqual(['noted', 'all']);
});

describe('what is read again', () => {
  /** Names what is read and kept for a change, on a site with the plugin or without. */
  async function readFor(
    change: Partial<Change>,
    { plugin = true, index = start as KeptIndex | null, found = post(1, 'own', 1) as unknown, more = [] as Change[] } = {},
  ) {
    const done: string[] = [];
    const writer = {
      peek: async (key: string) => (key === INDEX_KEY ? index : null),
      since: async () => null,
      reload: async (key: string) => void done.push(`reload ${key}`),
      keep: async (key: string) => void done.push(`keep ${key}`),
      remove: async (key: string, why: string) => void done.push(`remove ${key} ${why}`),
      change: async (key: string) => void done.push(`change ${key}`),
      invalidateAll: async () => void done.push('all'),
    } as unknown as ChangeDeps['writer'];
    const loaders = {
      post: async (slug: string) => {
        done.push(`read ${slug}`);
        return found;
      },
    } as unknown as ChangeDeps['loaders'];
    const settings = { MANAGED_PAGES: {}, ...(plugin && { NOTICE_SECRET: 's' }) };
    const deps = { settings, loaders, writer, now: () => 0, wait: async () => {}, log: () => {} } as unknown as ChangeDeps;
    await revalidate(deps, [{ type: 'post', event: 'updated', id: 1, slug: 'own', previousSlug: '', ...change }, ...more]);
    return done;
  }
  const [index, pages, records] = [INDEX_KEY, PAGE_LIST_KEY, RECORDS_KEY].map((key) => `reload ${key}`);

  it.each<[Change['type'], (string | undefined)[]]>([
    ['category', [index, pages]],
    ['media', [index, pages]],
    ['site', [index, pages, records]],
    ['record', [records]],
  ])('for a change of a %s', async (type, expected) => {
    expect(await readFor({ type })).toEqual(expected);
    expect(await readFor({ type }, { plugin: false })).toEqual(expected.filter((each) => each === index));
  });

  it('is the index once for several changes, before the article among them', async () => {
    const more = (['media', 'category'] as const).map(
      (type): Change => ({ type, event: 'updated', id: 2, slug: '', previousSlug: '' }),
    );
    expect(await readFor({}, { more })).toEqual([index, pages, 'read own', 'keep post/own', `change ${INDEX_KEY}`]);
  });

  it('is an article by its slug, else by the one that is known', async () => {
    const kept = ['read own', 'keep post/own', `change ${INDEX_KEY}`];
    expect(await readFor({})).toEqual(kept);
    expect(await readFor({ slug: '' }, { index: withPost(start, post(1, 'own', 1)) })).toEqual(kept);
    expect(await readFor({ slug: '' })).toEqual([]);
    expect(await readFor({ slug: '' }, { index: null })).toEqual([]);
  });

  it('is taken away where there is no such article any more, or another one has its slug', async () => {
    expect(await readFor({}, { found: ABSENT })).toEqual(['read own', 'remove post/own withdrawn']);
    expect(await readFor({ event: 'deleted' }, { found: ABSENT })).toEqual(['read own', 'remove post/own deleted']);
    expect(await readFor({}, { found: post(5, 'own', 1) })).toEqual(['read own', 'remove post/own withdrawn']);
  });

  it('leaves the old address to another article that has it now', async () => {
    const both = withPost(withPost(start, post(1, 'old', 1)), post(2, 'former', 2));
    const done = await readFor({ slug: 'own', previousSlug: 'former' }, { index: both });
    expect(done).toEqual(['read own', 'keep post/own', `change ${INDEX_KEY}`, 'remove post/old moved']);
  });
});

it('pauses longer each time before it reads again', async () => {
  const waits: number[] = [];
  const writer = { peek: async () => null, invalidateAll: async () => {} } as unknown as ChangeDeps['writer'];
  const loaders = {
    post: async () => {
      throw new Error('busy');
    },
  } as unknown as ChangeDeps['loaders'];
  const wait = async (ms: number) => void waits.push(ms);
  const deps = { settings: { MANAGED_PAGES: {} }, loaders, writer, wait, now: () => 0, log: () => {} } as unknown as ChangeDeps;
  await revalidate(deps, [{ type: 'post', event: 'updated', id: 1, slug: 'own', previousSlug: '' }]);
  expect(waits).toEqual([300, 1500, 4000]);
});
