import { describe, expect, it } from 'vitest';
import { postSummary } from '../../../src/content/post-summary.fixture.ts';
import type { PostSummary } from '../../../src/content/records.ts';
import { closeIndex, type KeptIndex, overlayIndex, withMove } from './merge-index.ts';

const post = (id: number) =>
  postSummary(id, { title: `Post ${id}`, publishedAt: `2026-01-0${id}T00:00:00Z`, modifiedAt: `2026-01-0${id}T00:00:00Z` });
/** A whole reading. */
const mergeIndex = (known: KeptIndex | null, read: ReturnType<typeof index>, now: number): KeptIndex =>
  closeIndex(overlayIndex(known, read), new Set(read.posts.map(({ id }) => id)), now);
const index = (...ids: number[]) => ({ posts: ids.map(post), categories: [] });
const idsOf = ({ posts }: { posts: PostSummary[] }) => posts.map(({ id }) => id);

describe('a reading laid over the known index', () => {
  const first = mergeIndex(null, index(3, 2, 1), 0);

  it('takes the first reading as it is', () => {
    expect(idsOf(first)).toEqual([3, 2, 1]);
    expect(first.missingSince).toEqual({});
  });

  it('keeps a missing post in its place until a minute has passed', () => {
    const second = mergeIndex(first, index(3, 1), 10_000);
    expect(idsOf(second)).toEqual([3, 2, 1]);
    expect(idsOf(mergeIndex(second, index(3, 1), 69_999))).toEqual([3, 2, 1]);
    expect(idsOf(mergeIndex(second, index(3, 1), 70_000))).toEqual([3, 1]);
  });

  it('survives an empty answer, and forgets it when the posts are back', () => {
    const hiccup = mergeIndex(first, index(), 10_000);
    expect(idsOf(hiccup)).toEqual([3, 2, 1]);
    const back = mergeIndex(hiccup, index(3, 2, 1), 90_000);
    expect(back.missingSince).toEqual({});
    expect(idsOf(mergeIndex(back, index(3, 2), 100_000))).toEqual([3, 2, 1]);
  });

  it('takes new and renamed posts at once', () => {
    const renamed = { ...post(2), slug: 'renamed' };
    const second = mergeIndex(first, { posts: [post(4), post(3), renamed, post(1)], categories: [] }, 10_000);
    expect(second.posts.map(({ slug }) => slug)).toEqual(['post-4', 'post-3', 'renamed', 'post-1']);
  });

  it('takes no older state of a post than it knows', () => {
    const newer = { ...post(1), title: 'Edited', modifiedAt: '2026-02-01T00:00:00Z' };
    const known = mergeIndex(null, { posts: [newer], categories: [] }, 0);
    expect(overlayIndex(known, index(1)).posts.map(({ title }) => title)).toEqual(['Edited']);
    expect(overlayIndex(first, { posts: [newer], categories: [] }).posts[2]?.title).toBe('Edited');
  });

  it('leads from the old slugs of a renamed category to the new one, also after the second renaming', () => {
    const named = (slug: string) => ({
      posts: [],
      categories: [{ id: 5, name: 'Skin', slug, parent: 0 }] as KeptIndex['categories'],
    });
    const renamed = ['skin-care', 'skin-health'].reduce(
      (known, slug) => overlayIndex(known, named(slug)),
      overlayIndex(null, named('skin')),
    );
    expect(renamed.movedCategories).toEqual({ skin: 'skin-health', 'skin-care': 'skin-health' });
    expect(overlayIndex(renamed, named('skin-health')).movedCategories).toEqual(renamed.movedCategories);
    expect(overlayIndex(null, named('skin')).movedCategories).toBeUndefined();
  });

  it('puts the newest first, and of one day the one that was made last', () => {
    const sameDay = [1, 2, 3].map((id) => ({ ...post(id), publishedAt: '2026-01-01T00:00:00Z' }));
    expect(idsOf(overlayIndex(null, { posts: sameDay, categories: [] }))).toEqual([3, 2, 1]);
  });
});

describe('what led to an old slug', () => {
  it('stays as it is where nothing was renamed', () => {
    const moved = { a: 'b' };
    expect([withMove(moved, '', 'c'), withMove(moved, 'c', 'c')]).toEqual([moved, moved]);
  });

  it('leads to the new one, and nothing leads to itself', () => {
    expect(withMove({ a: 'b', x: 'y' }, 'b', 'c')).toEqual({ a: 'c', x: 'y', b: 'c' });
    expect(withMove({ a: 'b', x: 'y' }, 'b', 'a')).toEqual({ x: 'y', b: 'a' });
    expect(withMove({ a: 'b', c: 'd' }, 'a', 'c')).toEqual({ a: 'c' });
  });

  it('is remembered of the last thousand renamings, the latest last', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`old-${at}`, `new-${at}`]));
    const moved = Object.keys(withMove(many, 'a', 'b'));
    expect([moved.length, moved[0], moved.at(-1)]).toEqual([1000, 'old-1', 'a']);
  });
});

describe('what is known besides', () => {
  it('stays when a reading is laid over it', () => {
    const known: KeptIndex = {
      posts: [],
      categories: [],
      missingSince: { 7: 5 },
      moved: { a: 'b' },
      movedCategories: { c: 'd' },
    };
    expect(overlayIndex(known, index(1))).toEqual({ ...known, posts: [post(1)] });
    expect(overlayIndex(null, index(1))).toEqual({ ...index(1), missingSince: {}, moved: {} });
  });

  it('is the same post where it was changed in the same second', () => {
    const known = overlayIndex(null, index(1));
    const again = overlayIndex(known, { posts: [{ ...post(1), title: 'Read later' }], categories: [] });
    expect(again.posts.map(({ title }) => title)).toEqual(['Read later']);
  });

  it('is no address of a post that is older than what is known of it', () => {
    const known = overlayIndex(null, {
      posts: [{ ...post(1), slug: 'now', modifiedAt: '2026-02-01T00:00:00Z' }],
      categories: [],
    });
    expect(overlayIndex(known, index(1))).toMatchObject({ posts: [{ slug: 'now' }], moved: {} });
  });
});
