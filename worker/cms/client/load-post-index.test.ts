import { describe, expect, it } from 'vitest';
import type { PostIndex, PostSummary } from '../../../src/content/records.ts';
import { type Answer, answering } from '../fixtures/answering.ts';
import categories from '../fixtures/categories.json' with { type: 'json' };
import listPost from '../fixtures/list-post.json' with { type: 'json' };
import trimmed from '../fixtures/posts-with-fields.json' with { type: 'json' };
import type { IndexReading, KeptIndex } from '../map/merge-index.ts';
import type { ContentDeps } from './content-deps.ts';
import { type IndexRun, loadPostIndex } from './load-post-index.ts';
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

/** One run to the end, with the index that was there before. */
const readWhole = (deps: ContentDeps, previous?: PostIndex): Promise<KeptIndex> =>
  loadPostIndex(deps, {
    latest: () => (previous ? { missingSince: {}, moved: {}, ...previous } : null),
    keep: () => undefined,
    now: () => 0,
    wait: () => new Promise(() => {}),
  });

describe('loadPostIndex', () => {
  it('makes the index of three small answers, newest first', async () => {
    const { deps, asked, failed } = setup({ posts: { body: trimmed.toReversed() }, media: { body: [media] } });
    const index = await readWhole(deps);
    expect(index.posts.map(({ id }) => id)).toEqual([1121, 1120, 1119]);
    expect(index.posts[0]?.thumbnail?.src).toBe('/media/recovery.jpg');
    expect(index.categories).toHaveLength(20);
    expect(paths(asked)).toEqual(['posts?', 'categories?', 'media?1002,1003,1004']);
    expect(failed).toEqual([]);
  });

  it('ends where a CMS that counts no pages answers the same one for every number', async () => {
    const { deps, asked } = setup({ posts: { body: trimmed, headers: {} }, media: { body: [media] } });
    const index = await readWhole(deps);
    expect(index.posts.map(({ id }) => id)).toEqual([1121, 1120, 1119]);
    const read = asked.flatMap(({ pathname, searchParams }) =>
      pathname.endsWith('/posts') ? Number(searchParams.get('page')) : [],
    );
    expect(Math.max(...read)).toBeLessThanOrEqual(3);
  });

  it('uses what is embedded when more is answered than was asked for', async () => {
    const { deps, asked } = setup({ posts: { body: [listPost] } });
    const index = await readWhole(deps);
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
    const index = await readWhole(deps);
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
    expect((await readWhole(deps)).posts).toHaveLength(3);
  });

  it('fails when the posts fail, even with a previous index', async () => {
    const { deps } = setup({ posts: { status: 500 } });
    await expect(readWhole(deps, { posts: [], categories: [] })).rejects.toMatchObject({ status: 500 });
  });

  it('has the posts alone when the categories fail, and those it has known (BLOG-20)', async () => {
    const { deps, failed } = setup({ posts, categories: { status: 500 } });
    const first = await readWhole(deps);
    expect([first.categories, first.posts.length, first.incomplete, first.reading]).toEqual([[], 3, undefined, undefined]);
    expect(failed.splice(0)).toEqual(['categories']);
    const known = { id: 11, name: 'Known', slug: 'known', parent: 0 };
    const index = await readWhole(deps, { posts: [], categories: [known] });
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
    const previous = await readWhole(good.deps);
    const bad = { status: 500 };
    const { deps, failed } = setup({ posts: { body }, media: bad, tags: bad, contents: bad });
    expect(await readWhole(deps, previous)).toEqual(previous);
    expect(failed.toSorted()).toEqual(['contents', 'media', 'tags']);
    const without = await readWhole(deps);
    expect(without.posts[0]).toMatchObject({ thumbnail: null, tags: [], description: '' });
  });

  it('forgets a picture that was taken away', async () => {
    const previous = await readWhole(setup({ posts, media: { body: [media] } }).deps);
    expect(previous.posts[0]?.thumbnail).not.toBeNull();
    expect((await readWhole(setup({ posts }).deps, previous)).posts[0]?.thumbnail).toBeNull();
  });
});

