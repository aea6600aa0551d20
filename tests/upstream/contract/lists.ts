import { expect, it } from 'vitest';
import { allIds, FORBIDDEN, failure, type Get, ids } from './read-content.ts';

/** Posts nobody may see: draft, private, pending, scheduled, trashed. */
const HIDDEN_POSTS = { draft: 1143, private: 1145, pending: 1146, scheduled: 1147, trashed: 1148 };

const PUBLIC_POSTS = 133;
const HIDDEN_PAGE_ID = 1011;
const KANNADA_SLUG = 'ಮೂಗಿನ-ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ';

/** How lists are cut into pages, and what their headers say. */
export function describePaging(get: Get): void {
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

  it('sends nothing by which an answer could be kept or asked for again', async () => {
    const { headers } = await get('posts?per_page=1&_fields=id');
    for (const header of ['etag', 'last-modified', 'expires']) expect(headers.get(header)).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
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

/** What anonymous readers must not get to see. */
export function describeHiddenPosts(get: Get): void {
  it('lists no draft, private, pending, scheduled or trashed post', async () => {
    const all = await allIds(get, 'posts?per_page=100');
    expect(all).not.toEqual(expect.arrayContaining([expect.toSatisfy((id) => Object.values(HIDDEN_POSTS).includes(id))]));
    for (const slug of Object.keys(HIDDEN_POSTS)) expect((await get(`posts?slug=${slug}`)).body).toEqual([]);
  });

  it('answers 401 for a hidden post or page by id', async () => {
    for (const id of Object.values(HIDDEN_POSTS)) {
      expect(await get(`posts/${id}`)).toMatchObject({ status: 401, body: FORBIDDEN });
    }
    expect(await get(`pages/${HIDDEN_PAGE_ID}`)).toMatchObject({ status: 401, body: FORBIDDEN });
  });

  it('lists a protected post without its text', async () => {
    const { body } = await get('posts?slug=protected&_fields=title,content,excerpt');
    const nothing = { rendered: '', protected: true };
    expect(body).toEqual([{ title: { rendered: 'Protected' }, content: nothing, excerpt: nothing }]);
  });
}

/** Which posts a request picks. */
export function describeFilters(get: Get): void {
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
