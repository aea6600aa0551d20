import { describe, expect, it } from 'vitest';
import { type Answer, answering } from '../fixtures/answering.ts';
import awkward from '../fixtures/awkward-posts.json' with { type: 'json' };
import { createWordPressClient } from './wordpress-client.ts';

const BASE = 'https://cms.example.test/wp-json/wp/v2';
const pastTheEnd: Answer = { status: 400, body: { code: 'rest_post_invalid_page_number' } };
const bySlug = (slug: string) => awkward.find(({ post }) => post.slug === slug)?.post;

function client(answer: (url: URL) => Answer | Promise<Answer>, base = BASE) {
  const { fetch, asked } = answering(answer);
  return { asked, ...createWordPressClient({ base, fetch, wait: async () => {} }) };
}

const pageOf = (url: URL): number => Number(url.searchParams.get('page') ?? 1);
const post = (id: number, more = {}) => ({ id, slug: `post-${id}`, status: 'publish', ...more });
const ids = (items: { id: number }[]): number[] => items.map(({ id }) => id);

describe('postStates', () => {
  it('asks page by page in an order that does not shift', async () => {
    const { asked, postStates } = client((url) => ({ body: [post(pageOf(url))], headers: { 'x-wp-totalpages': '3' } }));
    expect(ids(await postStates())).toEqual([1, 2, 3]);
    expect(asked.map((url) => url.pathname)).toEqual(Array(3).fill('/wp-json/wp/v2/posts'));
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      per_page: '100',
      orderby: 'id',
      order: 'asc',
      page: '1',
      _fields: 'id,slug,status,modified_gmt,content.protected',
    });
  });

  it('reads at most two pages at once', async () => {
    let atWork = 0;
    let most = 0;
    const { postStates } = client(async (url) => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
      return { body: [post(pageOf(url))], headers: { 'x-wp-totalpages': '12' } };
    });
    expect(await postStates()).toHaveLength(12);
    expect(most).toBe(2);
  });

  it('takes a page past the last for the end, and drops repeated ids', async () => {
    const { postStates } = client((url) =>
      pageOf(url) === 3 ? pastTheEnd : { body: [post(7), post(pageOf(url))], headers: { 'x-wp-totalpages': '3' } },
    );
    expect(ids(await postStates()).toSorted()).toEqual([1, 2, 7]);
  });

  it('does not take the same answer for the first page for the end', async () => {
    await expect(client(() => pastTheEnd).postStates()).rejects.toMatchObject({ kind: 'status', status: 400 });
  });

  it('fails as a whole when one page fails', async () => {
    const { postStates } = client((url) =>
      pageOf(url) === 2 ? { status: 500 } : { body: [post(pageOf(url))], headers: { 'x-wp-totalpages': '3' } },
    );
    await expect(postStates()).rejects.toMatchObject({ kind: 'status', status: 500 });
  });

  it('reads on without a count of pages until a page brings nothing new', async () => {
    const counted = client((url) => (pageOf(url) > 3 ? pastTheEnd : { body: [post(pageOf(url))] }));
    expect(ids(await counted.postStates())).toEqual([1, 2, 3]);
    const ignorant = client(() => ({ body: [post(1), post(2)] }));
    expect(ids(await ignorant.postStates())).toEqual([1, 2]);
    expect(ignorant.asked).toHaveLength(2);
  });

  it('copes with a system that ignores the page', async () => {
    const { postStates } = client(() => ({ body: [post(1), post(2)], headers: { 'x-wp-totalpages': '2' } }));
    expect(ids(await postStates())).toEqual([1, 2]);
  });

  it('does not believe in ten thousand pages', async () => {
    const { asked, postStates } = client((url) => ({ body: [post(pageOf(url))], headers: { 'x-wp-totalpages': '10000' } }));
    await postStates();
    expect(asked.length).toBe(400);
  });

  it('leaves out protected and unpublished posts, and single rubbish', async () => {
    const body = [
      null,
      5,
      'x',
      [],
      {},
      { id: '7' },
      { id: -1 },
      post(1),
      post(2, { status: 'private' }),
      bySlug('protected'),
      { id: 3 },
    ];
    expect(ids(await client(() => ({ body })).postStates())).toEqual([1, 3]);
  });

  it('knows an empty list from a wrong one', async () => {
    expect(await client(() => ({ body: [], headers: { 'x-wp-totalpages': '0' } })).postStates()).toEqual([]);
    for (const body of [{ posts: [] }, null, 'null', [null, {}]]) {
      await expect(client(() => ({ body })).postStates()).rejects.toMatchObject({ kind: 'wrong-shape' });
    }
  });
});

