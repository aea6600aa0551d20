import { describe, expect, it } from 'vitest';
import { isNoindex, mapState } from './map-state.ts';

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
