import { describe, expect, it } from 'vitest';
import type { PostIndex } from '../../../src/content/records.ts';
import { pageKey, postKey, postSlug, slugsOf } from './keys-and-slugs.ts';

describe('postSlug', () => {
  it.each([
    ['a-post', 'a-post'],
    ['2024_a', '2024_a'],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['ಮೂಗು', '%e0%b2%ae%e0%b3%82%e0%b2%97%e0%b3%81'],
    ['%E0%B2%AE%e0%b3%82', '%e0%b2%ae%e0%b3%82'],
  ])('%s is stored as %s', (given, stored) => {
    expect(postSlug(given)).toBe(stored);
  });

  it.each(['', ' ', 'a b', 'a,b', 'STICKY', 'a/b', 'a%2fb', '../x', 'a.php', '%', '%zz', 'a?b', '\ud800', 'a'.repeat(201)])(
    '%j is none',
    (given) => {
      expect(postSlug(given)).toBeNull();
    },
  );
});

it('keeps articles and pages apart in the cache', () => {
  expect([postKey('a'), pageKey('a')]).toEqual(['post/a', 'page/a']);
});

it('gathers the slugs of an index once', () => {
  const index = { posts: [{ slug: 'a' }, { slug: 'b' }], categories: [] } as unknown as PostIndex;
  expect(slugsOf(index)).toEqual(new Set(['a', 'b']));
  expect(slugsOf(index)).toBe(slugsOf(index));
});
