import { describe, expect, it } from 'vitest';
import { postSummary } from '../../../src/content/post-summary.fixture.ts';
import type { Post, PostIndex, PostSummary } from '../../../src/content/records.ts';
import { matchPage } from '../../../src/routes.ts';
import type { Repository } from '../../cms/queries/repository.ts';
import { type PageSources, pageData } from './page-data.ts';

const summary = (id: number, more: Partial<PostSummary> = {}) =>
  postSummary(id, {
    title: `Post ${id}`,
    publishedAt: `2026-01-0${id}T00:00:00Z`,
    modifiedAt: `2026-01-0${id}T00:00:00Z`,
    mainCategory: { id: 11, name: 'Skin', slug: 'skin' },
    ...more,
  });

const article: Post = {
  ...summary(2),
  html: '<p>Text</p>',
  words: 1,
  toc: [],
  author: 'A',
  banner: null,
  metaTitle: '',
  metaDescription: '',
};
const skin = { id: 11, name: 'Skin', slug: 'skin', parent: 0 };
const indexOf = (posts: PostSummary[], more: Partial<PostIndex> = {}): PostIndex => ({ posts, categories: [skin], ...more });

/** What a path shows of an index, with the article of the second post. */
function show(path: string, index: PostIndex | null) {
  const { pathname, searchParams } = new URL(path, 'https://x.test');
  const match = matchPage(pathname);
  if (!match) throw new Error(`no page at ${path}`);
  const content = {
    article: async (slug: string) => ({
      post:
        slug === article.slug
          ? { status: 'found', state: 'HIT', value: article, hash: 'same', storedAt: 0 }
          : { status: 'absent', state: 'HIT' },
      language: null,
      index,
      translations: [],
    }),
    languageOfTopic: async () => undefined,
    postIndex: async () =>
      index
        ? { status: 'found', state: 'HIT', value: index, hash: 'i', storedAt: 0 }
        : { status: 'unavailable', retryAfterSec: 1 },
  } as unknown as Repository;
  return pageData({ match, language: null }, searchParams, {
    content,
    assets: {} as PageSources['assets'],
    marks: { withdrawnCases: async () => new Set<string>() },
  });
}

describe('the version of an article', () => {
  const versionOf = async (posts: PostSummary[] | null) => (await show('/blogs/post-2', posts && indexOf(posts))).version;
  const three = [summary(3), summary(2), summary(1)];

  it('is another one when only its neighbours have changed', async () => {
    const versions = await Promise.all([
      versionOf(three),
      versionOf([summary(2), summary(1)]),
      versionOf([summary(3, { title: 'Renamed' }), summary(2), summary(1)]),
      versionOf(null),
    ]);
    expect(new Set(versions).size).toBe(4);
  });

  it('stays when something else has', async () => {
    const far = [...three.map((post) => post), summary(0, { mainCategory: null, publishedAt: '2025-01-01T00:00:00Z' })];
    expect(await versionOf(far)).toBe(await versionOf(three));
  });
});

/** What a path shows of content that answers so. */
const showOf = (path: string, content: object) => {
  const match = matchPage(path);
  if (!match) throw new Error(`no page at ${path}`);
  return pageData({ match, language: null }, new URLSearchParams(), {
    content: content as Repository,
    assets: {} as PageSources['assets'],
    marks: { withdrawnCases: async () => new Set<string>() },
  });
};
const hit = { status: 'found', state: 'HIT', storedAt: 0, hash: 'h' } as const;

describe('a page of WordPress', () => {
  const asked: unknown[] = [];
  const answering = (result: object) => ({
    managedPage: async (slug: string, { optional }: { optional: boolean }) => {
      asked.push([slug, optional]);
      return result;
    },
  });
  const absent = answering({ status: 'absent', state: 'STALE' });

  it('is shown with the picture of its treatment, where it has none of its own', async () => {
    const value = { slug: 'nose-jobs', banner: null };
    const shown = await showOf('/nose-jobs', answering({ ...hit, value }));
    expect(shown).toMatchObject({
      state: 'HIT',
      version: 'h',
      data: { status: 'found', content: { kind: 'managed', page: value } },
    });
    expect(shown.data).toHaveProperty('content.cover');
    const own = await showOf('/nose-jobs', answering({ ...hit, value: { ...value, banner: { src: '/b.jpg' } } }));
    expect(own.data).not.toHaveProperty('content.cover');
    const other = await showOf('/nose-jobs', answering({ ...hit, value: { ...value, slug: 'other' } }));
    expect(other.data).not.toHaveProperty('content.cover');
  });

  it('that is not there is missed, sent on to what stands in for it, or shown as it was built', async () => {
    asked.length = 0;
    expect(await showOf('/nose-jobs', absent)).toEqual({ data: { status: 'absent' }, state: 'STALE', version: 'absent' });
    expect(await showOf('/mommy-makeover-in-bangalore', absent)).toEqual({
      data: { status: 'redirect', to: '/body-contouring', code: 302 },
      state: 'STALE',
      version: null,
    });
    expect(await showOf('/dark-circles-under-eye-bags', absent)).toEqual({
      data: { status: 'static' },
      state: 'BYPASS',
      version: null,
    });
    expect(asked).toEqual([
      ['nose-jobs', false],
      ['mommy-makeover-in-bangalore', true],
      ['dark-circles-under-eye-bags', true],
    ]);
  });

  it.each(['/dark-circles-under-eye-bags', '/mommy-makeover-in-bangalore'])(
    'is shown in place of what stands in for it: %s',
    async (path) => {
      const value = { slug: 'any', banner: null };
      expect((await showOf(path, answering({ ...hit, value }))).data).toMatchObject({ content: { page: value } });
    },
  );

  it('that cannot be read is asked for again no sooner than the outage is worth', async () => {
    const away = (retryAfterSec: number) => showOf('/nose-jobs', answering({ status: 'unavailable', retryAfterSec }));
    expect(await away(1)).toEqual({ data: { status: 'unavailable', retryAfterSec: 30 }, state: 'MISS', version: 'unavailable' });
    expect((await away(90)).data).toEqual({ status: 'unavailable', retryAfterSec: 90 });
  });

  it('of an editor is shown under its slug, and where it has moved to', async () => {
    const editorPage = async (slug: string) =>
      slug === 'offers' ? { ...hit, value: { slug, banner: null } } : { status: 'moved', state: 'MISS', to: 'offers' };
    expect((await showOf('/offers', { editorPage })).data).toMatchObject({
      status: 'found',
      content: { page: { slug: 'offers' } },
    });
    expect(await showOf('/old-offers', { editorPage })).toEqual({
      data: { status: 'redirect', to: '/offers', code: 301 },
      state: 'MISS',
      version: null,
    });
  });
});

