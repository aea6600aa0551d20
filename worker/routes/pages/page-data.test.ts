import { describe, expect, it } from 'vitest';
import type { Post, PostIndex, PostSummary } from '../../../src/content/records.ts';
import { matchRoute } from '../../../src/routes.ts';
import type { Repository } from '../../cms/queries/repository.ts';
import { type PageSources, pageData } from './page-data.ts';

const summary = (id: number, more: Partial<PostSummary> = {}): PostSummary => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  description: '',
  publishedAt: `2026-01-0${id}T00:00:00Z`,
  modifiedAt: `2026-01-0${id}T00:00:00Z`,
  mainCategory: { id: 11, name: 'Skin', slug: 'skin' },
  subcategories: [],
  tags: [],
  thumbnail: null,
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
  const match = matchRoute(pathname);
  if (!match) throw new Error(`no page at ${path}`);
  const content = {
    post: async () => ({ status: 'found', state: 'HIT', value: article, hash: 'same', storedAt: 0 }),
    indexSoon: async () => index,
    translationsOf: async () => [],
    postIndex: async () =>
      index
        ? { status: 'found', state: 'HIT', value: index, hash: 'i', storedAt: 0 }
        : { status: 'unavailable', retryAfterSec: 1 },
  } as unknown as Repository;
  return pageData({ match, language: null }, searchParams, {
    content,
    assets: {} as PageSources['assets'],
    marks: { withdrawnCases: async () => new Set<string>() },
    settings: { ENVIRONMENT: 'production' },
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
