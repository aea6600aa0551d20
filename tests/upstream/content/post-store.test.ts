import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../upstream.ts';

let upstream: Upstream;

beforeEach(async () => {
  upstream = await startUpstream({ posts: 3 });
});

afterEach(() => upstream.stop());

async function read(path: string): Promise<unknown> {
  return (await fetch(`${upstream.contentApi}/${path}`, { headers: { accept: 'application/json' } })).json();
}

const FIRST = 1012;
const listed = () => read('posts?per_page=1&orderby=id&order=asc&_fields=id');

describe('content of a running double', () => {
  it('changes, and says when', async () => {
    const before = new Date(Date.now() - 1000).toISOString().slice(0, 19);
    upstream.content.update(FIRST, { title: 'New &amp; better', content: '<p>One &amp; two</p><script>three()</script>' });
    expect(await read(`posts/${FIRST}?_fields=title,content,excerpt`)).toEqual({
      title: { rendered: 'New &amp; better' },
      content: { rendered: '<p>One &amp; two</p><script>three()</script>', protected: false },
      excerpt: { rendered: '<p>One &amp; two</p>\n', protected: false },
    });
    expect(await read(`posts?modified_after=${before}Z&_fields=id`)).toEqual([{ id: FIRST }]);
  });

  it('takes a new slug and loses the old one', async () => {
    const [old] = upstream.content.published('post', 'id', true);
    upstream.content.rename(FIRST, 'renamed');
    expect(await read(`posts?slug=${old?.slug}`)).toEqual([]);
    expect(await read('posts?slug=renamed&_fields=id')).toEqual([{ id: FIRST }]);
  });

  it('can be withdrawn and published again', async () => {
    upstream.content.withdraw(FIRST);
    expect(await listed()).toEqual([{ id: FIRST + 1 }]);
    expect(await read(`posts/${FIRST}`)).toMatchObject({ code: 'rest_forbidden' });
    upstream.content.publish(FIRST);
    expect(await listed()).toEqual([{ id: FIRST }]);
  });

  it('is published with a date that has come, even when it was scheduled for later', async () => {
    const scheduled = (await read('posts?per_page=1&orderby=id&_fields=id')) as { id: number }[];
    const id = (scheduled[0]?.id ?? 0) - 3;
    expect(upstream.content.post(id)).toMatchObject({ slug: 'scheduled', status: 'future' });
    upstream.content.publish(id);
    expect(upstream.content.post(id)?.dateGmt).toBe(upstream.content.post(id)?.modifiedGmt);
    expect(await read('posts?slug=scheduled&_fields=id')).toEqual([{ id }]);
  });

  it('can be deleted for good', async () => {
    upstream.content.remove(FIRST);
    expect(await read(`posts/${FIRST}`)).toMatchObject({ code: 'rest_post_invalid_id' });
  });

  it('grows, and counts', async () => {
    const counted = () => read('categories?slug=news&_fields=count');
    expect(await counted()).toEqual([{ count: 0 }]);
    const id = upstream.content.add({ slug: 'fresh', title: 'Fresh', content: '<p>Text</p>', categories: [19] });
    expect(await read('posts?per_page=1&_fields=id,slug,title')).toEqual([{ id, slug: 'fresh', title: { rendered: 'Fresh' } }]);
    expect(await counted()).toEqual([{ count: 1 }]);
  });

  it('shows changes of terms, images and pages', async () => {
    const [news, theatre] = [upstream.content.categories.get(19), upstream.content.images.get(1000)];
    if (news) news.name = 'Newsroom';
    if (theatre) theatre.alt = 'Changed';
    upstream.content.update(192, { fields: { meta_title: 'Hair' } });
    expect(await read('categories/19?_fields=name')).toEqual({ name: 'Newsroom' });
    expect(await read('media/1000?_fields=alt_text')).toEqual({ alt_text: 'Changed' });
    expect(await read('pages/192?_fields=acf')).toMatchObject({ acf: { meta_title: 'Hair', og_image: false } });
  });

  it('refuses to change what does not exist', () => {
    expect(() => upstream.content.rename(5, 'x')).toThrow('No post or page 5');
  });
});