describe('the older blog', () => {
  const posts = ['scars', 'noses'].map((slug) => ({ id: slug, slug, title: slug, html: '<p>', description: 'd' }));
  const sources = (newer: Set<string> | null) => ({
    legacyBlogs: async () => ({ ...hit, value: posts }),
    postSlugs: async () => newer,
  });

  it('lists its posts without their text', async () => {
    const { data } = await showOf('/test-page', sources(null));
    const listed = ['scars', 'noses'].map((slug) => ({ id: slug, slug, title: slug, description: 'd' }));
    expect(data).toEqual({ status: 'found', content: { kind: 'legacy-blogs', posts: listed } });
  });

  it('names the newer article of the same slug, under another version', async () => {
    const shown = await Promise.all(
      [sources(new Set(['noses'])), sources(new Set()), sources(null)].map((of) => showOf('/test-page/noses', of)),
    );
    expect(shown.map(({ version }) => version)).toEqual(['h-true', 'h-false', 'h-false']);
    const found = (canonical: string | null) => ({
      status: 'found',
      content: { kind: 'legacy-post', post: posts[1], canonical },
    });
    expect(shown.map(({ data }) => data)).toEqual([found('/blogs/noses'), found(null), found(null)]);
  });

  it('has no other posts', async () => {
    expect((await showOf('/test-page/none', sources(null))).data).toEqual({ status: 'absent' });
  });
});

it.each([
  ['/thank-you', 'thank-you'],
  ['/enquiry', 'enquiry'],
])('%s belongs to one visitor, and is kept by nobody', async (path, kind) => {
  expect(await showOf(path, {})).toMatchObject({
    data: { status: 'found', content: { kind } },
    state: 'BYPASS',
    version: null,
  });
});

it.each(['/gallery', '/gallery/rhinoplasty', '/gallery/rhinoplasty/case-1'])(
  'reads the cases of %s from the build',
  async (path) => {
    const match = matchPage(path);
    if (!match) throw new Error(`no page at ${path}`);
    const assets = { fetch: async () => new Response('', { status: 404 }) };
    const sources = {
      content: {} as Repository,
      assets,
      marks: { withdrawnCases: async () => new Set<string>() },
    };
    await expect(pageData({ match, language: null }, new URLSearchParams(), sources)).rejects.toThrow('The build has no');
  },
);

it('has no query on the first page of a topic, and its number on every other', async () => {
  const many = indexOf(Array.from({ length: 40 }, (_, at) => summary(at + 1, { publishedAt: '2026-01-01T00:00:00Z' })));
  const searches = ['', '?page=1', '?page=2'].map(async (query) => (await show(`/blogs/service/skin${query}`, many)).search);
  expect(await Promise.all(searches)).toEqual(['', '', '?page=2']);
});

describe('an index that is still being filled', () => {
  const filling = indexOf([summary(3), summary(2)], { incomplete: true });

  it.each(['/blogs', '/blogs/service/skin', '/blogs/post-2'])('shows what it has: %s', async (path) => {
    expect((await show(path, filling)).data.status).toBe('found');
  });

  it.each(['/blogs?page=7', '/blogs?q=nothing+of+it', '/blogs/service/hair', '/blogs/service/skin?page=7'])(
    'does not say that there is none: %s',
    async (path) => {
      expect((await show(path, filling)).data).toMatchObject({ status: 'unavailable' });
      const whole = await show(path, indexOf(filling.posts));
      expect(whole.data.status).not.toBe('unavailable');
    },
  );

  it('keeps an article readable that has nothing round it', async () => {
    expect((await show('/blogs/post-2', null)).data).toMatchObject({ status: 'found', content: { around: null } });
  });
});
