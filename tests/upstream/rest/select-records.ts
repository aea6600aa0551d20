import type { Content } from '../content/content.ts';
import { imageSlug } from '../content/images.ts';
import type { PostOrder } from '../content/post-store.ts';
import type { AuthorRecord, ImageRecord, PostRecord, TermRecord } from '../content/records.ts';
import type { ListQuery } from './list-query.ts';
import { isVisibleAuthor } from './visible.ts';

const POST_ORDERS: Readonly<Record<string, PostOrder>> = {
  date: 'date',
  id: 'id',
  modified: 'modified',
  slug: 'slug',
  title: 'title',
  author: 'author',
  parent: 'parent',
  menu_order: 'menu_order',
};

const overlaps = (wanted: readonly number[] | undefined, own: readonly number[]): boolean =>
  wanted === undefined || own.some((id) => wanted.includes(id));

const named = (query: ListQuery, slug: string): boolean => query.slugs === undefined || query.slugs.includes(slug);

const included = (query: ListQuery, id: number): boolean => query.include === undefined || query.include.includes(id);

/** Public posts or pages that match, in the order asked for. */
export function selectPosts(content: Content, type: PostRecord['type'], query: ListQuery): readonly PostRecord[] {
  const order = POST_ORDERS[query.orderby] ?? 'date';
  const found = content
    .published(type, order, query.ascending)
    .filter(
      (post) =>
        named(query, post.slug) &&
        included(query, post.id) &&
        overlaps(query.categories, post.categories) &&
        overlaps(query.tags, post.tags) &&
        (query.modifiedAfter === undefined || post.modifiedGmt > query.modifiedAfter),
    );
  return query.orderby === 'include' ? inGivenOrder(found, query.include) : found;
}

function inGivenOrder(posts: readonly PostRecord[], ids: readonly number[] = []): readonly PostRecord[] {
  return posts.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Images that match, hidden ones included: they count, and are left out only when their page is answered. */
export function selectImages(content: Content, query: ListQuery): readonly ImageRecord[] {
  const found = [...content.images.values()].filter(
    (image) =>
      named(query, imageSlug(image)) &&
      included(query, image.id) &&
      (query.parents === undefined || query.parents.includes(image.parent)),
  );
  const sign = query.ascending ? 1 : -1;
  return found.toSorted((a, b) => sign * (a.id - b.id));
}

export function selectTerms(content: Content, collection: 'categories' | 'tags', query: ListQuery): readonly TermRecord[] {
  const found = [...content[collection].values()].filter(
    (term) =>
      named(query, term.slug) && included(query, term.id) && (query.parents === undefined || query.parents.includes(term.parent)),
  );
  const counts = content.termCounts();
  const sign = query.ascending ? 1 : -1;
  return found.toSorted((a, b) => {
    if (query.orderby === 'id') return sign * (a.id - b.id);
    if (query.orderby === 'count') return sign * ((counts.get(a.id) ?? 0) - (counts.get(b.id) ?? 0));
    return sign * a.name.localeCompare(b.name, 'en');
  });
}

export function selectAuthors(content: Content, query: ListQuery): readonly AuthorRecord[] {
  const sign = query.ascending ? 1 : -1;
  return [...content.authors.values()]
    .filter((author) => isVisibleAuthor(content, author) && named(query, author.slug) && included(query, author.id))
    .toSorted((a, b) => sign * a.name.localeCompare(b.name, 'en'));
}
