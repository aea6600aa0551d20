import { describe, expect, it } from 'vitest';
import awkward from '../fixtures/awkward-posts.json' with { type: 'json' };
import list from '../fixtures/categories.json' with { type: 'json' };
import listPost from '../fixtures/list-post.json' with { type: 'json' };
import trimmed from '../fixtures/posts-with-fields.json' with { type: 'json' };
import { isNoindex, mapCategory, mapPostSummary, mapState, type PostContext } from './map-post.ts';

const CMS = 'https://cms.example.test';
const state = (raw: object) => mapState({ id: 1, ...raw }, { cmsOrigin: CMS, siteOrigin: 'https://www.example.test' });

describe('mapState', () => {
  it('reads what the plugin says', () => {
    const image = { url: `${CMS}/wp-content/uploads/2026/11/card.jpg`, width: 1200, height: 630, alt: 'A card' };
    const own = {
      version: '0a1b2c3d4e5f',
      title: ' Nose  jobs ',
      description: 'About noses',
      language: 'kn',
      noindex: true,
      image,
    };
    expect(state({ clinic_public_site: own })).toEqual({
      version: '0a1b2c3d4e5f',
      title: 'Nose jobs',
      description: 'About noses',
      socialImage: { src: '/media/2026/11/card.jpg', width: 1200, height: 630, alt: 'A card' },
      noindex: true,
      lang: 'kn',
    });
  });

  it('takes from Yoast SEO what the plugin leaves open, and its wish to stay out of search engines', () => {
    const yoast = {
      title: 'By Yoast',
      description: 'Also by Yoast',
      robots: { index: 'noindex', follow: 'follow' },
      og_image: [{ url: `${CMS}/wp-content/uploads/a.jpg`, width: 10, height: 5 }],
    };
    expect(state({ yoast_head_json: yoast })).toMatchObject({
      title: 'By Yoast',
      description: 'Also by Yoast',
      noindex: true,
      socialImage: { src: '/media/a.jpg' },
    });
    expect(state({ clinic_public_site: { title: 'Typed', noindex: false }, yoast_head_json: yoast })).toMatchObject({
      title: 'Typed',
      description: 'Also by Yoast',
      noindex: true,
    });
    expect(state({ yoast_head_json: { ...yoast, robots: { index: 'index' } } }).noindex).toBe(false);
  });

  it.each([
    ['nothing', {}],
    ['an empty array, as PHP writes an empty object', { clinic_public_site: [], yoast_head_json: [] }],
    ['other kinds of value', { clinic_public_site: { version: 7, title: ['a'], noindex: 'yes', language: { a: 1 }, image: 12 } }],
    ['a language that is none, a version with markup', { clinic_public_site: { language: 'kn"><b>', version: '"><script>' } }],
    [
      'a picture from elsewhere',
      { clinic_public_site: { image: { url: 'https://elsewhere.example/wp-content/uploads/a.jpg' } } },
    ],
  ])('makes nothing of %s', (_, raw) => {
    expect(state(raw)).toEqual({ version: '', title: '', description: '', socialImage: null, noindex: false, lang: '' });
  });

  it('knows when nobody said whether search engines may come', () => {
    expect([isNoindex({ id: 1 }), isNoindex({ clinic_public_site: { noindex: false } })]).toEqual([undefined, false]);
  });
});

const context: PostContext = {
  origins: { cmsOrigin: 'https://cms.example.test', siteOrigin: 'https://www.example.test' },
  categories: new Map(list.flatMap((raw) => mapCategory(raw) ?? []).map((category) => [category.id, category])),
  tags: new Map([[5, 'swelling']]),
  media: new Map([
    [1004, { id: 1004, source_url: 'https://cms.example.test/wp-content/uploads/recovery.jpg', alt_text: 'A recovery room' }],
  ]),
};
const map = (raw: unknown) => mapPostSummary(raw, context);
const dated = { date_gmt: '2024-06-17T00:30:00' };
const awkwardPost = (note: string) => map({ ...dated, ...awkward.find((entry) => entry.note.startsWith(note))?.post });