describe('a reading that goes on', () => {
  const NOW = 10_000_000;
  const begun: IndexReading = { begunAt: NOW, pages: 2, done: [1], ended: false, hasCategories: true, seen: [1121], lacking: [] };
  const kept: KeptIndex = { posts: [], categories: [], missingSince: {}, moved: {}, incomplete: true };

  /** Goes on from a reading; `tick`: milliseconds that each answer takes. */
  async function goOn(
    reading: Partial<IndexReading>,
    { tick = 0, known = kept, answers = { posts } as Partial<Record<Route, Answer>> } = {},
  ) {
    let at = NOW;
    const { deps, asked } = setup(answers);
    const shown: { index: KeptIndex; store: boolean | undefined }[] = [];
    const run: IndexRun = {
      latest: () => ({ ...known, reading: { ...begun, ...reading } }),
      keep: (index, options) => void shown.push({ index, store: options?.store }),
      now: () => at,
      wait: () => new Promise(() => {}),
    };
    const { client } = deps;
    const postSummaries: typeof client.postSummaries = async (page) => {
      at += tick;
      return client.postSummaries(page);
    };
    const problem: unknown[] = [];
    const index = await loadPostIndex({ ...deps, client: { ...client, postSummaries } }, run).catch((error: unknown) => {
      problem.push(error);
      return null;
    });
    const pages = asked.flatMap(({ pathname, searchParams }) => (pathname.endsWith('/posts') ? searchParams.get('page') : []));
    return { index, pages, shown, problem, asked: paths(asked) };
  }

  it('reads what was not read yet, and categories only once', async () => {
    const { pages, asked } = await goOn({});
    expect([pages, asked.some((path) => path.startsWith('categories'))]).toEqual([['2'], false]);
    const cut = await goOn({ hasCategories: false, pages: 5 }, { tick: 30_000 });
    expect([cut.asked[0], cut.index?.reading?.hasCategories]).toEqual(['categories?', true]);
  });

  it('begins anew when it was begun a quarter of an hour ago', async () => {
    expect((await goOn({ begunAt: NOW - 15 * 60_000 + 1 })).pages).toEqual(['2', '1']);
    expect((await goOn({ begunAt: NOW - 15 * 60_000 })).pages).toEqual(['1']);
  });

  it('looks at the first page once more when it took longer than ten seconds', async () => {
    expect((await goOn({ begunAt: NOW - 10_000 })).pages).toEqual(['2']);
    expect((await goOn({ begunAt: NOW - 10_001 })).pages).toEqual(['2', '1']);
    expect((await goOn({ begunAt: NOW - 10_001, ended: true, done: [1, 2] })).pages).toEqual([]);
  });

  it('does not believe in ten thousand pages', async () => {
    expect((await goOn({ pages: 10_000 })).pages).toHaveLength(399);
  });

  it('keeps what it has read when a page fails, beyond the isolate; nothing when it has read nothing', async () => {
    const failing = { posts: { status: 500 } };
    const { shown, problem } = await goOn({ hasCategories: false }, { answers: failing });
    expect([shown, problem]).toEqual([[], [expect.objectContaining({ status: 500 })]]);
    const part = await goOn({ pages: 3 }, { answers: { posts: { body: trimmed, headers: { 'x-wp-totalpages': '3' } } } });
    expect(part.index?.posts.length).toBeGreaterThan(0);
  });

  it('shows parts while there is no whole list, every two seconds', async () => {
    const answers = { posts: { body: trimmed, headers: { 'x-wp-totalpages': '5' } } };
    const shownAfter = async (tick: number, known = kept) => (await goOn({ pages: 5 }, { tick, known, answers })).shown.length;
    expect(await shownAfter(100)).toBe(0);
    expect(await shownAfter(2_000)).toBeGreaterThan(0);
    const { incomplete: _incomplete, ...whole } = kept;
    expect(await shownAfter(2_000, whole)).toBe(0);
  });
});

