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

const plain = (id: number, more: Partial<PostSummary> = {}): PostSummary => ({
  ...post(id, 0),
  mainCategory: null,
  subcategories: [],
  ...more,
});
const relatedTo = (...posts: PostSummary[]) => aroundPost({ posts, categories: [] }, 1)?.related.map(({ slug }) => slug);
const main = { mainCategory: { id: 1, name: 'Main', slug: 'main' } };
const sub = { subcategories: [{ id: 2, name: 'Sub', slug: 'sub' }] };

it('counts a sub-category more than a tag, a tag more than a main category, and several of them more than one', () => {
  const own = plain(1, { ...main, ...sub, tags: ['a', 'b', 'c'] });
  expect(relatedTo(plain(2, main), plain(3, { tags: ['a'] }), plain(4, sub), own)).toEqual(['post-4', 'post-3', 'post-2']);
  expect(relatedTo(plain(2, sub), plain(3, { tags: ['a', 'b', 'c'] }), own)).toEqual(['post-3', 'post-2']);
  expect(relatedTo(plain(2, { tags: ['a'] }), plain(3, { ...main, tags: ['a'] }), own)).toEqual(['post-3', 'post-2']);
});

it('finds nothing in common where neither has a category', () => {
  expect(relatedTo(plain(1), plain(2), plain(3, { tags: ['x'] }))).toEqual([]);
});

it('shows no picture twice beside an article, where another one can be drawn', () => {
  const subject = { subcategories: [{ id: 2, name: 'Liposuction', slug: 'liposuction' }] };
  const around = aroundPost({ posts: [1, 4, 7].map((id) => plain(id, subject)), categories: [] }, 1);
  expect(new Set(around?.related.map(({ thumbnail }) => thumbnail?.src)).size).toBe(2);
  expect(around?.related.map(({ thumbnail }) => thumbnail?.src)).not.toContain(around?.older?.thumbnail?.src);
});

it('links by slug, title, day and picture, and knows no newer one than the newest', () => {
  const thumbnail = { src: '/media/a.jpg', width: 300, height: 200, alt: '' };
  const around = aroundPost({ posts: [plain(1), plain(2, { thumbnail })], categories: [] }, 1);
  expect(around).toEqual({
    newer: null,
    older: { slug: 'post-2', title: 'Post 2', publishedAt: '2026-01-02T00:00:00Z', thumbnail },
    related: [],
  });
});
