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

describe('a list', () => {
  const [skin, scars, nose] = [
    { id: 1, name: 'Skin', slug: 'skin', parent: 0 },
    { id: 2, name: 'Scars', slug: 'scars', parent: 1 },
    { id: 3, name: 'Nose', slug: 'nose', parent: 0 },
  ] as const;
  const filed: PostIndex = {
    posts: [
      post(1, { mainCategory: skin, subcategories: [scars], title: 'Scars of acne' }),
      post(2, { mainCategory: skin, title: 'Sun' }),
      post(3, { mainCategory: nose, title: 'Scars after surgery' }),
      post(4, { title: 'Anything' }),
    ],
    categories: [skin, scars, nose].map((category) => ({ ...category, description: '', count: 1 })) as PostIndex['categories'],
  };
  const listed = (wanted: object) => {
    const { matches, selected, topic } = listPosts(filed, { q: '', category: '', topic: '', show: 6, page: 1, ...wanted });
    return [matches.map(({ id }) => id), selected?.slug, topic?.slug];
  };

  it.each([
    ['nothing: the first tab', {}, [[1, 2], 'skin', undefined]],
    ['a tab', { category: 'nose' }, [[3], 'nose', undefined]],
    ['a topic alone', { topic: 'scars' }, [[1], undefined, 'scars']],
    ['a topic in a tab without it', { topic: 'scars', category: 'nose' }, [[], 'nose', 'scars']],
    ['words, in all tabs', { q: 'scars' }, [[1, 3], undefined, undefined]],
    ['words in a tab', { q: 'scars', category: 'nose' }, [[3], 'nose', undefined]],
    ['a tab that there is not', { category: 'teeth' }, [[1, 2], 'skin', undefined]],
    ['what stands in no tab', { category: 'uncategorized' }, [[4], undefined, undefined]],
  ])('asked for %s', (_, wanted, expected) => {
    expect(listed(wanted)).toEqual(expected);
  });
});
