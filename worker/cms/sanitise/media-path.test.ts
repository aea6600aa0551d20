import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPicture, mediaAddress, mediaPath, PICTURES, uploadPath, upstreamAddress } from './media-path.ts';

describe('mediaPath', () => {
  it.each([
    ['/wp-content/uploads/2025/01/a-300x200.jpg', '/media/2025/01/a-300x200.jpg'],
    ['/wp-content/uploads/caf%C3%A9.jpg', '/media/caf%C3%A9.jpg'],
  ])('%s is served as %s', (given, wanted) => {
    expect(mediaPath(given, '/wp-content/uploads/', '/media/')).toBe(wanted);
  });

  it.each([
    '/',
    '/wp-content/uploads/',
    '/wp-content/uploads/2025/',
    '/wp-content/plugins/a.js',
    '/x/wp-content/uploads/a.jpg',
    '/wp-content/uploads/..%2fwp-config.php',
    '/wp-content/uploads/a%5Cb.jpg',
    '/wp-content/uploads/a%00.jpg',
    '/wp-content/uploads//evil.test/a.jpg',
    '/wp-content/uploads/a%0a.jpg',
    '/wp-content/uploads/a%1F.jpg',
    '/wp-content/uploads/a%7f.jpg',
    '/wp-content/uploads/a\\b.jpg',
    '/wp-content/uploads/~1/a.jpg',
  ])('%s is not an upload', (given) => {
    expect(mediaPath(given, '/wp-content/uploads/', '/media/')).toBeNull();
  });
});

const origins = { cmsOrigin: 'https://cms.example', siteOrigin: 'https://www.example' };
const path = (address: string, more: object = {}) => uploadPath(new URL(address), { ...origins, ...more });

describe('the path of an upload', () => {
  it.each([
    ['https://i0.wp.com/cms.example/wp-content/uploads/a.jpg?w=300', '/media/a.jpg'],
    ['https://i3.wp.com/cms.example/wp-content/uploads/a.jpg', '/media/a.jpg'],
    ['https://i0.wp.com/other.example/wp-content/uploads/a.jpg', null],
    ['https://i4.wp.com/cms.example/wp-content/uploads/a.jpg', null],
    ['https://xi0.wp.com/cms.example/wp-content/uploads/a.jpg', null],
    ['https://i0.wp.com.evil.test/cms.example/wp-content/uploads/a.jpg', null],
    ['https://i0.wp.com/', null],
    ['ftp://cms.example/wp-content/uploads/a.jpg', null],
    ['http://cms.example/wp-content/uploads/a.jpg', '/media/a.jpg'],
  ])('of %s is %j', (address, wanted) => {
    expect(path(address)).toBe(wanted);
  });

  it('is looked for on the host of the site where WordPress has the files itself, and not where another host has', () => {
    const mediaBases = ['https://cdn.example/up/', 'https://cms.example/up/'];
    expect(path('https://www.example/up/a.jpg', { mediaBases })).toBe('/media/~1/a.jpg');
    expect(path('https://www.example/up/a.jpg', { mediaBases: mediaBases.slice(0, 1) })).toBeNull();
    expect(path('https://cdn.example/up/~1/a.jpg', { mediaBases })).toBeNull();
  });
});

it('a file is addressed by its version, and not at all once it is gone', () => {
  const marked = (mediaMark?: () => 'gone' | { version: string } | undefined) =>
    mediaAddress('/media/a.jpg', { ...origins, ...(mediaMark && { mediaMark }) });
  expect([marked(), marked(() => undefined), marked(() => 'gone'), marked(() => ({ version: 'k2' }))]).toEqual([
    '/media/a.jpg',
    '/media/a.jpg',
    null,
    '/media/a.jpg?v=k2',
  ]);
});

it.each(['/media/', '/x/media/a.jpg', '/other/a.jpg', '/media/~1/a.jpg', '/media/~a.jpg'])(
  '%s has no address in WordPress',
  (given) => {
    expect(upstreamAddress(given, origins)).toBeNull();
  },
);

it('the plugin takes the same files for pictures as the site', () => {
  const receipts = readFileSync('wordpress/clinic-public-site/includes/receipts.php', 'utf8');
  const [, shown = ''] = /const SHOWN_PICTURES = '\/(.+)\/i';/.exec(receipts) ?? [];
  const names = [...Object.keys(PICTURES), 'heic', 'tiff', 'svg', 'xjpg', 'jpgx'].map((end) => `/media/a.${end}`);
  expect(names.filter((name) => new RegExp(shown, 'i').test(name))).toEqual(names.filter(isPicture));
  expect(names.filter(isPicture)).toHaveLength(Object.keys(PICTURES).length);
});