it('keeps what an article has said of itself where the list says nothing of it', async () => {
  const { deps } = setup({ posts });
  const previous = await readWhole(deps);
  const known = { ...previous, posts: previous.posts.map((post) => ({ ...post, noindex: true as const, lang: 'fr' })) };
  expect((await readWhole(setup({ posts }).deps, known)).posts[0]).toMatchObject({ noindex: true, lang: 'fr' });
  const saying = { body: trimmed.map((post) => ({ ...post, lang: 'en', clinic_public_site: { noindex: false } })) };
  const said = (await readWhole(setup({ posts: saying }).deps, known)).posts[0];
  expect([said?.noindex, said?.lang]).toEqual([undefined, undefined]);
});

describe('a line that a webhook lays while the list is being read', () => {
  const NOW = 10_000_000;
  /** The first article in the index that comes of a reading, where its line becomes another one before the reading of a part ends. */
  async function readWhile(change: (line: PostSummary) => PostSummary, previous: Partial<PostSummary> = {}) {
    const { posts: lines, ...rest } = await readWhole(setup({ posts }).deps);
    let index: KeptIndex = { ...rest, posts: lines.map((line) => ({ ...line, ...previous })) };
    const { deps } = setup({ posts, media: { body: [media] } });
    const run: IndexRun = {
      latest: () => index,
      keep: () => undefined,
      now: () => NOW,
      wait: () => new Promise(() => {}),
    };
    const client = {
      ...deps.client,
      media: (...asked: Parameters<typeof deps.client.media>) => {
        index = { ...index, posts: index.posts.map((line, at) => (at === 0 ? change(line) : line)) };
        return deps.client.media(...asked);
      },
    };
    return (await loadPostIndex({ ...deps, client }, run)).posts[0];
  }

  it('stands where it came within the second of the change, which the list had been read before', async () => {
    const back = ({ noindex: _noindex, ...line }: PostSummary) => line;
    expect((await readWhile(back, { noindex: true }))?.noindex).toBeUndefined();
    expect((await readWhile((line) => ({ ...line, title: 'Later' })))?.title).toBe('Later');
  });

  it('is another one than the reading has shown itself, which takes the rest that is read', async () => {
    const { deps } = setup({ posts, media: { body: [media] } });
    let [index, at]: [KeptIndex | null, number] = [null, NOW];
    const run: IndexRun = {
      latest: () => index,
      keep: (part) => void (index = part),
      now: () => (at += 1000),
      wait: () => new Promise(() => {}),
    };
    const whole = await loadPostIndex(deps, run);
    expect([index !== null, whole.posts[0]?.thumbnail?.src]).toEqual([true, '/media/recovery.jpg']);
  });

  it('gives way where it is of an older change, or is as it was', async () => {
    const older = (line: PostSummary) => ({ ...line, title: 'Earlier', modifiedAt: '2000-01-01T00:00:00Z' });
    const read = (await readWhole(setup({ posts }).deps)).posts[0]?.title;
    expect((await readWhile(older))?.title).toBe(read);
    expect((await readWhile((line) => ({ ...line })))?.thumbnail?.src).toBe('/media/recovery.jpg');
  });
});

it('takes no empty list of categories for the truth', async () => {
  const known = { id: 11, name: 'Known', slug: 'known', parent: 0 };
  const { deps, failed } = setup({ posts, categories: { body: [] } });
  expect((await readWhole(deps, { posts: [], categories: [known] })).categories).toEqual([known]);
  expect(failed).toEqual([]);
});

it('asks for contents in portions of twenty, and for pictures of a hundred, each once', async () => {
  const many = Array.from({ length: 101 }, (_, at) => ({
    ...trimmed[0],
    id: at + 1,
    slug: `post-${at + 1}`,
    featured_media: 500 + at,
    excerpt: { rendered: at < 21 ? '' : 'x' },
    tags: [5, 6],
  }));
  const { deps, asked } = setup({ posts: { body: many } });
  await readWhole(deps);
  const sizes = (name: string) =>
    asked.flatMap(({ pathname, searchParams }) =>
      pathname.endsWith(name) && searchParams.has('include') ? searchParams.get('include')?.split(',').length : [],
    );
  expect([sizes('/posts'), sizes('/media'), sizes('/tags')]).toEqual([[20, 1], [100, 1], [2]]);
});
