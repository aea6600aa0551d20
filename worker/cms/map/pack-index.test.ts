import { describe, expect, it } from 'vitest';
import type { PostSummary } from '../../../src/content/records.ts';
import type { KeptIndex } from './merge-index.ts';
import { indexPacking } from './pack-index.ts';

const dermatology = { id: 11, name: 'Dermatology', slug: 'dermatology' };
const laser = { id: 13, name: 'Laser', slug: 'laser' };

const post = (id: number, given: Partial<PostSummary> = {}): PostSummary => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  description: 'What it says.',
  publishedAt: '2026-01-01T00:00:00Z',
  modifiedAt: '2026-01-01T00:00:00Z',
  mainCategory: { ...dermatology },
  subcategories: [{ ...laser }],
  tags: ['recovery', 'travel'],
  thumbnail: { src: '/media/a.jpg', width: 300, height: null, alt: 'A lamp', bytes: 913 },
  ...given,
});

const index: KeptIndex = {
  posts: [
    post(4),
    post(3, { modifiedAt: '2026-02-01T00:00:00Z', tags: ['travel'] }),
    post(2, { mainCategory: null, subcategories: [], tags: [], thumbnail: null }),
    // Renamed between two readings: one id, two names.
    post(1, { mainCategory: { ...dermatology, name: 'Skin' } }),
    post(0, { mainCategory: { ...laser }, noindex: true, lang: 'fr' }),
  ],
  categories: [{ ...dermatology, parent: 0 }],
  missingSince: { 2: 5 },
  moved: { old: 'post-3' },
};
const stored = () => JSON.parse(JSON.stringify(indexPacking.pack(index)));

describe('the post index in KV', () => {
  it('says the same once it is read', () => {
    expect(indexPacking.unpack(stored())).toEqual(index);
  });

  it('keeps how far a reading has come', () => {
    const reading = { begunAt: 5, pages: 3, done: [1, 2], ended: false, hasCategories: true, seen: [4, 3], lacking: [] };
    const filling: KeptIndex = { ...index, incomplete: true, reading };
    expect(indexPacking.unpack(JSON.parse(JSON.stringify(indexPacking.pack(filling))))).toEqual(filling);
  });

  it('says what posts have alike once, and they share it in memory', () => {
    expect(stored().tags).toEqual(['recovery', 'travel']);
    const [first, second] = indexPacking.unpack(stored()).posts;
    expect(second?.mainCategory).toBe(first?.mainCategory);
  });

  it.each([
    ['as it stood before it was packed', index],
    ['with a category that is not there', { ...stored(), references: [] }],
    ['with a row that is none', { ...stored(), rows: [7] }],
    ['of nothing', {}],
  ])('is refused %s', (_, damaged) => {
    expect(() => indexPacking.unpack(damaged as never)).toThrow();
  });
});
