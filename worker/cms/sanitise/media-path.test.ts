import { describe, expect, it } from 'vitest';
import { mediaPath } from './media-path.ts';

describe('mediaPath', () => {
  it.each([
    ['/wp-content/uploads/2025/01/a-300x200.jpg', '/media/2025/01/a-300x200.jpg'],
    ['/wp-content/uploads/caf%C3%A9.jpg', '/media/caf%C3%A9.jpg'],
  ])('%s is served as %s', (given, wanted) => {
    expect(mediaPath(given)).toBe(wanted);
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
  ])('%s is not an upload', (given) => {
    expect(mediaPath(given)).toBeNull();
  });
});
