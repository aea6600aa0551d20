import { describe, expect, it } from 'vitest';
import { postSummary } from '../../../src/content/post-summary.fixture.ts';
import type { Post, PostSummary } from '../../../src/content/records.ts';
import type { Language } from '../../../src/languages.ts';
import type { KeptIndex } from '../../cms/map/merge-index.ts';
import type { Article } from '../../cms/queries/repository.ts';
import { blogs, blogsByService, post } from './articles.ts';

const skin = { id: 1, name: 'Skin', slug: 'skin' };
const nose = { id: 2, name: 'Rhinoplasty', slug: 'rhinoplasty' };
const scars = { id: 3, name: 'Scars', slug: 'scars' };
const burns = { id: 4, name: 'Burns', slug: 'burns' };
const summary = (id: number, more: Partial<PostSummary> = {}) =>
  postSummary(id, { title: `Post ${id}`, mainCategory: skin, subcategories: [scars], ...more });
const index: KeptIndex = {
  posts: [
    ...Array.from({ length: 99 }, (_, at) => summary(at + 1)),
    summary(100, { subcategories: [] }),
    summary(200, { mainCategory: nose, subcategories: [] }),
  ],
  categories: [
    { ...skin, parent: 0 },
    { ...nose, parent: 0 },
    { ...scars, parent: 1 },
    { ...burns, parent: 1 },
  ],
  missingSince: {},
  moved: {},
  movedCategories: { 'old-skin': 'skin' },
};
const hit = <T>(value: T) => ({ status: 'found', state: 'HIT', hash: 'h', storedAt: 0, value }) as const;
/** What stands on a page, articles by their ids. */
const shown = ({ data }: { data: object }) => {
  const { posts, ...rest } = (data as { content: { posts: PostSummary[] } }).content;
  return { ...rest, ids: posts.map(({ id }) => id) };
};

describe('the list of articles', () => {
  const list = (query = '', more: Partial<KeptIndex> = {}) => blogs(hit({ ...index, ...more }), new URLSearchParams(query));

  it('has its tabs, and of the topics of the pressed one those that have articles', () => {
    expect(shown(list())).toEqual({
      kind: 'blogs',
      query: { category: '', topic: '', q: '', show: 6, page: 1 },
      tabs: [skin, nose],
      selected: skin,
      tiles: [scars],
      topic: null,
      others: false,
      ids: [1, 2, 3, 4, 5, 6],
      total: 100,
      before: 0,
      pages: 2,
    });
    expect(shown(list('q=Post'))).toMatchObject({ selected: null, tiles: [] });
  });

  it('goes on where the page before it has ended', () => {
    expect(shown(list('page=2'))).toMatchObject({ ids: [97, 98, 99, 100], total: 100, before: 96 });
    expect(shown(list('q=nothing'))).toMatchObject({ ids: [], total: 0, before: 0, pages: 1 });
    expect(list('page=3').data).toEqual({ status: 'absent' });
  });

  it('says whether there are articles without a category', () => {
    expect(shown(list('', { posts: [...index.posts, summary(9, { mainCategory: null })] }))).toMatchObject({ others: true });
  });

  it('draws the subject of an article that has no picture', () => {
    const { data } = list('category=rhinoplasty');
    expect(data).toHaveProperty('content.posts[0].thumbnail.src', expect.stringContaining('service-rhinoplasty'));
  });

  it('has its query in one form, and its HTML is not kept for a search', () => {
    const about = (query: string) => [list(query).search, list(query).version];
    expect(about('page=2&category=teeth')).toEqual(['?page=2', 'h']);
    expect(about('q=post')).toEqual(['?q=post', null]);
    expect(about('page=7')).toEqual(['', 'h']);
  });
});