describe('postSummaries', () => {
  it('asks for one page of what lists need, the newest first, and says how many there are', async () => {
    const body = [post(9), post(8, { status: 'private' })];
    const { asked, postSummaries } = client(() => ({ body, headers: { 'x-wp-totalpages': '3' } }));
    expect(await postSummaries(2)).toEqual({ items: [post(9)], totalPages: 3 });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      per_page: '100',
      orderby: 'id',
      order: 'desc',
      page: '2',
      _fields:
        'id,slug,status,date_gmt,modified_gmt,title,excerpt,categories,tags,featured_media,clinic_public_site.noindex,lang',
    });
  });

  it('has nothing beyond the last page, but for the first one that is a failure', async () => {
    const { postSummaries } = client(() => pastTheEnd);
    expect(await postSummaries(4)).toEqual({ items: [], totalPages: null });
    await expect(postSummaries(1)).rejects.toMatchObject({ kind: 'status', status: 400 });
  });
});

describe('categories', () => {
  it('reads all pages, in the order of WordPress', async () => {
    const { asked, categories } = client((url) => ({ body: [{ id: 10 - pageOf(url) }], headers: { 'x-wp-totalpages': '2' } }));
    expect(ids(await categories())).toEqual([9, 8]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      per_page: '100',
      page: '1',
      _fields: 'id,name,slug,parent,clinic_public_site',
    });
  });
});