describe('mapPostSummary', () => {
  it('maps what the list asks for', () => {
    expect(map(trimmed[0])).toEqual({
      id: 1121,
      slug: 'is-laser-tattoo-removal-right-for-you-its-worth-a-consultation',
      title: 'Is laser tattoo removal right for you? It’s worth a consultation',
      description: expect.stringMatching(/^Patients often come .* How it…$/),
      publishedAt: '2026-08-29T23:00:00Z',
      modifiedAt: '2026-08-29T23:00:00Z',
      mainCategory: { id: 11, name: 'Dermatology', slug: 'dermatology' },
      subcategories: [{ id: 15, name: 'Laser Tattoo Removal', slug: 'laser-tattoo-removal' }],
      tags: [],
      thumbnail: { src: '/media/recovery.jpg', width: null, height: null, alt: 'A recovery room' },
    });
  });

  it('maps what a system answers that gives more than was asked for', () => {
    const full = map(listPost);
    expect(full).toEqual({
      ...map(trimmed[0]),
      thumbnail: {
        src: '/media/2025/01/recovery-200x300.jpg',
        width: 200,
        height: 300,
        alt: 'A recovery room "by the garden"',
        bytes: 2575,
        widths: [[1067, 'recovery.jpg']],
      },
    });
  });

  it('has a picture only where there is one', () => {
    for (const note of [
      'No featured',
      'The image no longer',
      'The image belongs',
      'WordPress 6.5 and 6.8: the',
      'WordPress 6.5 and 6.8: an',
    ]) {
      expect(awkwardPost(note)).toMatchObject({ thumbnail: null });
    }
    expect(awkwardPost('An image smaller')).toMatchObject({ thumbnail: { src: '/media/2025/01/badge.jpg' } });
  });

  it('reads titles as text, and finds words where there is none', () => {
    expect(awkwardPost('Entities')?.title).toBe('What’s new in “nose jobs” & facelifts – a surgeon’s honest view');
    expect(awkwardPost('An empty title')?.title).toBe('Without title');
    expect(awkwardPost('A slug outside')).toMatchObject({
      title: 'ಮೂಗಿನ ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ 👃',
      slug: expect.stringMatching(/^(?:%[0-9a-f]{2}|-)+$/),
    });
  });

  it('takes the beginning of the content where the excerpt is empty', () => {
    const content = { rendered: '<p>First &amp; second.</p>' };
    expect(map({ ...trimmed[0], excerpt: { rendered: '' }, content })?.description).toBe('First & second.');
    expect(map({ ...trimmed[0], excerpt: { rendered: '<p> </p>' } })?.description).toBe('');
  });

  it('sorts categories out', () => {
    expect(awkwardPost('No category')).toMatchObject({ mainCategory: null, subcategories: [] });
    expect(awkwardPost('Uncategorized, two')).toMatchObject({
      mainCategory: { slug: 'dermatology' },
      subcategories: [{ id: 2 }, { id: 20 }],
    });
  });

  it('knows a category that is newer than the list by what is embedded', () => {
    const term = { id: 77, name: 'Hands &amp; Feet', slug: 'hands-feet', taxonomy: 'category' };
    const raw = { ...trimmed[0], categories: [77], _embedded: { 'wp:term': [[term], []] } };
    expect(map(raw)?.mainCategory).toEqual({ id: 77, name: 'Hands & Feet', slug: 'hands-feet' });
  });

  it('names tags, embedded or read by id', () => {
    expect(map({ ...trimmed[0], tags: [5, 6] })?.tags).toEqual(['swelling']);
    const terms = [[], [{ id: 6, name: 'Q &amp; A', slug: 'q', taxonomy: 'post_tag' }]];
    expect(map({ ...trimmed[0], tags: [6], _embedded: { 'wp:term': terms } })?.tags).toEqual(['Q & A']);
  });

  it.each([
    null,
    undefined,
    'x',
    [],
    {},
    { id: 5, slug: 'a' },
    { id: 5, slug: 'a', date_gmt: '0000-00-00T00:00:00' },
    { slug: 'a', ...dated },
  ])('makes nothing of %j', (raw) => {
    expect(map(raw)).toBeNull();
  });

  it('survives members of the wrong kind', () => {
    const wrong = {
      id: 5,
      slug: 'a',
      ...dated,
      title: 'bare',
      excerpt: null,
      categories: {},
      tags: 'x',
      featured_media: '7',
      _embedded: [],
    };
    expect(map(wrong)).toMatchObject({
      title: 'A',
      description: '',
      mainCategory: null,
      subcategories: [],
      tags: [],
      thumbnail: null,
    });
  });
});
