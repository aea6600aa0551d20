import { expect, it } from 'vitest';
import type { PostSummary } from '../../../src/content/records.ts';
import { aroundOf, aroundPost } from './around-post.ts';

const post = (id: number, subcategory: number, tags: string[] = []): PostSummary => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  description: '',
  publishedAt: `2026-01-${String(id).padStart(2, '0')}T00:00:00Z`,
  modifiedAt: '2026-02-01T00:00:00Z',
  mainCategory: { id: 1, name: 'Main', slug: 'main' },
  subcategories: [{ id: subcategory, name: `Sub ${subcategory}`, slug: `sub-${subcategory}` }],
  tags,
  thumbnail: null,
});
/** Newest first, as the index keeps them. */
const index = { posts: [post(9, 7), post(8, 7), post(7, 6, ['a']), post(6, 5, ['a']), post(5, 6), post(4, 7)], categories: [] };

it('finds neighbours in time and the articles nearest in subject, newer ones first', () => {
  const around = aroundPost(index, 6);
  expect([around?.newer?.slug, around?.older?.slug]).toEqual(['post-7', 'post-5']);
  expect(around?.related.map(({ slug }) => slug)).toEqual(['post-7', 'post-9', 'post-8']);
  expect(aroundPost(index, 4)).toMatchObject({
    older: null,
    related: [{ slug: 'post-9' }, { slug: 'post-8' }, { slug: 'post-7' }],
  });
  expect(aroundPost(index, 99)).toBeNull();
});

it('works it out once', () => {
  expect(aroundOf(index, 6)).toBe(aroundOf(index, 6));
});
