import { expect, it } from 'vitest';
import { uploadPath, upstreamAddress } from '../sanitise/media-path.ts';
import { rewriteLink } from '../sanitise/rewrite-link.ts';
import { type ContentOrigins, originsOf } from './content-origins.ts';

const SITE_ORIGIN = 'https://www.example.test';
const originsAt = (CONTENT_API: string, ...MEDIA_BASES: string[]): ContentOrigins =>
  originsOf({ CONTENT_API, SITE_ORIGIN, MEDIA_BASES });

it.each([
  ['https://cms.example/wp-json/wp/v2', ''],
  ['https://cms.example/wp-json/wp/v2/', ''],
  ['https://cms.example/?rest_route=/wp/v2', ''],
  ['https://cms.example/index.php?rest_route=/wp/v2', ''],
  ['https://cms.example/wp/wp-json/wp/v2', '/wp'],
  ['https://cms.example/a/b/?rest_route=/wp/v2', '/a/b'],
])('%s: WordPress stands in %j', (api, path) => {
  const origins = originsAt(api);
  expect(origins.cmsPath).toBe(path);
  const file = `https://cms.example${path}/wp-content/uploads/2025/a.jpg`;
  expect(uploadPath(new URL(file), origins)).toBe('/media/2025/a.jpg');
  expect(upstreamAddress('/media/2025/a.jpg', origins)).toBe(file);
  expect(rewriteLink(`https://cms.example${path}/nose-jobs/`, origins)?.href).toBe('/nose-jobs');
});

it('leaves alone what only begins like the folder of WordPress', () => {
  expect(rewriteLink('https://cms.example/wpx/', originsAt('https://cms.example/wp/wp-json/wp/v2'))?.href).toBe('/wpx');
});

it('finds every file where it lies, however many folders there are', () => {
  const origins = originsAt('https://cms.example/wp-json/wp/v2', 'https://cms.example/app/uploads/', 'https://cdn.example/');
  for (const [address, path] of [
    ['https://cms.example/app/uploads/a.jpg', '/media/a.jpg'],
    ['https://cdn.example/a.jpg', '/media/~1/a.jpg'],
  ] as const) {
    expect(uploadPath(new URL(address), origins)).toBe(path);
    expect(upstreamAddress(path, origins)).toBe(address);
  }
  expect(uploadPath(new URL('http://www.example.test/app/uploads/a.jpg'), origins)).toBe('/media/a.jpg');
  for (const path of ['/media/~2/a.jpg', '/media/~1/~1/a.jpg', '/media/~x', '/media/~0/a.jpg'])
    expect(upstreamAddress(path, origins)).toBeNull();
});
