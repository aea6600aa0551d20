import { expect, it } from 'vitest';
import type { Post } from '../../src/content/records.ts';
import { withPost } from './apply-changes.ts';
import { type KeptIndex, overlayIndex, withMove } from './merge-index.ts';

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
