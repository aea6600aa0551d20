import { galleryCategories, gallerySlug } from '../gallery-categories.ts';
import { decodeSafely, href, matchRoute } from '../routes.ts';

const slugs = new Set(galleryCategories.map(gallerySlug));

/** Slug of the category that a name, in whatever spelling, means; undefined where there is none. */
function slugOf(name: string): string | undefined {
  const slug = gallerySlug(name);
  return slugs.has(slug) ? slug : undefined;
}

/**
 * The one address of a gallery page that was asked for in an old form (row ROUTE-53): the category in the query, or its name in place of
 * its slug. Null where the address is not such a form. Whatever else stands in the query stays.
 * @param path canonical
 */
export function galleryAddress(path: string, query: URLSearchParams): string | null {
  const match = matchRoute(path);
  if (match?.name === 'gallery') {
    const category = slugOf(query.get('category') ?? '');
    if (!category) return null;
    const rest = new URLSearchParams(query);
    rest.delete('category');
    return href('galleryCategory', { category }) + (rest.size ? `?${rest}` : '');
  }
  if (match?.name !== 'galleryCategory' && match?.name !== 'galleryCase') return null;
  const { category: given = '', case: one } = match.params;
  const category = slugOf(decodeSafely(given));
  if (!category || category === given) return null;
  const search = query.size ? `?${query}` : '';
  return (one ? href('galleryCase', { category, case: one }) : href('galleryCategory', { category })) + search;
}