describe('media, tags, contents', () => {
  it('are read by a hundred ids at a time, each once', async () => {
    const wanted = Array.from({ length: 150 }, (_, index) => index + 1);
    const { asked, media } = client((url) => ({
      body: (url.searchParams.get('include') ?? '').split(',').map((id) => ({ id: Number(id) })),
    }));
    expect(ids(await media([...wanted, 1, 2]))).toEqual(wanted);
    expect(asked.map((url) => url.searchParams.get('include')?.split(',').length)).toEqual([100, 50]);
    expect(asked[0]?.searchParams.get('per_page')).toBe('100');
  });

  it('leave out what was not asked for', async () => {
    expect(ids(await client(() => ({ body: [{ id: 1 }, { id: 2 }] })).tags([2]))).toEqual([2]);
  });

  it('ask for the members that are read of them', async () => {
    const { asked, media, tags, postContents, pageStates } = client(() => ({}));
    for (const read of [media, tags, postContents, pageStates]) await read([7]);
    expect(asked.map(({ pathname, searchParams }) => [pathname.split('/').at(-1), searchParams.get('_fields')])).toEqual([
      ['media', 'id,alt_text,source_url,media_type,mime_type,media_details'],
      ['tags', 'id,name'],
      ['posts', 'id,content'],
      ['pages', 'id,slug,status,modified_gmt,content.protected'],
    ]);
    expect(asked.map(({ searchParams }) => searchParams.get('per_page'))).toEqual(['100', '100', '20', '100']);
  });

  it('keep of a picture what pages show of it', async () => {
    const size = (name: string) => ({ source_url: name, width: 1, height: 1 });
    const kept = { medium: size('m'), medium_large: size('ml'), large: size('l') };
    const details = { width: 5, height: 6, filesize: 7, image_meta: { camera: 'x' } };
    const item = { id: 7, alt_text: 'A', source_url: 'a', media_type: 'image', mime_type: 'image/png' };
    const answer = { ...item, link: 'x', media_details: { ...details, sizes: { ...kept, thumbnail: size('t') } } };
    const { image_meta: _camera, ...measures } = details;
    expect(await client(() => ({ body: [answer] })).media([7])).toEqual([
      { ...item, media_details: { ...measures, sizes: kept } },
    ]);
  });

  it('make no call for nothing', async () => {
    const { asked, media } = client(() => ({}));
    expect(await media([])).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('read contents in smaller portions', async () => {
    const { asked, postContents } = client(() => ({}));
    await postContents(Array.from({ length: 21 }, (_, index) => index + 1));
    expect(asked).toHaveLength(2);
  });
});

describe('postBySlug', () => {
  it('asks with everything embedded that an article shows', async () => {
    const { asked, postBySlug } = client(() => ({ body: [post(1)] }));
    expect(await postBySlug('post-1')).toMatchObject({ id: 1 });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      slug: 'post-1',
      _embed: 'author,wp:featuredmedia,wp:term',
      acf: '1',
      acf_format: 'standard',
    });
  });

  it('sends no slug that means something else to WordPress', async () => {
    const { asked, postBySlug } = client(() => ({ body: [post(1)] }));
    for (const slug of ['', 'a,b', 'a b', 'STICKY', 'a/b', '%', '\ud800']) expect(await postBySlug(slug)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('compares the slug of the answer', async () => {
    expect(await client(() => ({ body: [post(1), post(2)] })).postBySlug('post-2')).toMatchObject({ id: 2 });
    expect(await client(() => ({ body: [post(1)] })).postBySlug('other')).toBeNull();
    expect(await client(() => ({ body: [] })).postBySlug('other')).toBeNull();
  });

  it('finds slugs outside ASCII in either form, and sends them encoded once', async () => {
    const stored = awkward.find(({ note }) => note.startsWith('A slug outside ASCII'))?.post;
    const { asked, postBySlug } = client(() => ({ body: [{ ...stored, status: 'publish' }] }));
    expect(await postBySlug(stored?.slug ?? '')).toMatchObject({ id: 1137 });
    expect(await postBySlug('ಮೂಗಿನ-ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ')).toMatchObject({ id: 1137 });
    expect(asked.map((url) => url.searchParams.get('slug'))).toEqual(['ಮೂಗಿನ-ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ', 'ಮೂಗಿನ-ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ']);
  });

  it('does not show what is not published, or says that its excerpt is protected', async () => {
    const hidden = [post(1, { status: 'draft' }), post(1, { excerpt: { protected: true } })];
    for (const body of hidden) expect(await client(() => ({ body: [body] })).postBySlug('post-1')).toBeNull();
    expect(await client(() => ({ body: [{ id: 1, slug: 5 }] })).postBySlug('5')).toBeNull();
  });

  it('does not show a protected post', async () => {
    expect(await client(() => ({ body: [bySlug('protected')] })).postBySlug('protected')).toBeNull();
  });

  it('works where the route is a query parameter', async () => {
    const { asked, postBySlug } = client(() => ({ body: [post(1)] }), 'https://cms.example.test/?rest_route=/wp/v2');
    await postBySlug('post-1');
    expect(asked[0]?.searchParams.get('rest_route')).toBe('/wp/v2/posts');
    expect(asked[0]?.searchParams.get('slug')).toBe('post-1');
  });
});

describe('pageById', () => {
  it.each([401, 403, 404])('takes %i for a page that is not there', async (status) => {
    expect(await client(() => ({ status })).pageById(10)).toBeNull();
  });

  it('passes on every other failure', async () => {
    await expect(client(() => ({ status: 500 })).pageById(10)).rejects.toMatchObject({ status: 500 });
    await expect(client(() => ({ body: [] })).pageById(10)).rejects.toMatchObject({ kind: 'wrong-shape' });
    await expect(client(() => ({ body: { code: 'x' } })).pageById(10)).rejects.toMatchObject({ kind: 'wrong-shape' });
  });

  it('answers the page', async () => {
    const { asked, pageById } = client(() => ({ body: { id: 10, slug: 'x' } }));
    expect(await pageById(10)).toEqual({ id: 10, slug: 'x' });
    expect(asked[0]?.pathname).toBe('/wp-json/wp/v2/pages/10');
  });
});

describe('pageBySlug and shownPages', () => {
  it('ask for what a page and a menu show', async () => {
    const { asked, pageBySlug, shownPages, pageById } = client(() => ({ body: [post(1), post(2, { status: 'draft' })] }));
    expect(await pageBySlug('post-1')).toMatchObject({ id: 1 });
    expect(ids(await shownPages())).toEqual([1]);
    await pageById(1).catch(() => null);
    const [page, list, ...others] = asked.map(({ searchParams }) => Object.fromEntries(searchParams));
    const whole = {
      _embed: 'wp:featuredmedia',
      acf: '1',
      acf_format: 'standard',
      _fields: expect.stringMatching(/^id,.*,acf,.*,menu_order,_links\.wp:featuredmedia$/),
    };
    expect(page).toEqual({ slug: 'post-1', ...whole });
    expect(others.at(-1)).toEqual(whole);
    expect(list).toEqual({
      per_page: '100',
      page: '1',
      orderby: 'id',
      order: 'asc',
      clinic_public_site: 'shown',
      _fields:
        'id,slug,status,modified_gmt,content.protected,title,menu_order,clinic_public_site.place,clinic_public_site.noindex',
    });
  });

  it('show no page that is not public', async () => {
    expect(await client(() => ({ body: { id: 10, status: 'private' } })).pageById(10)).toBeNull();
    expect(ids(await client(() => ({ body: [post(1), post(2, { status: 'private' })] })).pageStates([1, 2]))).toEqual([1]);
  });
});

describe('what the plugin answers beside WordPress', () => {
  const signed = { id: 7, expires: 99, signature: 'ab' };

  it.each(['', '/'])('is asked for by its own routes (base ending in %j)', async (end) => {
    const { asked, preview, saidRecords } = client(() => ({ body: { id: 7 } }), BASE + end);
    expect(await preview(signed)).toEqual({ id: 7 });
    expect(await saidRecords()).toEqual({ id: 7 });
    await saidRecords(signed);
    await preview({ ...signed, picture: 12 });
    expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
      [
        '/wp-json/content/v1/preview/7',
        { expires: '99', signature: 'ab', _embed: 'author,wp:featuredmedia,wp:term', acf_format: 'standard' },
      ],
      ['/wp-json/clinic-public-site/v1/records', {}],
      ['/wp-json/clinic-public-site/v1/records', { preview: '7.99.ab' }],
      ['/wp-json/content/v1/preview/7', expect.objectContaining({ signature: 'ab', _thumbnail_id: '12' })],
    ]);
  });

  it.each([401, 403, 404])('is nothing where it answers %i', async (status) => {
    const { preview, saidRecords } = client(() => ({ status }));
    expect([await preview(signed), await saidRecords()]).toEqual([null, null]);
  });

  it('fails where it answers an error', async () => {
    await expect(client(() => ({ status: 500 })).saidRecords()).rejects.toMatchObject({ status: 500 });
  });
});

it.each([
  ['-1', null],
  ['1.5', null],
  ['x', null],
  ['0', 1],
  ['7', 7],
])('counts %j pages as %j', async (header, totalPages) => {
  const { postSummaries } = client(() => ({ body: [], headers: { 'x-wp-totalpages': header } }));
  expect(await postSummaries(1)).toMatchObject({ totalPages });
});

it('a first page of nothing, without a count, is all', async () => {
  const { asked, postStates } = client(() => ({ body: [] }));
  expect([await postStates(), asked.length]).toEqual([[], 1]);
});
