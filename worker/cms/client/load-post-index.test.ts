import { describe, expect, it } from 'vitest';
import { type Answer, answering } from '../fixtures/answering.ts';
import categories from '../fixtures/categories.json' with { type: 'json' };
import listPost from '../fixtures/list-post.json' with { type: 'json' };
import trimmed from '../fixtures/posts-with-fields.json' with { type: 'json' };
import { loadPostIndex } from './load-post-index.ts';
import { createWordPressClient } from './wordpress-client.ts';

const CMS = 'https://cms.example.test';
const media = { id: 1004, source_url: `${CMS}/wp-content/uploads/recovery.jpg`, alt_text: '' };

type Route = 'posts' | 'categories' | 'tags' | 'media' | 'contents';

function setup(answers: Partial<Record<Route, Answer>>) {
  const failed: string[] = [];
  const { fetch, asked } = answering((url) => {
    const name = url.pathname.split('/').at(-1);
    const route = name === 'posts' && url.searchParams.has('include') ? 'contents' : (name as Route);
    return { headers: { 'x-wp-totalpages': '1' }, ...(answers[route] ?? { body: route === 'categories' ? categories : [] }) };
  });
  const client = createWordPressClient({ base: `${CMS}/wp-json/wp/v2`, fetch, wait: async () => {} });
  return {
    asked,
    failed,
    deps: {
      client,
      origins: { cmsOrigin: CMS, siteOrigin: 'https://www.example.test' },
      onPartFailed: (part: string) => failed.push(part),
    },
  };
}

const paths = (asked: URL[]): string[] =>
  asked.map(({ pathname, searchParams }) => `${pathname.split('/').at(-1)}?${searchParams.get('include') ?? ''}`);
const posts = { body: trimmed };

describe('loadPostIndex', () => {
  it('makes the index of three small answers, newest first', async () => {
    const { deps, asked, failed } = setup({ posts: { body: trimmed.toReversed() }, media: { body: [media] } });
    const index = await loadPostIndex(deps);
    expect(index.posts.map(({ id }) => id)).toEqual([1121, 1120, 1119]);
    expect(index.posts[0]?.thumbnail?.src).toBe('/media/recovery.jpg');
    expect(index.categories).toHaveLength(20);
    expect(paths(asked)).toEqual(['posts?', 'categories?', 'media?1002,1003,1004']);
    expect(failed).toEqual([]);
  });

  it('ends where a CMS that counts no pages answers the same one for every number', async () => {
    const { deps, asked } = setup({ posts: { body: trimmed, headers: {} }, media: { body: [media] } });
    const index = await loadPostIndex(deps);
    expect(index.posts.map(({ id }) => id)).toEqual([1121, 1120, 1119]);
    const read = asked.flatMap(({ pathname, searchParams }) =>
      pathname.endsWith('/posts') ? Number(searchParams.get('page')) : [],
    );
    expect(Math.max(...read)).toBeLessThanOrEqual(3);
  });

  it('uses what is embedded when more is answered than was asked for', async () => {
    const { deps, asked } = setup({ posts: { body: [listPost] } });
    const index = await loadPostIndex(deps);
    expect(index.posts[0]?.thumbnail?.src).toBe('/media/2025/01/recovery-200x300.jpg');
    expect(paths(asked)).toEqual(['posts?', 'categories?']);
  });

  it('reads tags, and contents in place of empty excerpts, only where needed', async () => {
    const [first, second] = trimmed;
    const { deps, asked } = setup({
      posts: {
        body: [
          { ...first, tags: [5] },
          { ...second, excerpt: { rendered: '' } },
        ],
      },
      tags: { body: [{ id: 5, name: 'Aftercare &amp; more' }] },
      contents: { body: [{ id: 1120, content: { rendered: '<p>From the text.</p>' } }] },
    });
    const index = await loadPostIndex(deps);
    expect(index.posts[0]?.tags).toEqual(['Aftercare & more']);
    expect(index.posts[1]?.description).toBe('From the text.');
    expect(paths(asked)).toContain('posts?1120');
  });

  it('leaves out what cannot be linked to', async () => {
    const { deps } = setup({
      posts: {
        body: [
          ...trimmed,
          { ...trimmed[0], id: 1, slug: '' },
          { ...trimmed[0], id: 2, slug: '../x' },
          { ...trimmed[0], id: 3, date_gmt: null },
        ],
      },
    });
    expect((await loadPostIndex(deps)).posts).toHaveLength(3);
  });

  it('fails when the posts fail, even with a previous index', async () => {
    const { deps } = setup({ posts: { status: 500 } });
    await expect(loadPostIndex(deps, { posts: [], categories: [] })).rejects.toMatchObject({ status: 500 });
  });

  it('has the posts alone when the categories fail, and those it has known (BLOG-20)', async () => {
    const { deps, failed } = setup({ posts, categories: { status: 500 } });
    const first = await loadPostIndex(deps);
    expect([first.categories, first.posts.length, first.incomplete, first.reading]).toEqual([[], 3, undefined, undefined]);
    expect(failed.splice(0)).toEqual(['categories']);
    const known = { id: 11, name: 'Known', slug: 'known', parent: 0 };
    const index = await loadPostIndex(deps, { posts: [], categories: [known] });
    expect(index.categories).toEqual([known]);
    expect(index.posts[0]?.mainCategory?.name).toBe('Known');
    expect(failed).toEqual(['categories']);
  });

  it('keeps the pictures, tags and descriptions it knew when only those fail', async () => {
    const body = [
      { ...trimmed[0], tags: [5], excerpt: { rendered: '' } },
      { ...trimmed[1], tags: [5], excerpt: { rendered: '' } },
    ];
    const good = setup({
      posts: { body },
      media: { body: [media] },
      tags: { body: [{ id: 5, name: 'Care' }] },
      contents: { body: [{ id: 1121, content: { rendered: 'Text' } }] },
    });
    const previous = await loadPostIndex(good.deps);
    const bad = { status: 500 };
    const { deps, failed } = setup({ posts: { body }, media: bad, tags: bad, contents: bad });
    expect(await loadPostIndex(deps, previous)).toEqual(previous);
    expect(failed.toSorted()).toEqual(['contents', 'media', 'tags']);
    const without = await loadPostIndex(deps);
    expect(without.posts[0]).toMatchObject({ thumbnail: null, tags: [], description: '' });
  });

  it('forgets a picture that was taken away', async () => {
    const previous = await loadPostIndex(setup({ posts, media: { body: [media] } }).deps);
    expect(previous.posts[0]?.thumbnail).not.toBeNull();
    expect((await loadPostIndex(setup({ posts }).deps, previous)).posts[0]?.thumbnail).toBeNull();
  });
});
