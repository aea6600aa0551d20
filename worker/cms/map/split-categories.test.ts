import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import list from '../fixtures/categories.json' with { type: 'json' };
import { mapCategory } from './map-post.ts';
import { splitCategories, UNCATEGORIZED } from './split-categories.ts';

const categories = new Map(list.flatMap((raw) => mapCategory(raw) ?? []).map((category) => [category.id, category]));
const split = (ids: number[]) => {
  const { mainCategory, subcategories } = splitCategories(ids, categories);
  return [mainCategory?.name ?? null, ...subcategories.map(({ name }) => name)];
};

describe('mapCategory', () => {
  it('decodes names', () => {
    expect(categories.get(12)).toEqual({ id: 12, name: 'Acne & Scars', slug: 'acne-scars', parent: 11 });
  });

  it('knows the category for none by its slug, and where WordPress was installed in another language by what the plugin says', () => {
    const german = { id: 1, name: 'Allgemein', slug: 'allgemein', parent: 0 };
    expect(mapCategory({ ...german, clinic_public_site: { none: false } })?.slug).toBe('allgemein');
    expect(mapCategory({ ...german, clinic_public_site: { none: true } })?.slug).toBe(UNCATEGORIZED);
  });

  it.each([null, {}, { id: 1 }, { id: 'x', slug: 'a' }, { id: 0, slug: 'a' }, { code: 'rest_forbidden' }])(
    'makes nothing of %j',
    (raw) => {
      expect(mapCategory(raw)).toBeNull();
    },
  );
});

describe('splitCategories', () => {
  it.each([
    ['a main category and its child', [11, 15], ['Dermatology', 'Laser Tattoo Removal']],
    ['a child that sorts before its parent', [12, 11], ['Dermatology', 'Acne & Scars']],
    ['a child alone', [12], ['Dermatology', 'Acne & Scars']],
    ['a grandchild alone', [20], ['Plastic Surgery', 'Revision Rhinoplasty']],
    [
      'two main categories, a grandchild and uncategorized',
      [11, 2, 20, 1],
      ['Dermatology', 'Plastic Surgery', 'Revision Rhinoplasty'],
    ],
    ['only uncategorized', [1], [null]],
    ['none', [], [null]],
    ['uncategorized first', [1, 18], ['Patient Guides']],
    ['an unknown one first', [999, 18], ['Patient Guides']],
  ])('%s', (_, ids, expected) => {
    expect(split(ids)).toEqual(expected);
  });

  it('survives a parent that is missing, its own child, or uncategorized', () => {
    const odd = new Map([
      [1, { id: 1, name: 'U', slug: 'uncategorized', parent: 0 }],
      [5, { id: 5, name: 'A', slug: 'a', parent: 6 }],
      [6, { id: 6, name: 'B', slug: 'b', parent: 5 }],
      [7, { id: 7, name: 'C', slug: 'c', parent: 99 }],
      [8, { id: 8, name: 'D', slug: 'd', parent: 1 }],
    ]);
    expect(splitCategories([5], odd).mainCategory?.name).toBe('B');
    expect(splitCategories([7], odd).mainCategory?.name).toBe('C');
    expect(splitCategories([8], odd).mainCategory?.name).toBe('D');
  });
});

it('the plugin takes the same category for none as the site', () => {
  const state = readFileSync('wordpress/clinic-public-site/includes/state.php', 'utf8');
  expect(/\$slugs += array\( '(.*?)',/.exec(state)?.[1]).toBe(UNCATEGORIZED);
});
