import { describe, expect, it } from 'vitest';
import { member } from '../client/members.ts';
import awkward from '../fixtures/awkward-posts.json' with { type: 'json' };
import post from '../fixtures/post.json' with { type: 'json' };
import { pictureFromField, pictureFromMedia } from './map-picture.ts';

const CMS = 'https://cms.example.test';
const origins = { cmsOrigin: CMS, siteOrigin: 'https://www.example.test' };
const embedded = (note: string): unknown =>
  member(awkward.find((entry) => entry.note.startsWith(note))?.post, '_embedded', 'wp:featuredmedia', 0);
const consultation = member(post, '_embedded', 'wp:featuredmedia', 0);

describe('pictureFromMedia', () => {
  it('takes the wanted size', () => {
    const alt = 'A consultation room with two chairs';
    expect(pictureFromMedia(consultation, 'medium', origins)).toEqual({
      src: '/media/2025/01/consultation-300x200.jpg',
      width: 300,
      height: 200,
      alt,
      bytes: 2986,
    });
    expect(pictureFromMedia(consultation, 'full', origins)).toEqual({
      src: '/media/2025/01/consultation.jpg',
      width: 1600,
      height: 1067,
      alt,
      bytes: 30_882,
      widths: [[300, 'consultation-300x200.jpg']],
    });
  });

  it('names the other widths that show the same picture, in so far as a place may want them', () => {
    const size = (name: string, width: number, height: number) => ({
      source_url: `${CMS}/wp-content/uploads/${name}`,
      width,
      height,
    });
    const media = {
      ...size('a-scaled.jpg', 2560, 1707),
      media_details: {
        width: 2560,
        height: 1707,
        sizes: {
          // In no order of their widths.
          large: size('a-1024x683.jpg', 1024, 683),
          thumbnail: size('a-150x150.jpg', 150, 150),
          medium_large: size('a-768x512.jpg', 768, 512),
          medium: size('a-300x200.jpg', 300, 200),
          '1536x1536': size('a-1536x1024.jpg', 1536, 1024),
          elsewhere: { source_url: 'https://cdn.example/a-400x267.jpg', width: 400, height: 267 },
        },
      },
    };
    expect(pictureFromMedia(media, 'full', origins)?.widths).toEqual([
      [300, 'a-300x200.jpg'],
      [768, 'a-768x512.jpg'],
      [1024, 'a-1024x683.jpg'],
      [1536, 'a-1536x1024.jpg'],
    ]);
    expect(pictureFromMedia(media, 'medium', origins)).toMatchObject({
      width: 300,
      widths: [
        [768, 'a-768x512.jpg'],
        [1024, 'a-1024x683.jpg'],
      ],
    });
  });

  /** A picture with one other size beside it: the widths that it has then. */
  const widthsBeside = (
    other: { source_url?: string; width?: number; height?: number },
    own = { width: 2000, height: 1000 },
  ): unknown => {
    const sizes = { other: { source_url: `${CMS}/wp-content/uploads/2025/b.jpg`, width: 1000, height: 500, ...other } };
    const media = { source_url: `${CMS}/wp-content/uploads/2025/a.jpg`, media_details: { ...own, sizes } };
    return pictureFromMedia(media, 'full', origins)?.widths;
  };

  it.each([
    ['the same shape', {}, [[1000, 'b.jpg']]],
    ['nearly the same shape, a little higher', { height: 510 }, [[1000, 'b.jpg']]],
    ['nearly the same shape, a little flatter', { height: 491 }, [[1000, 'b.jpg']]],
    ['another shape, higher', { height: 511 }, undefined],
    ['another shape, flatter', { height: 490 }, undefined],
    ['no width', { width: 0 }, undefined],
    ['no height', { height: 0 }, undefined],
    ['the widest that is wanted', { width: 2100, height: 1050 }, [[2100, 'b.jpg']]],
    ['more than is wanted', { width: 2102, height: 1051 }, undefined],
    ['the same width', { width: 2000, height: 1000 }, undefined],
    ['the same file', { source_url: `${CMS}/wp-content/uploads/2025/a.jpg` }, undefined],
    ['another folder', { source_url: `${CMS}/wp-content/uploads/2024/b.jpg` }, undefined],
    ['a folder below', { source_url: `${CMS}/wp-content/uploads/2025/small/b.jpg` }, undefined],
  ])('another size of %s', (_, other, widths) => {
    expect(widthsBeside(other)).toEqual(widths);
  });

  it('has no other widths while its own size is not known', () => {
    expect(widthsBeside({}, { width: 0, height: 1000 })).toBeUndefined();
    expect(widthsBeside({}, { width: 2000, height: 0 })).toBeUndefined();
  });

  it('names widths of cards up to 1100 pixels', () => {
    const size = (width: number) => ({ source_url: `${CMS}/wp-content/uploads/${width}.jpg`, width, height: width / 2 });
    const media_details = { width: 2000, height: 1000, sizes: { medium: size(300), a: size(1100), b: size(1102) } };
    const media = { source_url: `${CMS}/wp-content/uploads/a.jpg`, media_details };
    expect(pictureFromMedia(media, 'medium', origins)?.widths).toEqual([[1100, '1100.jpg']]);
  });

  it('is known by either of the two members that name its kind', () => {
    const source_url = `${CMS}/wp-content/uploads/a.jpg`;
    expect(pictureFromMedia({ source_url, media_type: 'image' }, 'full', origins)).not.toBeNull();
    expect(pictureFromMedia({ source_url, mime_type: 'image/png' }, 'full', origins)).not.toBeNull();
    expect(pictureFromMedia({ source_url, mime_type: 'video/mp4' }, 'full', origins)).toBeNull();
    expect(pictureFromMedia({ source_url, media_type: 'file' }, 'full', origins)).toBeNull();
  });

  it('is none when its file was deleted, and has a new address when it was replaced', () => {
    const media = { source_url: `${CMS}/wp-content/uploads/a.jpg` };
    const marked = (mark: 'gone' | { version: string }) => pictureFromMedia(media, 'full', { ...origins, mediaMark: () => mark });
    expect(marked('gone')).toBeNull();
    expect(marked({ version: 'x1' })?.src).toBe('/media/a.jpg?v=x1');
  });

  it('falls back to the file itself where the size is missing', () => {
    expect(pictureFromMedia(embedded('An image smaller'), 'medium', origins)).toMatchObject({
      src: '/media/2025/01/badge.jpg',
      width: 240,
      height: 160,
    });
    expect(pictureFromMedia(embedded('An image scaled'), 'full', origins)).toMatchObject({
      src: '/media/2025/01/panorama-scaled.jpg',
      width: 2560,
    });
    const bare = { source_url: `${CMS}/wp-content/uploads/a.jpg`, media_details: { sizes: [] } };
    expect(pictureFromMedia(bare, 'medium', origins)).toEqual({ src: '/media/a.jpg', width: null, height: null, alt: '' });
  });

  it('is none where only a size of it has an address', () => {
    const media_details = { sizes: { medium: { source_url: `${CMS}/wp-content/uploads/a-300x200.jpg` } } };
    expect(pictureFromMedia({ media_details }, 'medium', origins)).toBeNull();
  });

  it.each([
    ['the index of the whole API', embedded('WordPress 6.5 and 6.8: the index')],
    ['an error object', embedded('WordPress 6.5 and 6.8: an error')],
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a document', { source_url: `${CMS}/wp-content/uploads/a.pdf`, media_type: 'file', mime_type: 'application/pdf' }],
    ['a picture of another host', { source_url: 'https://pics.example/wp-content/uploads/a.jpg' }],
    ['a script address', { source_url: 'javascript:alert(1)' }],
    ['no upload', { source_url: `${CMS}/wp-includes/a.jpg` }],
    ['an empty address', { source_url: '' }],
  ])('finds no picture in %s', (_, media) => {
    expect(pictureFromMedia(media, 'full', origins)).toBeNull();
  });
});

