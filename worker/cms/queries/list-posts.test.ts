import { describe, expect, it } from 'vitest';
import type { PostIndex, PostSummary } from '../../../src/content/records.ts';
import { listPosts } from './list-posts.ts';

const post = (id: number, given: Partial<PostSummary>): PostSummary => ({
  id,
  slug: `post-${id}`,
  title: '',
  description: '',
  publishedAt: '2026-01-01T00:00:00Z',
  modifiedAt: '2026-01-01T00:00:00Z',
  mainCategory: null,
  subcategories: [],
  tags: [],
  thumbnail: null,
  ...given,
});

const index: PostIndex = {
  posts: [
    post(1, { title: 'What you shouldn’t do (and why)' }),
    post(2, { description: 'Two weeks – no more… then “sun”' }),
    post(3, { tags: ['Recovery', 'Café'] }),
    post(4, { title: 'Ends with recov', description: 'ery begins' }),
  ],
  categories: [],
};
const found = (q: string) => listPosts(index, { q, category: '', topic: '', show: 6, page: 1 }).matches.map(({ id }) => id);

describe('a search (row BLOG-13)', () => {
  it.each([
    ['words in whatever case', 'WHAT YOU', [1]],
    ['marks as keyboards have them', "shouldn't", [1]],
    ['marks as editors have them', 'shouldn’t', [1]],
    ['any of the dashes', 'weeks - no', [2]],
    ['three dots', 'more... then', [2]],
    ['straight quotation marks', '"sun"', [2]],
    ['tags', 'recovery', [3]],
    ['letters put together otherwise', 'Cafe\u0301', [3]],
    ['brackets as they are', '(and', [1]],
  ])('finds %s', (_, words, ids) => {
    expect(found(words)).toEqual(ids);
  });

  it.each(['w.at', 'you|weeks', '^what', 'why$', '[a-z]', '\\w'])('takes %s as words, not as a pattern', (words) => {
    expect(found(words)).toEqual([]);
  });
});
