import { describe, expect, it } from 'vitest';

/** Ids both systems give to the managed pages (row CMS-02), with their slugs. */
export const MANAGED_PAGES = {
  10: 'rhinoplasty-in-bangalore',
  26: 'facelift-in-bangalore',
  111: 'breast-augmentation-in-bangalore',
  163: 'nose-jobs',
  190: 'body-contouring-in-bangalore',
  192: 'hair-transplant-in-bangalore',
  194: 'laser-hair-removal-in-bangalore',
} as const;

/** Posts nobody may see: draft, private, pending, scheduled, trashed. */
export const HIDDEN_POSTS = { draft: 1143, private: 1145, pending: 1146, scheduled: 1147, trashed: 1148 } as const;

const PUBLIC_POSTS = 133;
const HIDDEN_PAGE_ID = 1011;
const HIDDEN_IMAGE_ID = 1010;
const KANNADA_SLUG = 'ಮೂಗಿನ-ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ';

const forbidden = failure(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');

function failure(status: number, code: string, message: string) {
  return { code, message, data: { status } };
}

const refused = (code: string, parameter: string) => ({
  code,
  data: { status: 400, ...(parameter && { params: { [parameter]: expect.any(String) } }) },
});

interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

type Get = (path: string, init?: RequestInit) => Promise<Reply>;

function createGet(getBaseUrl: () => string): Get {
  return async (path, init) => {
    const response = await fetch(`${getBaseUrl()}/${path}`, { headers: { accept: 'application/json' }, ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
}

const ids = (...values: readonly number[]) => values.map((id) => ({ id }));

/** The ids of a whole list, page after page as the headers say. */
async function allIds(get: Get, path: string): Promise<number[]> {
  const all: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body, headers } = await get(`${path}&_fields=id&page=${page}`);
    pages = Number(headers.get('x-wp-totalpages'));
    if (Array.isArray(body)) all.push(...body.map((entry: { id: number }) => entry.id));
  }
  return all;
}

/**
 * What any content system has to answer for the site to work: the double and a real WordPress satisfy it alike. Where
 * versions of WordPress differ, nothing is expected.
 */
export function describeContentContract(name: string, getBaseUrl: () => string): void {
  const get = createGet(getBaseUrl);
  describe(`${name} answers as a content system`, () => {
    describePaging(get);
    describeHiddenPosts(get);
    describeFilters(get);
    describeFields(get);
    describeEmbedding(get);
    describePages(get);
    describeTermsAndMedia(get);
    describePosts(get);
    describeErrors(get);
  });
}

function describePaging(get: Get): void {
  it('lists 133 public posts over two pages', async () => {
    const all = await allIds(get, 'posts?per_page=100&orderby=id&order=asc');
    expect(new Set(all).size).toBe(PUBLIC_POSTS);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
  });

  it('says in its headers how much there is and where it goes on', async () => {
    const { headers } = await get('posts?per_page=50&page=2&_fields=id');
    expect(headers.get('x-wp-total')).toBe('133');
    expect(headers.get('x-wp-totalpages')).toBe('3');
    expect(headers.get('link')).toMatch(/posts\?per_page=50&page=1&_fields=id>; rel="prev", <.*&page=3&_fields=id>; rel="next"/);
    expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
  });

  it('sends no caching headers', async () => {
    const { headers } = await get('posts?per_page=1&_fields=id');
    for (const header of ['etag', 'last-modified', 'cache-control', 'expires']) expect(headers.get(header)).toBeNull();
  });

  it('answers ten a page, newest first, and leaves a sticky post in its place', async () => {
    const { body } = await get('posts?_fields=id,sticky');
    expect(body).toEqual(Array.from({ length: 10 }, (_, index) => ({ id: 1121 - index, sticky: false })));
  });

  it('ends lists of posts with 400, lists of categories with an empty page', async () => {
    const posts = await get('posts?per_page=100&page=3');
    const message = 'The page number requested is larger than the number of pages available.';
    expect(posts).toMatchObject({ status: 400, body: failure(400, 'rest_post_invalid_page_number', message) });
    expect(await get('categories?page=9')).toMatchObject({ status: 200, body: [] });
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await get('posts?per_page=3', { method: 'HEAD' });
    expect([status, headers.get('x-wp-totalpages'), body]).toEqual([200, '45', null]);
  });
}

function describeHiddenPosts(get: Get): void {
  it('lists no draft, private, pending, scheduled or trashed post', async () => {
    const all = await allIds(get, 'posts?per_page=100');
    expect(all).not.toEqual(expect.arrayContaining([expect.toSatisfy((id) => Object.values(HIDDEN_POSTS).includes(id))]));
    for (const slug of Object.keys(HIDDEN_POSTS)) expect((await get(`posts?slug=${slug}`)).body).toEqual([]);
  });

  it('answers 401 for a hidden post or page by id', async () => {
    for (const id of Object.values(HIDDEN_POSTS)) {
      expect(await get(`posts/${id}`)).toMatchObject({ status: 401, body: forbidden });
    }
    expect(await get(`pages/${HIDDEN_PAGE_ID}`)).toMatchObject({ status: 401, body: forbidden });
  });

  it('lists a protected post without its text', async () => {
    const { body } = await get('posts?slug=protected&_fields=title,content,excerpt');
    const nothing = { rendered: '', protected: true };
    expect(body).toEqual([{ title: { rendered: 'Protected' }, content: nothing, excerpt: nothing }]);
  });
}

function describeFilters(get: Get): void {
  it('takes slugs as a list and lowers their letters', async () => {
    expect((await get('posts?slug=STICKY,without-image%20draft&_fields=id')).body).toEqual(ids(1127, 1126));
  });

  it('finds a slug outside ASCII in either form', async () => {
    const plain = encodeURIComponent(KANNADA_SLUG);
    for (const slug of [plain, encodeURIComponent(plain.toLowerCase())]) {
      const { body } = await get(`posts?slug=${slug}&_fields=id,slug`);
      expect(body).toEqual([{ id: 1137, slug: plain.toLowerCase() }]);
    }
  });

  it('answers the latest posts for an empty slug, and none for an unknown one', async () => {
    expect((await get('posts?slug=&_fields=id&per_page=2')).body).toEqual(ids(1121, 1120));
    const unknown = await get('posts?slug=no-such-post&_embed&acf=1');
    expect(unknown.body).toEqual([]);
    expect(unknown.headers.get('x-wp-totalpages')).toBe('0');
  });

  it('leaves out included ids that cannot be shown, and keeps to ten a page', async () => {
    expect((await get('posts?include=1122,1143,1125,999999,10&_fields=id')).body).toEqual(ids(1125, 1122));
    const many = Array.from({ length: 12 }, (_, index) => 1012 + index).join();
    expect((await get(`posts?include=${many}&_fields=id`)).body).toHaveLength(10);
  });

  it('takes `modified_after` strictly', async () => {
    const { body } = await get('posts?modified_after=2026-11-01T08:00:00Z&orderby=modified&order=asc&_fields=id,modified_gmt');
    expect(body).toEqual([
      { id: 1013, modified_gmt: '2026-11-02T08:00:00' },
      { id: 1014, modified_gmt: '2026-11-03T08:00:00' },
    ]);
  });

  it('ignores parameters it does not know', async () => {
    expect((await get('posts?acf=1&whatever=2&per_page=1&_fields=id')).body).toEqual(ids(1121));
  });
}

function describeFields(get: Get): void {
  it('answers the named fields and parts of fields alone', async () => {
    const { body } = await get('posts?slug=sticky&_fields=id,title.rendered,content.protected,_links.author');
    expect(body).toEqual([
      {
        id: 1126,
        title: { rendered: 'Sticky' },
        content: { protected: false },
        _links: { author: [{ embeddable: true, href: expect.stringMatching(/\/wp-json\/wp\/v2\/users\/2$/) }] },
      },
    ]);
    expect((await get('posts?per_page=2&_fields=nothing')).body).toEqual([[], []]);
  });

  it('answers `media_details` only when it is named whole', async () => {
    expect((await get('media?include=1000&_fields=id,media_details.sizes.medium')).body).toEqual(ids(1000));
    const { body } = await get('media?include=1000&_fields=id,media_details');
    expect(body).toMatchObject([{ media_details: { width: 1600, sizes: { medium: { width: 300, height: 200 } } } }]);
  });
}

function describeEmbedding(get: Get): void {
  it('embeds the named relations, as far as `_fields` leaves their links', async () => {
    const { body } = await get(
      'posts?slug=sticky&_embed=author,wp:featuredmedia&_fields=id,_links.author,_links.wp:featuredmedia',
    );
    expect(body).toEqual([
      {
        id: 1126,
        _links: { author: [expect.anything()], 'wp:featuredmedia': [expect.anything()] },
        _embedded: {
          author: [expect.objectContaining({ id: 2, name: 'Editorial Team' })],
          'wp:featuredmedia': [
            expect.objectContaining({
              id: 1001,
              alt_text: 'A consultation room with two chairs',
              source_url: expect.stringMatching(/\/wp-content\/uploads\/2025\/01\/consultation\.jpg$/),
            }),
          ],
        },
      },
    ]);
    expect((await get('posts?slug=sticky&_embed&_fields=id')).body).toEqual(ids(1126));
  });

  it('embeds terms as a list for each taxonomy, and nothing where there are none', async () => {
    const { body } = await get('posts?slug=two-main-categories,without-category&_embed=wp:term&_fields=slug,_links.wp:term');
    expect(body).toMatchObject([
      { slug: 'two-main-categories', _embedded: { 'wp:term': [[{ id: 11 }, { id: 2 }, { id: 20 }, { id: 1 }], []] } },
      { slug: 'without-category' },
    ]);
    expect(body).toEqual([expect.anything(), expect.not.objectContaining({ _embedded: expect.anything() })]);
  });

  it('embeds an error in the place of a lost author', async () => {
    const { body } = await get('posts?slug=without-author&_embed=author&_fields=_links.author');
    expect(body).toMatchObject([{ _embedded: { author: [failure(404, 'rest_user_invalid_id', 'Invalid user ID.')] } }]);
  });

  it('never embeds a lost or hidden image as an image', async () => {
    const { body } = await get('posts?slug=without-image,with-missing-image,with-hidden-image&_embed=wp:featuredmedia');
    expect(body).toHaveLength(3);
    expect(JSON.stringify(body)).not.toContain('"source_url"');
  });
}

function describePages(get: Get): void {
  it('answers all managed pages in one call', async () => {
    const { body } = await get('pages?include=10,26,111,163,190,192,194&per_page=100&orderby=id&order=asc&_fields=id,slug');
    expect(body).toEqual(Object.entries(MANAGED_PAGES).map(([id, slug]) => ({ id: Number(id), slug })));
  });

  it('answers one page with everything the specification reads', async () => {
    const { body } = await get('pages/10?_embed&acf=1');
    expect(body).toMatchObject({
      id: 10,
      title: { rendered: 'Rhinoplasty in Bangalore' },
      date: '2025-02-01T10:00:00',
      date_gmt: '2025-02-01T04:30:00',
      content: { rendered: expect.stringContaining('wp-block-cover') },
      acf: { meta_title: 'Rhinoplasty in Bangalore | Clinic' },
      _embedded: { author: [{ name: 'Editorial Team' }] },
    });
  });

  it('answers image fields in two formats', async () => {
    const standard = await get('pages/10?_fields=acf&acf_format=standard');
    const image = { id: 1009, url: expect.stringMatching(/social\.jpg$/), width: 1200, height: 630, alt: expect.any(String) };
    expect(standard.body).toMatchObject({
      acf: { social_media: image, social_media_image: expect.stringMatching(/social\.jpg$/), og_image: 1009 },
    });
    const light = await get('pages/10?_fields=acf&acf_format=light');
    expect(light.body).toMatchObject({ acf: { social_media: 1009, social_media_image: 1009, og_image: 1009 } });
  });

  it('answers empty fields as the format has them, and a list where no field is stored', async () => {
    expect((await get('pages/163?_fields=acf&acf_format=standard')).body).toMatchObject({
      acf: { meta_description: '', og_image: false, schema: '{"@context": "https://schema.org", "@type": ' },
    });
    expect((await get('pages/163?_fields=acf&acf_format=light')).body).toMatchObject({ acf: { og_image: null } });
    expect((await get('pages/192?_fields=acf')).body).toEqual({ acf: [] });
  });
}

function describeTermsAndMedia(get: Get): void {
  it('answers 20 categories by name, in three levels', async () => {
    const { body, headers } = await get('categories?per_page=100&_fields=id,name,slug,parent,count');
    expect(headers.get('x-wp-total')).toBe('20');
    expect(body).toHaveLength(20);
    expect(body).toEqual(
      expect.arrayContaining([
        { id: 12, name: 'Acne &amp; Scars', slug: 'acne-scars', parent: 11, count: 9 },
        { id: 2, name: 'Plastic Surgery', slug: 'plastic-surgery', parent: 0, count: 65 },
        { id: 3, name: 'Rhinoplasty', slug: 'rhinoplasty', parent: 2, count: 8 },
        { id: 20, name: 'Revision Rhinoplasty', slug: 'revision-rhinoplasty', parent: 3, count: 1 },
        { id: 19, name: 'News', slug: 'news', parent: 0, count: 0 },
      ]),
    );
    expect(body).toMatchObject({ 0: { id: 12 }, 19: { slug: 'uncategorized' } });
  });

  it('answers tags and the authors of public posts', async () => {
    expect((await get('tags?_fields=name,count')).body).toEqual([
      { name: 'aftercare', count: 19 },
      { name: 'guide', count: 19 },
    ]);
    expect((await get('users?_fields=id,name')).body).toEqual([
      { id: 3, name: 'Dermatology Desk' },
      { id: 2, name: 'Editorial Team' },
    ]);
  });

  it('answers the sizes an image has, and counts but hides the image of a draft', async () => {
    const { body } = await get('media?include=1007,1008&_fields=id,source_url,media_details');
    expect(body).toMatchObject([
      { id: 1008, source_url: expect.stringMatching(/panorama-scaled\.jpg$/), media_details: { width: 2560, height: 823 } },
      { id: 1007, media_details: { sizes: { thumbnail: { width: 150 }, medium: undefined } } },
    ]);
    const all = await get('media?per_page=100&_fields=id');
    expect([all.headers.get('x-wp-total'), all.body]).toEqual(['11', expect.not.arrayContaining(ids(HIDDEN_IMAGE_ID))]);
    expect(await get(`media/${HIDDEN_IMAGE_ID}`)).toMatchObject({ status: 401, body: forbidden });
  });
}

function describePosts(get: Get): void {
  it('answers titles and excerpts as HTML', async () => {
    const { body } = await get('posts?slug=entities-in-title,long-excerpt&orderby=id&order=asc&_fields=title,excerpt');
    expect(body).toMatchObject([
      { title: { rendered: 'What’s new in “nose jobs” &#038; facelifts – a surgeon&#8217;s <em>honest</em> view' } },
      { excerpt: { rendered: expect.stringMatching(/^<p>Recovery takes time &#038; .* Recovery takes time \[&hellip;\]<\/p>\n$/) } },
    ]);
  });

  it('sorts the categories of a post by name, whatever their level', async () => {
    const { body } = await get('posts?slug=what-to-expect-before-rhinoplasty,what-to-expect-before-facelift&_fields=categories,tags');
    expect(body).toEqual([
      { categories: [4, 2], tags: [] },
      { categories: [2, 3], tags: [22, 21] },
    ]);
  });

  it('lets through what editors typed', async () => {
    const { body } = await get('posts?slug=unsafe-markup&_fields=content');
    expect(body).toMatchObject([{ content: { rendered: expect.stringContaining('<script>window.seeded = true;</script>') } }]);
  });
}

function describeErrors(get: Get): void {
  it.each([
    ['posts?per_page=101', refused('rest_invalid_param', 'per_page')],
    ['posts?per_page=0', refused('rest_invalid_param', 'per_page')],
    ['posts?orderby=banana', refused('rest_invalid_param', 'orderby')],
    ['posts?status=draft', refused('rest_invalid_param', 'status')],
    ['posts?modified_after=yesterday-ish', refused('rest_invalid_param', 'modified_after')],
  ])('refuses %s with 400', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 400, body });
  });

  it.each([
    ['pages/999999', failure(404, 'rest_post_invalid_id', 'Invalid post ID.')],
    ['pages/abc', failure(404, 'rest_no_route', 'No route was found matching the URL and request method.')],
    ['nothing', failure(404, 'rest_no_route', 'No route was found matching the URL and request method.')],
    ['categories/999', failure(404, 'rest_term_invalid', 'Term does not exist.')],
    ['users/1', failure(401, 'rest_user_cannot_view', 'Sorry, you are not allowed to list users.')],
    ['posts?context=edit', failure(401, 'rest_forbidden_context', 'Sorry, you are not allowed to edit posts in this post type.')],
    ['posts/1125?password=wrong', failure(403, 'rest_post_incorrect_password', 'Incorrect post password.')],
  ])('answers %s with its error', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: body.data.status, body });
  });
}
