import { describe, expect, it } from 'vitest';
import { galleryLink } from './content/gallery-link.ts';
import { categoryOfSlug, categoryOfState, galleryCategories, gallerySlug } from './gallery-categories.ts';
import { canonicalPath, matchRoute } from './routes.ts';

describe('gallery categories', () => {
  it('are the sixteen of row GAL-21, each with an address of its own', () => {
    expect(galleryCategories).toHaveLength(16);
    expect(new Set(galleryCategories.map(gallerySlug)).size).toBe(16);
    for (const category of galleryCategories) {
      const { to, state } = galleryLink(category);
      expect(canonicalPath(to)).toBe(to);
      expect(matchRoute(to)).toMatchObject({ name: 'galleryCategory', params: { category: gallerySlug(category) } });
      expect(categoryOfSlug(gallerySlug(category))).toBe(category);
      expect(categoryOfState(state)).toBe(category);
    }
    expect(gallerySlug('Gynaecomastia (Male Breast / Moobs)')).toBe('gynaecomastia-male-breast-moobs');
  });

  it('takes from navigation state what it knows and nothing else (GAL-18)', () => {
    for (const state of [null, undefined, 'Liposuction', {}, { category: 'liposuction' }, { category: 'Teeth' }, { category: 3 }])
      expect(categoryOfState(state)).toBeUndefined();
    expect(categoryOfSlug('teeth')).toBeUndefined();
  });
});
