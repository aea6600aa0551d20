import { describe, expect, it } from 'vitest';
import { restUrl } from './wordpress-access.ts';

describe('restUrl', () => {
  it.each([
    ['https://cms.example/wp-json/wp/v2', 'https://cms.example/wp-json/wp/v2/posts?slug=a-b&per_page=100'],
    ['https://cms.example/wp-json/wp/v2/', 'https://cms.example/wp-json/wp/v2/posts?slug=a-b&per_page=100'],
    ['https://cms.example/?rest_route=/wp/v2', 'https://cms.example/?rest_route=%2Fwp%2Fv2%2Fposts&slug=a-b&per_page=100'],
    [
      'https://cms.example/blog/index.php?rest_route=/wp/v2/',
      'https://cms.example/blog/index.php?rest_route=%2Fwp%2Fv2%2Fposts&slug=a-b&per_page=100',
    ],
  ])('joins %s', (base, wanted) => {
    expect(restUrl(base, '/posts', { slug: 'a-b', per_page: 100 }).href).toBe(wanted);
  });
});
