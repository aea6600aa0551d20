import { describe, expect, it } from 'vitest';
import awkward from '../fixtures/awkward-posts.json' with { type: 'json' };
import list from '../fixtures/categories.json' with { type: 'json' };
import listPost from '../fixtures/list-post.json' with { type: 'json' };
import trimmed from '../fixtures/posts-with-fields.json' with { type: 'json' };
import { isNoindex, languageOf, mapCategory, mapPost, mapPostSummary, mapState, type PostContext, wordsOf } from './map-post.ts';

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
    expect(isNoindex({ yoast_head_json: { robots: { index: 'index' } } })).toBe(false);
  });

  it('has the picture of the plugin before that of Yoast SEO, and none that is an id alone', () => {
    const image = (name: string) => ({ url: `${CMS}/wp-content/uploads/${name}.jpg` });
    const yoast_head_json = { og_image: [image('yoast')] };
    expect(state({ clinic_public_site: { image: image('own') }, yoast_head_json }).socialImage?.src).toBe('/media/own.jpg');
    expect(state({ clinic_public_site: { image: 12 }, yoast_head_json }).socialImage?.src).toBe('/media/yoast.jpg');
  });

  it.each(['kn', 'kok', 'pt-BR', 'zh-Hant-TW'])('takes the language %s', (language) => {
    expect(state({ clinic_public_site: { language } }).lang).toBe(language);
  });

  it.each(['k', 'kann', 'KN', 'kn-', 'kn-x', 'kn_IN', 'pt-BR!', ' kn', 'kn-123456789'])('takes no language %j', (language) => {
    expect(state({ clinic_public_site: { language } }).lang).toBe('');
  });

  it.each([
    ['a-_45678', true],
    ['1234567', false],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['1234567!9', false],
    ['!12345678', false],
    ['12345678!', false],
  ])('takes the version %s: %s', (version, taken) => {
    expect(state({ clinic_public_site: { version } }).version).toBe(taken ? version : '');
  });

  it('hears a language from either member, English included, and none that is not one', () => {
    expect(languageOf({ lang: 'fr', clinic_public_site: { language: 'kn' } })).toBe('kn');
    expect(languageOf({ lang: 'fr', clinic_public_site: { language: 'en' } })).toBe('fr');
    expect(languageOf({ lang: 'fr', clinic_public_site: { language: '"' } })).toBe('fr');
    expect(languageOf({ lang: 5, clinic_public_site: { language: '' } })).toBe('');
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

describe('mapPost', () => {
  const raw = { id: 5, slug: 'a-post', ...dated, content: { rendered: '<p>It begins.</p>' } };
  const whole = (more: object = {}) => mapPost({ ...raw, ...more }, context, context.origins);
  const own = {
    version: '0a1b2c3d',
    language: 'kn',
    title: 'Of the plugin',
    description: 'Said by the plugin',
    image: { url: `${CMS}/wp-content/uploads/card.jpg` },
  };

  it('makes an article of little', () => {
    expect(whole()).toEqual({
      id: 5,
      slug: 'a-post',
      title: 'A post',
      description: 'It begins.',
      publishedAt: '2024-06-17T00:30:00Z',
      modifiedAt: '2024-06-17T00:30:00Z',
      mainCategory: null,
      subcategories: [],
      tags: [],
      thumbnail: null,
      html: '<p>It begins.</p>',
      words: 2,
      toc: [],
      author: 'Author',
      banner: null,
      metaTitle: '',
      metaDescription: '',
    });
    expect(whole({ date_gmt: null })).toBeNull();
    expect(whole({ clinic_public_site: { language: 'en-GB' } })?.lang).toBe('en-GB');
  });

  it('takes from the plugin what the fields leave open', () => {
    expect(whole({ clinic_public_site: own })).toMatchObject({
      version: '0a1b2c3d',
      lang: 'kn',
      metaTitle: 'Of the plugin',
      metaDescription: 'Said by the plugin',
      socialImage: { src: '/media/card.jpg' },
    });
    const described = (acf: object) => whole({ clinic_public_site: own, acf });
    expect(described({ meta_title: 'Typed' })?.metaTitle).toBe('Typed');
    expect(described({ meta_description: 'Typed' })?.metaDescription).toBe('Typed');
    expect(described({ meta_description: 'Typed', meta_title_description: 'For posts' })?.metaDescription).toBe('For posts');
  });

  it('says who reviewed it, and has its picture whole', () => {
    const acf = { reviewed_by: 'Dr. Rao', reviewed_on: '20260309' };
    expect(whole({ acf, featured_media: 1004 })).toMatchObject({
      reviewed: { by: 'Dr. Rao', on: '2026-03-09' },
      banner: { src: '/media/recovery.jpg' },
    });
  });

  it('has a banner in the size of the file, and a thumbnail in that of lists', () => {
    const sizes = { medium: { source_url: `${CMS}/wp-content/uploads/a-300x200.jpg`, width: 300, height: 200 } };
    const media = { source_url: `${CMS}/wp-content/uploads/a.jpg`, media_details: { width: 1500, height: 1000, sizes } };
    expect(whole({ _embedded: { 'wp:featuredmedia': [media] } })).toMatchObject({
      banner: { src: '/media/a.jpg', width: 1500 },
      thumbnail: { src: '/media/a-300x200.jpg', width: 300 },
    });
  });

  it('knows its translations by their ids, itself left out, and no more than fifty', () => {
    expect(whole({ translations: { en: 5, fr: 6, ar: '7', bn: 1.5 } })?.translations).toEqual([6]);
    expect(whole({ translations: { en: 5 } })).not.toHaveProperty('translations');
    expect(whole({ translations: [6, 7] })?.translations).toEqual([6, 7]);
    const many = Array.from({ length: 60 }, (_, index) => 100 + index);
    expect(whole({ translations: many })?.translations).toEqual(many.slice(0, 50));
  });

  it('says what stands in for a film in the language of the article', () => {
    const content = { rendered: '<iframe title="T" src="https://www.youtube.com/embed/abc"></iframe>' };
    expect(whole({ content })?.html).toContain('Play video: T');
    expect(whole({ content, lang: 'fr' })?.html).not.toContain('Play video: T');
  });
});

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
    const left = { rendered: '<p>[vc_row][vc_column width="1/2"]First.[/vc_column][/vc_row]</p>' };
    expect(map({ ...trimmed[0], excerpt: { rendered: '<p>[vc_row] […]</p>' }, content: left })?.description).toBe('First.');
  });

  it('has times, the language and the wish to stay out of search engines as they are said', () => {
    const dates = { date_gmt: null, date: '2026-01-02T08:34:05', modified_gmt: null, modified: '2026-01-03T08:34:05' };
    expect(map({ ...trimmed[0], ...dates, lang: 'fr', clinic_public_site: { noindex: true } })).toMatchObject({
      publishedAt: '2026-01-02T03:04:05Z',
      modifiedAt: '2026-01-03T03:04:05Z',
      lang: 'fr',
      noindex: true,
    });
    expect(map({ ...trimmed[0], modified_gmt: null })?.modifiedAt).toBe('2026-08-29T23:00:00Z');
  });

  it.each([
    ['-without--title-', 'Without  title'],
    ['', ''],
    ['%e0%b2%ae', 'ಮ'],
    ['%zz', '%zz'],
  ])('makes words of the slug %j', (slug, words) => {
    expect(wordsOf(slug)).toBe(words);
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
    const both = { ...raw, categories: [77, 15] };
    expect(map(both)?.subcategories).toEqual([{ id: 15, name: 'Laser Tattoo Removal', slug: 'laser-tattoo-removal' }]);
  });

  it('believes the list of categories before what is embedded, which says no parents', () => {
    const term = { id: 15, name: 'Other', slug: 'other', taxonomy: 'category' };
    const raw = { ...trimmed[0], categories: [15], _embedded: { 'wp:term': [[term]] } };
    expect(map(raw)).toMatchObject({ mainCategory: { slug: 'dermatology' }, subcategories: [{ slug: 'laser-tattoo-removal' }] });
  });

  it('calls a category without a name by its slug, and knows no parent that is no id', () => {
    expect(mapCategory({ id: 7, slug: 'a', name: '', parent: 'x' })).toEqual({ id: 7, slug: 'a', name: 'a', parent: 0 });
    expect(mapCategory({ id: 7, slug: 'a', name: 'A', parent: 3 })?.parent).toBe(3);
  });

  it('names tags, embedded or read by id', () => {
    expect(map({ ...trimmed[0], tags: [5, 6] })?.tags).toEqual(['swelling']);
    const terms = [[], [{ id: 6, name: 'Q &amp; A', slug: 'q', taxonomy: 'post_tag' }]];
    expect(map({ ...trimmed[0], tags: [6], _embedded: { 'wp:term': terms } })?.tags).toEqual(['Q & A']);
    const unnamed = [
      { id: 6, name: '', taxonomy: 'post_tag' },
      { id: 7, name: 'R', taxonomy: 'post_tag' },
    ];
    expect(map({ ...trimmed[0], tags: [5], _embedded: { 'wp:term': [unnamed] } })?.tags).toEqual(['R']);
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
