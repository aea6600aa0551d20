import { describe, expect, it } from 'vitest';
import type { PostIndex, PostSummary } from '../../../src/content/records.ts';
import { languageOf } from '../map/map-post.ts';
import { indexPacking } from '../map/pack-index.ts';
import { inEnglish } from './article-languages.ts';
import { contentReport } from './content-report.ts';

const skin = { id: 1, name: 'Skin', slug: 'skin', parent: 0 };
const peau = { id: 2, name: 'Peau', slug: 'peau', parent: 0 };
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
    expect(inEnglish(index)).toBe(index);
  });

  it('are those in English, with the categories that are not of others alone', () => {
    const index: PostIndex = { posts: [post(1), post(2, { lang: 'fr', mainCategory: peau })], categories: [skin, peau, empty] };
    expect(inEnglish(index)).toEqual({ posts: [post(1)], categories: [skin, empty] });
    // One object for one index: what is worked out of it is kept by it.
    expect(inEnglish(index)).toBe(inEnglish(index));
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
    contentReport({ ...draft, ...(language && { language }) }, () => false).map(({ kind }) => kind);
  expect([kinds(), kinds('en-IN'), kinds('ar')]).toEqual([[], [], ['language']]);
});