describe('the articles on a topic', () => {
  const topic = (service: string, query = '', more: Partial<KeptIndex> = {}, language: Language | null = null) =>
    blogsByService(hit({ ...index, ...more }), { language, service }, new URLSearchParams(query));

  it('stand under its main category, page by page', () => {
    expect(shown(topic('scars', 'page=2'))).toEqual({
      kind: 'blogs-by-service',
      service: scars,
      mainCategory: skin,
      ids: [97, 98, 99],
      total: 99,
      page: 2,
      pages: 2,
    });
    expect(shown(topic('burns'))).toMatchObject({ ids: [], total: 0, pages: 1 });
    expect([topic('scars', 'page=3').data, topic('teeth').data]).toEqual([{ status: 'absent' }, { status: 'absent' }]);
    expect(topic('rhinoplasty').data).toHaveProperty('content.posts[0].thumbnail.src');
  });

  it.each(['Old-Skin', 'old%2Dskin'])('have one address, to which %s leads, in every language', (service) => {
    const at = (to: string) => ({ status: 'redirect', to, code: 301 });
    expect(topic(service).data).toEqual(at('/blogs/service/skin'));
    expect(topic(service, '', {}, { code: 'ar' } as Language).data).toEqual(at('/ar/blogs/service/skin'));
  });

  it('are not said to be none where no category could be read, but where there is no article', () => {
    expect(topic('scars', '', { categories: [] }).data).toMatchObject({ status: 'unavailable' });
    expect(topic('scars', '', { categories: [], posts: [] }).data).toEqual({ status: 'absent' });
  });

  it('are not said to be none while the list is being filled', () => {
    expect(topic('burns', '', { incomplete: true }).data).toEqual({ status: 'unavailable', retryAfterSec: 30 });
    expect(topic('scars', '', { incomplete: true }).data).toMatchObject({ status: 'found' });
  });
});

describe('an article', () => {
  const arabic = { code: 'ar' } as Language;
  const banner = { src: '/media/b.jpg', width: null, height: null, alt: '' };
  const value = { ...summary(200, { mainCategory: nose }), banner } as Post;
  const read = (more: Partial<Article>, language: Language | null = null) => {
    const known: Article = { post: hit(value), language: null, index, translations: [], ...more };
    return post('post-200', language, { article: async () => known });
  };

  it('is shown with its neighbours, and with a drawing where it has no banner', async () => {
    const { data } = await read({});
    expect(data).toEqual({ status: 'found', content: { kind: 'post', post: value, around: expect.any(Object) } });
    expect(data).toHaveProperty('content.around.newer.slug', 'post-100');
    const drawn = await read({ post: hit({ ...value, banner: null }) });
    expect(drawn.data).toHaveProperty('content.cover.src', expect.stringContaining('service-rhinoplasty'));
    const plain = await read({ post: hit({ ...value, banner: null, mainCategory: null, subcategories: [] }) });
    expect(plain.data).not.toHaveProperty('content.cover');
  });

  it('has one address: that of its language, under the slug that it has now', async () => {
    const to = (address: string, code: number) => ({
      data: { status: 'redirect', to: address, code },
      state: 'HIT',
      version: null,
    });
    expect(await read({ language: arabic })).toEqual(to('/ar/blogs/post-200', 308));
    expect(await read({}, arabic)).toEqual(to('/blogs/post-200', 308));
    const moved = { post: { status: 'moved', state: 'HIT', to: 'noses' } } as const;
    expect(await read(moved)).toEqual(to('/blogs/noses', 301));
    expect(await read(moved, arabic)).toEqual(to('/ar/blogs/noses', 301));
  });

  it('is not there in a language that the site does not show, and not to be had while nothing is known of it', async () => {
    expect(await read({ language: undefined })).toEqual({ data: { status: 'absent' }, state: 'HIT', version: 'h' });
    expect((await read({ post: { status: 'gone', state: 'HIT' } })).data).toEqual({ status: 'gone' });
    expect((await read({ post: { status: 'unavailable', retryAfterSec: 40 } })).data).toMatchObject({ retryAfterSec: 40 });
  });

  it('names where the same is said in other languages, under another version', async () => {
    const translations = [
      { language: null, slug: 'post-200' },
      { language: arabic, slug: 'anf' },
    ];
    const [alone, both] = await Promise.all([read({}), read({ translations })]);
    expect(both.data).toHaveProperty('content.elsewhere', { en: '/blogs/post-200', ar: '/ar/blogs/anf' });
    expect(alone.version).toMatch(/^h-./);
    expect(both.version).not.toBe(alone.version);
  });
});
