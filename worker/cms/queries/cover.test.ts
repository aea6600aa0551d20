import { expect, it } from 'vitest';
import type { PostSummary } from '../../../src/content/records.ts';
import { coverOf, treatmentCover } from './list-posts.ts';

const category = (slug: string) => ({ id: 1, name: slug, slug });

const post = (more: Partial<PostSummary>): PostSummary => ({
  id: 7,
  slug: 'one',
  title: 'One',
  description: '',
  publishedAt: '2026-01-01T00:00:00Z',
  modifiedAt: '2026-01-01T00:00:00Z',
  mainCategory: category('plastic-surgery'),
  subcategories: [],
  tags: [],
  thumbnail: null,
  ...more,
});

it('keeps the picture that an editor chose', () => {
  const thumbnail = { src: '/media/a.jpg', width: 300, height: 200, alt: '' };
  expect(coverOf(post({ thumbnail, subcategories: [category('rhinoplasty')] }))).toBe(thumbnail);
});

it.each([
  ['rhinoplasty', 'rhinoplasty'],
  ['revision-rhinoplasty', 'rhinoplasty'],
  ['acne-scars', 'acne-and-scars'],
])('draws the subject of %s', (slug, drawn) => {
  expect(coverOf(post({ subcategories: [category(slug)] }))?.src).toContain(`/p/service-${drawn}-`);
});

it.each([7, 8, 9])('has a drawing in AVIF as well, beside its own file (article %i)', (id) => {
  const { src = '', avif = [] } = coverOf(post({ id, subcategories: [category('liposuction')] })) ?? {};
  expect(avif.length).toBeGreaterThan(1);
  for (const [width, file] of avif) expect(`/p/${file}`).toBe(src.replace(/\d+(\.\w+)\.webp$/, `${width}$1.avif`));
});

it('takes turns among articles on one subject', () => {
  const covers = [7, 8, 9].map((id) => coverOf(post({ id, subcategories: [category('liposuction')] }))?.src);
  expect(new Set(covers).size).toBe(3);
});

it('leaves out what a page has taken, while there are others', () => {
  const article = post({ subcategories: [category('liposuction')] });
  const taken = new Set<string>();
  for (let count = 1; count <= 3; count += 1) {
    taken.add(coverOf(article, taken)?.src ?? '');
    expect(taken.size).toBe(count);
  }
  expect(taken).toContain(coverOf(article, taken)?.src);
});

it('draws a treatment, where a page is about one', () => {
  expect(treatmentCover('rhinoplasty')?.src).toContain('/p/service-rhinoplasty-');
  expect(treatmentCover(undefined)).toBeNull();
});

it('leaves articles without a treatment to the plain lines', () => {
  expect(coverOf(post({ mainCategory: category('news') }))).toBeNull();
  expect(coverOf(post({ mainCategory: null }))).toBeNull();
});
