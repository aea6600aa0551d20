import { describe, expect, it } from 'vitest';
import { type Answer, answering } from '../fixtures/answering.ts';
import awkward from '../fixtures/awkward-posts.json' with { type: 'json' };
import post from '../fixtures/post.json' with { type: 'json' };
import { loadPost } from './load-content.ts';
import { createWordPressClient } from './wordpress-client.ts';

const CMS = 'https://cms.example.test';
const categories = [{ id: 18, name: 'Patient Guides', slug: 'patient-guides', parent: 0 }];

function setup(answer: (url: URL) => Answer) {
  const failed: string[] = [];
  const { fetch, asked } = answering(answer);
  const client = createWordPressClient({ base: `${CMS}/wp-json/wp/v2`, fetch, wait: async () => {} });
  const deps = {
    client,
    origins: { cmsOrigin: CMS, siteOrigin: 'https://www.example.test' },
    onPartFailed: (part: string) => failed.push(part),
  };
  return { asked, failed, load: (slug: string) => loadPost(deps, { slug, categories }) };
}

const one = (raw: object) =>
  setup((url) => ({ body: url.pathname.endsWith('/posts') ? [{ date_gmt: '2024-06-17T00:30:00', ...raw }] : [] }));
const awkwardPost = (note: string) => awkward.find((entry) => entry.note.startsWith(note))?.post ?? {};

describe('loadPost', () => {
  it('maps a whole post in one call', async () => {
    const { load, asked } = one({ ...post, acf: { meta_title: 'Head', meta_title_description: 'About it' } });
    expect(await load('every-block')).toMatchObject({
      id: 1138,
      slug: 'every-block',
      title: 'Every block',
      author: 'Editorial Team',
      publishedAt: '2024-06-17T00:30:00Z',
      mainCategory: { id: 18, name: 'Patient Guides', slug: 'patient-guides' },
      banner: { src: '/media/2025/01/consultation.jpg', width: 1600 },
      thumbnail: { src: '/media/2025/01/consultation-300x200.jpg', width: 300 },
      html: expect.stringContaining('<h2 class="wp-block-heading" id="user-content-before-you-decide">Before you decide</h2>'),
      description: expect.stringMatching(/How it is…$/),
      metaTitle: 'Head',
      metaDescription: 'About it',
      tags: [],
    });
    expect(asked).toHaveLength(1);
  });

  it('has empty head fields where the editor gave none', async () => {
    expect(await one(post).load('every-block')).toMatchObject({ metaTitle: '', metaDescription: '' });
  });

  it('takes the beginning of the text where the excerpt is empty', async () => {
    const raw = { ...post, excerpt: { rendered: '' }, content: { rendered: '<script>x</script><p>It begins.</p>' } };
    expect(await one(raw).load('every-block')).toMatchObject({ description: 'It begins.', html: '<p>It begins.</p>' });
  });

  it('calls an author who is gone Author', async () => {
    expect(await one(awkwardPost('The author no longer')).load('without-author')).toMatchObject({ author: 'Author' });
  });

  it('reads a picture that was not embedded, and does without one that is gone', async () => {
    const raw = { ...post, _embedded: undefined };
    const media = { id: 1001, source_url: `${CMS}/wp-content/uploads/a.jpg` };
    const found = setup((url) => ({ body: [url.pathname.endsWith('/media') ? media : raw] }));
    expect(await found.load('every-block')).toMatchObject({ banner: { src: '/media/a.jpg' }, author: 'Author' });
    expect(await one(raw).load('every-block')).toMatchObject({ banner: null });
    const broken = setup((url) => (url.pathname.endsWith('/media') ? { status: 500 } : { body: [raw] }));
    expect(await broken.load('every-block')).toMatchObject({ banner: null });
    expect(broken.failed).toEqual(['media']);
    const index = one(awkwardPost('WordPress 6.5 and 6.8: the index'));
    expect(await index.load('with-missing-image')).toMatchObject({ banner: null });
    expect(index.asked).toHaveLength(1);
  });

  it('is absent without a public post of that slug', async () => {
    expect(await setup(() => ({ body: [] })).load('no-such-post')).toBe('absent');
    expect(await one(awkwardPost('Password')).load('protected')).toBe('absent');
    const nonsense = setup(() => ({ body: [post] }));
    expect(await nonsense.load('a,b')).toBe('absent');
    expect(nonsense.asked).toEqual([]);
  });

  it('is never absent because of a failure', async () => {
    await expect(setup(() => ({ status: 404 })).load('x')).rejects.toMatchObject({ status: 404 });
    await expect(setup(() => ({ body: '<html>' })).load('x')).rejects.toMatchObject({ kind: 'not-json' });
    await expect(setup(() => ({ body: [{ id: 5, slug: 'x' }] })).load('x')).rejects.toMatchObject({ kind: 'wrong-shape' });
  });
});
