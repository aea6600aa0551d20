import type { Category, CategoryRef, PostSummary } from '../../../src/content/records.ts';

/** A category like any other, known by its slug; it says nothing about a post (row BPOST-17). */
export const UNCATEGORIZED = 'uncategorized';

/**
 * Main category and the others of a post (rows BPOST-17, BLOG-15, BLOG-16). The ids of a post come sorted by name, so the first may
 * be a child: the main category is the top of its branch, which is what the tabs show, and the child stays among the others.
 * @param ids as the post lists them; parents are not implied
 */
export function splitCategories(
  ids: readonly number[],
  categories: ReadonlyMap<number, Category>,
): Pick<PostSummary, 'mainCategory' | 'subcategories'> {
  const own = ids.flatMap((id) => categories.get(id) ?? []).filter(({ slug }) => slug !== UNCATEGORIZED);
  const main = own[0] && topOf(own[0], categories);
  return {
    mainCategory: main ? reference(main) : null,
    subcategories: own.filter(({ id }) => id !== main?.id).map(reference),
  };
}

function topOf(category: Category, categories: ReadonlyMap<number, Category>): Category {
  const seen = new Set<number>();
  let top = category;
  for (let next: Category | undefined = category; next && !seen.has(next.id); next = categories.get(next.parent)) {
    seen.add(next.id);
    if (next.slug !== UNCATEGORIZED) top = next;
  }
  return top;
}

const references = new WeakMap<Category, CategoryRef>();

/** One for all posts of a category. */
export function reference(category: Category): CategoryRef {
  const { id, name, slug } = category;
  const known = references.get(category) ?? { id, name, slug };
  references.set(category, known);
  return known;
}
