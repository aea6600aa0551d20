import { describe, expect, it } from 'vitest';
import type { Post } from '../../../src/content/records.ts';
import { type KeptIndex, overlayIndex, withMove } from '../map/merge-index.ts';
import { INDEX_KEY } from '../queries/keys-and-slugs.ts';
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
    let now = 0;
    let left = failures;
    const kept: string[] = [];
    const sentences: string[] = [];
    let due = 0;
    let calls = 0;
    const writer = {
      peek: async () => null,
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
    return { read: () => revalidate(deps, [change]), state: () => ({ kept, due, calls, now, sentences }) };
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
    writer: { invalidateAll: async () => void (due += 1) },
  } as unknown as ChangeDeps;
  await applyImmediately(deps, [{ type, event: 'updated', id: 1, slug: 'x', previousSlug: '' }]);
  expect(due).toBe(everything ? 1 : 0);
});

it('a renamed post keeps its old address until the index leads from it to the new one', async () => {
  const done: string[] = [];
  const before = withPost(start, post(1, 'old', 1));
  const writer = {
    peek: async () => before,
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
  /** What of ours goes with it, when a page of this id is shown at /nose-jobs; null: none has been read yet. */
  async function taken(shown: number | null, change: Pick<Change, 'id' | 'slug' | 'event'>): Promise<string[]> {
    const removed: string[] = [];
    const writer = {
      peek: async (key: string) => (key === 'page/nose-jobs' && shown !== null ? { id: shown } : null),
      remove: async (key: string, why: string) => void removed.push(`${key} ${why}`),
    } as unknown as ChangeDeps['writer'];
    const deps = { settings: { MANAGED_PAGES: { 'nose-jobs': 163 } }, writer, marks: { note: async () => {} } };
    await applyImmediately(deps as unknown as ChangeDeps, [{ type: 'page', previousSlug: '', ...change }]);
    return removed;
  }

  it.each<[string, number | null, Pick<Change, 'id' | 'slug' | 'event'>, string[]]>([
    ['the one that is shown', 163, { id: 163, slug: 'nose-jobs', event: 'deleted' }, ['page/nose-jobs deleted']],
    ['the one that is shown, renamed before', 163, { id: 163, slug: 'noses', event: 'withdrawn' }, ['page/nose-jobs withdrawn']],
    [
      'the one that is shown in place of the configured one',
      7,
      { id: 7, slug: 'nose-jobs', event: 'withdrawn' },
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
  const writer = { invalidateAll: async () => void (due += 1) } as unknown as ChangeDeps['writer'];
  const deps = { settings: { MANAGED_PAGES: {} }, writer, marks: { note: async () => {} } } as unknown as ChangeDeps;
  await applyImmediately(deps, [{ type, event, id: 9, slug: 'any', previousSlug: '' }]);
  expect(due).toBe(times);
});
