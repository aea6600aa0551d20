import { expect, it } from 'vitest';
import { galleryCategories } from '../../gallery-categories.ts';
import { categoryName } from './category-names.ts';

// Row GAL-21. In the browser the English names are the keys themselves.
it('the English names of the categories are those of the specification', () => {
  expect(galleryCategories.map(categoryName)).toEqual(galleryCategories);
});