describe('pictureFromField', () => {
  it('reads every shape of an image field', () => {
    const url = `${CMS}/wp-content/uploads/2025/01/social.jpg`;
    expect(pictureFromField({ ID: 1, url, width: 1200, height: '630', alt: ' A  card ' }, origins)).toEqual({
      src: '/media/2025/01/social.jpg',
      width: 1200,
      height: 630,
      alt: 'A card',
    });
    expect(pictureFromField(url, origins)).toEqual({ src: '/media/2025/01/social.jpg', width: null, height: null, alt: '' });
    expect(pictureFromField(1009, origins)).toBe(1009);
    expect(pictureFromField('1009', origins)).toBe(1009);
    expect(pictureFromField('/wp-content/uploads/7.jpg', origins)).toMatchObject({ src: '/media/7.jpg' });
  });

  it('takes no picture that browsers do not show, so that a drawing stands there', () => {
    const media = { media_type: 'image', mime_type: 'image/heic', source_url: `${CMS}/wp-content/uploads/IMG_1.heic` };
    expect(pictureFromField(media.source_url, origins)).toBeNull();
    expect(pictureFromMedia(media, 'full', origins)).toBeNull();
    const sizes = { medium: { source_url: `${CMS}/wp-content/uploads/IMG_1-300x200.jpg`, width: 300, height: 200 } };
    expect(pictureFromMedia({ ...media, media_details: { sizes } }, 'medium', origins)?.src).toBe('/media/IMG_1-300x200.jpg');
  });

  it.each(['x', '-5', 0, '', 1.5, '12px', null, true])('knows no width of %j', (width) => {
    const url = `${CMS}/wp-content/uploads/a.jpg`;
    expect(pictureFromField({ url, width, height: 5 }, origins)).toMatchObject({ width: null, height: 5 });
  });

  it.each([
    null,
    false,
    undefined,
    '',
    0,
    -1,
    '0',
    '01009',
    '12345678901234567',
    '1009x',
    [],
    {},
    { url: 'https://pics.example/a.jpg' },
    'https://pics.example/a.jpg',
  ])('finds none in %j', (field) => {
    expect(pictureFromField(field, origins)).toBeNull();
  });
});
