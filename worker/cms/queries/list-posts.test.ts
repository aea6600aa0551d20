import { describe, expect, it } from 'vitest';
import { BLOG_WINDOW, blogSearch, parseBlogQuery } from '../../../src/content/blog-query.ts';
import { postSummary } from '../../../src/content/post-summary.fixture.ts';
import type { PostIndex } from '../../../src/content/records.ts';
import { hasUncategorised, isIn, listPosts, mainCategories, subcategoriesOf, topOf, windowOf, withCover } from './list-posts.ts';

const index: PostIndex = {
  posts: [
    postSummary(1, { title: 'What you shouldn’t do (and why)' }),
    postSummary(2, { description: 'Two weeks – no more… then “sun”' }),
    postSummary(3, { tags: ['Recovery', 'Café'] }),
    postSummary(4, { title: 'Ends with recov', description: 'ery begins' }),
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
    ['words of a description in whatever case', 'TWO WEEKS', [2]],
    ['a mark of the other side', '‘t do', [1]],
    ['quotation marks of the other side', '”sun“', [2]],
    ['one dash for another', 'weeks — no', [2]],
    ['an ellipsis', 'more… then', [2]],
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
      postSummary(1, { mainCategory: skin, subcategories: [scars], title: 'Scars of acne' }),
      postSummary(2, { mainCategory: skin, title: 'Sun' }),
      postSummary(3, { mainCategory: nose, title: 'Scars after surgery' }),
      postSummary(4, { title: 'Anything' }),
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

describe('what a list was asked for', () => {
  const skin = { id: 1, name: 'Skin', slug: 'skin', parent: 0 };
  const empty: PostIndex = { posts: [], categories: [skin] };
  const asked = (wanted: object) => listPosts(empty, { q: '', category: '', topic: '', show: 6, page: 2, ...wanted });

  it('is dropped where it means nothing here, and kept where it does', () => {
    expect(asked({ category: 'skin', topic: 'skin', q: 'x' }).query).toEqual({
      q: 'x',
      category: 'skin',
      topic: 'skin',
      show: 6,
      page: 2,
    });
    expect(asked({ category: 'teeth', topic: 'teeth' }).query).toMatchObject({ category: '', topic: '' });
    expect(asked({ category: 'uncategorized' }).query.category).toBe('uncategorized');
  });

  it('is named without what a list does not show', () => {
    expect(asked({ topic: 'skin' }).topic).toEqual({ id: 1, name: 'Skin', slug: 'skin' });
    expect(asked({}).selected).toEqual({ id: 1, name: 'Skin', slug: 'skin' });
  });

  it('is found by its slug in either form', () => {
    const nose = { id: 2, name: 'ಮೂಗು', slug: '%e0%b2%ae', parent: 0 };
    const wanted = { q: '', category: 'ಮ', topic: '', show: 6, page: 1 };
    expect(listPosts({ posts: [], categories: [nose] }, wanted).selected?.id).toBe(2);
  });

  it.each(['skin', '%73kin', 's%6bin', '%73%6b%69%6e'])('is one query however a slug is written: %s', (slug) => {
    expect(asked({ category: slug, topic: slug }).query).toMatchObject({ category: 'skin', topic: 'skin' });
  });

  it('is found by a slug as long as WordPress keeps one, from the address and by way of the application', () => {
    const slug = encodeURIComponent('প্লাস্টিক-সার্জারি-চিকি').toLowerCase();
    const surgery = { id: 2, name: 'প্লাস্টিক সার্জারি', slug, parent: 0 };
    const two = { posts: [], categories: [skin, surgery] };
    // As a form without script sends it; the application reads its form and makes the address of what it read.
    const sent = new URLSearchParams({ category: slug, topic: slug });
    for (const params of [sent, new URLSearchParams(blogSearch(parseBlogQuery(sent)))]) {
      const { selected, topic } = listPosts(two, parseBlogQuery(params));
      expect([selected?.id, topic?.id]).toEqual([2, 2]);
    }
  });
});

describe('categories', () => {
  const category = (id: number, parent: number, slug = `c-${id}`) => ({ id, name: slug, slug, parent });
  const all = [category(1, 0), category(2, 1), category(3, 2), category(4, 0), category(5, 0, 'uncategorized'), category(6, 99)];
  const ids = (named: { id: number }[]) => named.map(({ id }) => id);

  it('are tabs where they stand on top, but for the one that says nothing', () => {
    expect(ids(mainCategories({ posts: [], categories: all }))).toEqual([1, 4]);
  });

  it('stand below another one at any depth', () => {
    expect(ids(subcategoriesOf(category(1, 0), all))).toEqual([2, 3]);
    expect(ids(subcategoriesOf(category(4, 0), all))).toEqual([]);
  });

  it('belong to the top one, as far up as is known, also where they go round in a circle', () => {
    expect([3, 1, 6].map((id) => topOf(all.find((each) => each.id === id) ?? category(0, 0), all).id)).toEqual([1, 1, 6]);
    const circle = [category(7, 8), category(8, 7)] as const;
    expect(topOf(circle[0], [...circle]).id).toBe(8);
  });

  it('hold an article as its main one, or as one of the others', () => {
    const filed = postSummary(1, { mainCategory: category(1, 0), subcategories: [category(2, 1), category(3, 2)] });
    expect([1, 2, 3, 4].map((id) => isIn(filed, category(id, 0)))).toEqual([true, true, true, false]);
    expect(isIn(postSummary(1, {}), category(1, 0))).toBe(false);
  });

  it('may be missing of an article', () => {
    const filed = postSummary(1, { mainCategory: category(1, 0) });
    expect([
      hasUncategorised({ posts: [filed], categories: [] }),
      hasUncategorised({ posts: [filed, postSummary(2, {})], categories: [] }),
    ]).toEqual([false, true]);
  });
});

it('a page of matches is a part of them, and there is one even of none', () => {
  const matches = Array.from({ length: BLOG_WINDOW + 1 }, (_, at) => at);
  expect(windowOf(matches, 1)).toEqual({ posts: matches.slice(0, BLOG_WINDOW), pages: 2 });
  expect(windowOf(matches, 2)).toEqual({ posts: [BLOG_WINDOW], pages: 2 });
  expect(windowOf(matches, 3)).toBeNull();
  expect(windowOf([], 1)).toEqual({ posts: [], pages: 1 });
  expect(windowOf(matches.slice(1), 2)).toBeNull();
});

it('an article stands in a list with the picture that is drawn for it', () => {
  const drawn = withCover(postSummary(1, { subcategories: [{ id: 1, name: 'Nose', slug: 'rhinoplasty' }] }));
  expect(drawn).toMatchObject({ id: 1, thumbnail: { src: expect.stringContaining('rhinoplasty') } });
});
