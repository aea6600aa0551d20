import { describe, expect, it } from 'vitest';
import type { RawItem } from '../client/members.ts';
import { mapPage } from './map-page.ts';

const CMS = 'https://cms.example.test';
const origins = { cmsOrigin: CMS, siteOrigin: 'https://www.example.test' };
const upload = (name: string) => `${CMS}/wp-content/uploads/${name}.jpg`;
const media = new Map<number, RawItem>([[7, { id: 7, source_url: upload('seven') }]]);
const raw = { id: 3, slug: 'nose-jobs', date_gmt: '2026-01-02T03:04:05', content: { rendered: '<p>It begins.</p>' } };
const map = (more: object = {}) => mapPage({ ...raw, ...more }, media, origins);

describe('mapPage', () => {
  it('makes a page of little', () => {
    expect(map()).toEqual({
      id: 3,
      slug: 'nose-jobs',
      title: 'Nose jobs',
      html: '<p>It begins.</p>',
      words: 2,
      toc: [],
      description: 'It begins.',
      publishedAt: '2026-01-02T03:04:05Z',
      modifiedAt: '2026-01-02T03:04:05Z',
      banner: null,
      head: { metaTitle: '', metaDescription: '', keywords: [], canonical: '', socialImage: null, schema: null },
    });
  });

  it.each([
    ['no date', { date_gmt: null }],
    ['no id', { id: 0 }],
  ])('makes nothing of what has %s', (_, more) => {
    expect(map(more)).toBeNull();
  });

  it('reads local times where those in UTC are missing', () => {
    const dates = { date_gmt: null, date: '2026-01-02T08:34:05', modified_gmt: null, modified: '2026-01-03T08:34:05' };
    expect(map(dates)).toMatchObject({ publishedAt: '2026-01-02T03:04:05Z', modifiedAt: '2026-01-03T03:04:05Z' });
    expect(map({ ...dates, modified_gmt: '2026-01-04T00:00:00' })?.modifiedAt).toBe('2026-01-04T00:00:00Z');
  });

  it('takes from the plugin what the fields leave open', () => {
    const own = {
      version: '0a1b2c3d',
      language: 'kn',
      title: 'Of the plugin',
      description: 'Said by the plugin',
      noindex: true,
      image: { url: upload('card') },
    };
    expect(map({ clinic_public_site: own })).toMatchObject({
      version: '0a1b2c3d',
      lang: 'kn',
      head: {
        metaTitle: 'Of the plugin',
        metaDescription: 'Said by the plugin',
        noindex: true,
        socialImage: { src: '/media/card.jpg' },
      },
    });
    const acf = { meta_title: 'Typed', meta_description: 'Typed, too', og_image: upload('typed') };
    expect(map({ clinic_public_site: own, acf })?.head).toMatchObject({
      metaTitle: 'Typed',
      metaDescription: 'Typed, too',
      socialImage: { src: '/media/typed.jpg' },
    });
  });

  it('has the picture of its field, else the featured one', () => {
    expect(map({ featured_media: 7 })?.banner?.src).toBe('/media/seven.jpg');
    expect(map({ featured_media: 7, acf: { featured_image: upload('own') } })?.banner?.src).toBe('/media/own.jpg');
    expect(map({ acf: { featured_image: 7, og_image: 7 } })).toMatchObject({
      banner: { src: '/media/seven.jpg' },
      head: { socialImage: { src: '/media/seven.jpg' } },
    });
  });

  it('has every width of its pictures up to that of a banner', () => {
    const sizes = { large: { source_url: upload('seven-1536x768'), width: 1536, height: 768 } };
    const wide = { id: 7, source_url: upload('seven'), media_details: { width: 2048, height: 1024, sizes } };
    const found = mapPage({ ...raw, featured_media: 7, acf: { og_image: 7 } }, new Map<number, RawItem>([[7, wide]]), origins);
    expect([found?.banner?.width, found?.head.socialImage?.width]).toEqual([2048, 2048]);
    expect(found?.head.socialImage?.widths).toEqual(found?.banner?.widths);
    expect(found?.banner?.widths).toEqual([[1536, 'seven-1536x768.jpg']]);
  });
});
