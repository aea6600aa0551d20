import { describe, expect, it } from 'vitest';
import faces from '../fixtures/acf.json' with { type: 'json' };
import { type Answer, answering } from '../fixtures/answering.ts';
import page from '../fixtures/page.json' with { type: 'json' };
import { loadPage } from './load-content.ts';
import { createWordPressClient } from './wordpress-client.ts';

const CMS = 'https://cms.example.test';
const SLUG = 'rhinoplasty-in-bangalore';

/** Answers by `id`, by `slug` and for `media`. */
function setup(answers: { id?: Answer; slug?: Answer; media?: Answer }) {
  const { fetch, asked } = answering((url) => {
    if (url.pathname.endsWith('/media')) return answers.media ?? {};
    return (url.searchParams.has('slug') ? answers.slug : answers.id) ?? { body: [] };
  });
  const client = createWordPressClient({ base: `${CMS}/wp-json/wp/v2`, fetch, wait: async () => {} });
  const deps = { client, origins: { cmsOrigin: CMS, siteOrigin: 'https://www.example.test' } };
  return { asked, load: (query: { id?: number; slug: string }) => loadPage(deps, query) };
}

describe('loadPage', () => {
  it('maps the page with the configured id', async () => {
    const { load, asked } = setup({ id: { body: page } });
    expect(await load({ id: 10, slug: SLUG })).toEqual({
      mappedBy: 'id',
      slugFits: true,
      page: {
        id: 10,
        slug: SLUG,
        title: 'Rhinoplasty in Bangalore',
        html: expect.stringContaining('<div class="wp-block-cover">'),
        words: 103,
        toc: [expect.objectContaining({ text: 'Before you decide', level: 2 }), expect.objectContaining({ level: 3 })],
        description: expect.stringMatching(/^Patients often come .*…$/),
        publishedAt: '2025-02-01T04:30:00Z',
        modifiedAt: '2025-02-01T04:30:00Z',
        banner: {
          src: '/media/2025/01/theatre.jpg',
          width: 1600,
          height: 1067,
          alt: 'An operating theatre before the first case',
        },
        head: {
          metaTitle: 'Rhinoplasty in Bangalore | Clinic',
          metaDescription: 'All about Rhinoplasty: planning, procedure, recovery & cost.',
          keywords: ['rhinoplasty', 'clinic', 'bangalore'],
          canonical: 'https://www.example.test/rhinoplasty-in-bangalore',
          socialImage: { src: '/media/2025/01/social.jpg', width: 1200, height: 630, alt: 'A card for social networks' },
          schema: { '@context': 'https://schema.org', '@type': 'MedicalProcedure', name: 'Rhinoplasty' },
        },
      },
    });
    expect(asked).toHaveLength(1);
  });

  it('looks pictures up that fields name by id, in one call', async () => {
    const media = [1000, 1009].map((id) => ({ id, source_url: `${CMS}/wp-content/uploads/${id}.jpg` }));
    const { load, asked } = setup({ id: { body: { ...page, acf: faces[0]?.acf } }, media: { body: media } });
    expect(await load({ id: 10, slug: SLUG })).toMatchObject({
      page: { banner: { src: '/media/1000.jpg' }, head: { socialImage: { src: '/media/1009.jpg' } } },
    });
    expect(asked.at(-1)?.searchParams.get('include')).toBe('1000,1009');
    expect(asked).toHaveLength(2);
  });

  it('falls back to the featured image, and to none', async () => {
    const plain = setup({ id: { body: { ...page, acf: [] } } });
    expect(await plain.load({ id: 10, slug: SLUG })).toMatchObject({
      page: { banner: { src: '/media/2025/01/theatre.jpg' }, head: { socialImage: null } },
    });
    const broken = setup({ id: { body: { ...page, acf: { og_image: 7 }, _embedded: {} } }, media: { status: 500 } });
    expect(await broken.load({ id: 10, slug: SLUG })).toMatchObject({ page: { banner: null, head: { socialImage: null } } });
  });

  it('prefers the page with the expected slug over another with the id', async () => {
    const other = { ...page, id: 10, slug: 'something-else' };
    const { load } = setup({ id: { body: other }, slug: { body: [{ ...page, id: 77 }] } });
    expect(await load({ id: 10, slug: SLUG })).toMatchObject({ mappedBy: 'slug', page: { id: 77, slug: SLUG } });
    expect(await setup({ id: { body: other } }).load({ id: 10, slug: SLUG })).toMatchObject({
      mappedBy: 'id',
      page: { slug: 'something-else' },
    });
  });

  it.each([401, 403, 404])('goes by the slug when the id answers %i', async (status) => {
    expect(await setup({ id: { status }, slug: { body: [page] } }).load({ id: 10, slug: SLUG })).toMatchObject({
      mappedBy: 'slug',
    });
    expect(await setup({ id: { status }, slug: { body: [] } }).load({ id: 10, slug: SLUG })).toBe('absent');
    await expect(setup({ id: { status }, slug: { status } }).load({ id: 10, slug: SLUG })).rejects.toMatchObject({ status });
  });

  it('asks by slug alone without an id', async () => {
    const { load, asked } = setup({ slug: { body: [page] } });
    expect(await load({ slug: SLUG })).toMatchObject({ mappedBy: 'slug' });
    expect(asked).toHaveLength(1);
    expect(await setup({}).load({ slug: SLUG })).toBe('absent');
  });

  it('is never absent because of an outage', async () => {
    await expect(setup({ id: { status: 500 }, slug: { body: [] } }).load({ id: 10, slug: SLUG })).rejects.toMatchObject({
      status: 500,
    });
    await expect(setup({ id: { body: '<html>' } }).load({ id: 10, slug: SLUG })).rejects.toMatchObject({ kind: 'not-json' });
    await expect(setup({ id: { body: { id: 10, slug: SLUG } } }).load({ id: 10, slug: SLUG })).rejects.toMatchObject({
      kind: 'wrong-shape',
    });
  });
});
