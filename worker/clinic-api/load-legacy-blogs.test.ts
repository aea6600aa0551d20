import { describe, expect, it } from 'vitest';
import { type Answer, answering } from '../cms/fixtures/answering.ts';
import { loadLegacyBlogs } from './load-legacy-blogs.ts';

const origins = { cmsOrigin: 'https://cms.example.test', siteOrigin: 'https://www.example.test' };
const blog = {
  _id: 'b1',
  title: 'Scars &amp; healing',
  slug: 'scars',
  description: '<h1>Scars</h1><p onclick="x()">They <b>fade</b>.</p>',
};

function load(answer: Answer) {
  const { fetch, asked } = answering(() => answer);
  return { asked, posts: () => loadLegacyBlogs({ apiBase: 'https://api.example.test/', fetch, origins, wait: async () => {} }) };
}

describe('loadLegacyBlogs', () => {
  it.each<[string, unknown]>([
    ['bare', [blog]],
    ['wrapped', { success: true, data: [blog] }],
  ])('reads a %s list', async (_, body) => {
    const { posts, asked } = load({ body });
    expect(await posts()).toEqual([
      {
        id: 'b1',
        slug: 'scars',
        title: 'Scars & healing',
        html: '<h2 id="user-content-scars">Scars</h2><p>They <b>fade</b>.</p>',
        description: 'Scars They fade.',
      },
    ]);
    expect(asked[0]?.href).toBe('https://api.example.test/api/blogs');
  });

  it('shortens the description', async () => {
    const [post] = await load({ body: [{ ...blog, description: `<p>${'word '.repeat(200)}</p>` }] }).posts();
    expect(post?.description).toMatch(/word…$/);
    expect(post?.description.length).toBeLessThanOrEqual(301);
  });

  it('leaves out what it cannot use, and repeated slugs', async () => {
    const rubbish = [
      null,
      'x',
      {},
      { ...blog, _id: '' },
      { ...blog, title: '<b></b>' },
      { ...blog, slug: 'a/b' },
      { ...blog, slug: '..' },
      { ...blog, slug: ' ' },
    ];
    const posts = await load({
      body: [...rubbish, blog, { ...blog, _id: 'b2' }, { ...blog, _id: 3, slug: 'b', description: null }],
    }).posts();
    expect(posts.map(({ id, slug, html }) => [id, slug, html])).toEqual([
      ['b1', 'scars', expect.stringContaining('fade')],
      ['3', 'b', ''],
    ]);
  });

  it('knows slugs as they stand in our paths: encoded, in lower case', async () => {
    const posts = await load({
      body: [
        { ...blog, slug: 'Scars-And-Healing ' },
        { ...blog, slug: 'two words' },
        { ...blog, slug: 'ಮೂಗು' },
      ],
    }).posts();
    expect(posts.map(({ slug }) => slug)).toEqual(['scars-and-healing', 'two%20words', '%e0%b2%ae%e0%b3%82%e0%b2%97%e0%b3%81']);
  });

  it('knows an empty list from a wrong one', async () => {
    expect(await load({ body: [] }).posts()).toEqual([]);
    for (const body of [{}, { data: {} }, null, [{}, null]]) {
      await expect(load({ body }).posts()).rejects.toMatchObject({ kind: 'wrong-shape' });
    }
    await expect(load({ status: 500 }).posts()).rejects.toMatchObject({ kind: 'status', status: 500 });
  });
});
