import { describe, expect, it } from 'vitest';
import type { Post, PostIndex, PostSummary } from '../../../src/content/records.ts';
import type { Language } from '../../../src/languages.ts';
import { contentReport } from '../queries/content-report.ts';
import { inLanguageOf, isEnglish, languageOfArticle, shownOf, translationsIn } from './article-languages.ts';
import { languageOf } from './map-post.ts';
import { indexPacking } from './pack-index.ts';

const skin = { id: 1, name: 'Skin', slug: 'skin', parent: 0 };
const peau = { id: 2, name: 'Peau', slug: 'peau', parent: 0 };
const french = { code: 'fr', pages: ['home', 'blogs', 'blogsByService', 'post'] } as unknown as Language;
const empty = { id: 3, name: 'Empty', slug: 'empty', parent: 0 };

const post = (id: number, more: Partial<PostSummary> = {}): PostSummary => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  description: '',
  publishedAt: '2026-01-01T00:00:00Z',
  modifiedAt: '2026-01-01T00:00:00Z',
  mainCategory: skin,
  subcategories: [],
  tags: [],
  thumbnail: null,
  ...more,
});

describe('articles of English pages', () => {
  it('are the index itself where no article is in another language', () => {
    const index: PostIndex = { posts: [post(1), post(2, { lang: 'en-IN' })], categories: [skin, empty] };
    expect(inLanguageOf(index, null)).toBe(index);
  });

  it('are those in English, with the categories that are not of others alone', () => {
    const index: PostIndex = { posts: [post(1), post(2, { lang: 'fr', mainCategory: peau })], categories: [skin, peau, empty] };
    expect(inLanguageOf(index, null)).toEqual({ posts: [post(1)], categories: [skin, empty] });
    // One object for one index: what is worked out of it is kept by it.
    expect(inLanguageOf(index, null)).toBe(inLanguageOf(index, null));
  });

  it('in another language are its own, with their categories and what these stand below', () => {
    const nez = { id: 4, name: 'Nez', slug: 'nez', parent: 5 };
    const visage = { id: 5, name: 'Visage', slug: 'visage', parent: 0 };
    const own = post(2, { lang: 'fr-CA', mainCategory: visage, subcategories: [nez] });
    const index = { posts: [post(1), own, post(3, { lang: 'ar' })], categories: [skin, peau, nez, visage] };
    expect(inLanguageOf(index, french)).toEqual({ posts: [own], categories: [nez, visage] });
    expect(inLanguageOf(index, null).posts).toEqual([post(1)]);
    expect(shownOf(index, [french]).posts).toEqual([post(1), own]);
  });

  it('have a language of the site, English, or none', () => {
    const found = ['', 'en-GB', 'fr', 'FR-ca', 'kn', undefined].map((lang) =>
      languageOfArticle(lang === undefined ? {} : { lang }, [french]),
    );
    expect(found).toEqual([null, null, french, french, undefined, null]);
    const withoutArticles = { ...french, pages: ['home' as const] };
    expect(languageOfArticle({ lang: 'fr' }, [withoutArticles])).toBeUndefined();
  });

  it('are in English where their tag says so, or nothing', () => {
    const tags = [undefined, '', 'en', 'EN-gb', 'eng', 'fr-en'];
    expect(tags.map((lang) => isEnglish(lang === undefined ? {} : { lang }))).toEqual([true, true, true, true, false, false]);
  });

  it('have categories of English pages also where others share them, sub-categories too', () => {
    const below = { id: 6, name: 'Below', slug: 'below', parent: 1 };
    const others = { lang: 'fr', mainCategory: skin, subcategories: [peau] };
    const index: PostIndex = { posts: [post(1, { subcategories: [below] }), post(2, others)], categories: [skin, peau, below] };
    expect(inLanguageOf(index, null).categories).toEqual([skin, below]);
  });

  it('stand in every language of the site in which they are there', () => {
    const index: PostIndex = { posts: [post(1), post(2, { lang: 'fr' }), post(3, { lang: 'kn' }), post(4)], categories: [] };
    const found = (id: number, ...translations: number[]) =>
      translationsIn(index, { ...post(id), translations } as Post, [french]);
    const both = [
      { language: null, slug: 'post-1' },
      { language: french, slug: 'post-2' },
    ];
    expect([found(1, 2, 3), found(2, 1)]).toEqual([both, both]);
    expect([found(1), found(1, 3), found(1, 9)]).toEqual([[], [], []]);
    expect(translationsIn(index, post(1) as Post, [french])).toEqual([]);
  });

  it('are gathered once for each index', () => {
    const index: PostIndex = { posts: [post(1), post(2, { lang: 'kn' })], categories: [skin] };
    expect(shownOf(index, [french])).toEqual({ posts: [post(1)], categories: [skin] });
    expect(shownOf(index, [french])).toBe(shownOf(index, [french]));
  });

  it('are told apart in the cache too', () => {
    const index = { posts: [post(1), post(2, { lang: 'ar' })], categories: [skin], missingSince: {}, moved: {} };
    const packed = indexPacking.pack(index);
    expect(packed.rows.map((row) => row.length)).toEqual([11, 12]);
    expect(indexPacking.unpack(packed)).toEqual({
      ...index,
      posts: [{ ...index.posts[0], mainCategory: { id: 1, name: 'Skin', slug: 'skin', parent: 0 } }, index.posts[1]],
    });
  });
});

it.each([
  [{}, undefined],
  [{ lang: 'en' }, ''],
  [{ lang: 'ar', clinic_public_site: { language: '' } }, 'ar'],
  [{ clinic_public_site: { language: 'kn' } }, 'kn'],
  [{ clinic_public_site: { language: 'en-GB' } }, ''],
  [{ lang: 'ar"><b>' }, ''],
  [{ lang: ['ar'] }, undefined],
])('the language of %j is %j', (raw, lang) => {
  expect(languageOf(raw)).toBe(lang);
});

it('an editor is told that the site has no articles in the language', () => {
  const draft = { title: 'T', description: '', html: '<p>Text</p>' };
  const kinds = (language?: string) =>
    contentReport({ ...draft, ...(language && { language }) }, () => false, [french]).map(({ kind }) => kind);
  expect([kinds(), kinds('en-IN'), kinds('ar'), kinds('fr')]).toEqual([[], [], ['language'], []]);
});
