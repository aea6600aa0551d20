import type { Category, PostSummary } from '../../../src/content/records.ts';
import { decodeSafely } from '../../../src/routes.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { embeddedMedia, embeddedTerms, idsMember, isId, isRawItem, member, type RawItem, textMember } from '../client/members.ts';
import { splitCategories } from '../queries/split-categories.ts';
import { pictureFromMedia } from './map-picture.ts';
import { isNoindex } from './map-state.ts';
import { beginning, excerptText, plainText } from './plain-text.ts';
import { utcDate } from './plain-values.ts';

/** What a post points at by id, read beforehand. What the post itself has embedded fills the gaps. */
export interface PostContext {
  origins: ContentOrigins;
  categories: ReadonlyMap<number, Category>;
  tags: ReadonlyMap<number, string>;
  media: ReadonlyMap<number, RawItem>;
}

/** A post as lists show it (row BPOST-15). Null: it has no date, so it is no post. */
export function mapPostSummary(raw: unknown, context: PostContext): PostSummary | null {
  const publishedAt = utcDate(member(raw, 'date_gmt'), member(raw, 'date'));
  const slug = textMember(raw, 'slug');
  if (!isRawItem(raw) || publishedAt === null) return null;
  return {
    id: raw.id,
    slug,
    title: plainText(textMember(raw, 'title', 'rendered')) || wordsOf(slug),
    description: descriptionOf(raw),
    publishedAt,
    modifiedAt: utcDate(member(raw, 'modified_gmt'), member(raw, 'modified')) ?? publishedAt,
    ...splitCategories(idsMember(raw, 'categories'), withEmbedded(raw, context.categories)),
    tags: tagNames(raw, context.tags),
    thumbnail: pictureFromMedia(mediaOf(raw, context.media), 'medium', context.origins),
    ...(isNoindex(raw) && { noindex: true as const }),
  };
}

/** The excerpt, else the beginning of the content, as far as it is there. */
export const descriptionOf = (raw: unknown, contentText?: string): string =>
  excerptText(textMember(raw, 'excerpt', 'rendered')) ||
  beginning(contentText ?? plainText(textMember(raw, 'content', 'rendered')));

/** The featured image as it was embedded or read by its id; undefined when there is none. */
export const mediaOf = (raw: unknown, media: ReadonlyMap<number, RawItem>): unknown =>
  embeddedMedia(raw) ?? media.get(Number(member(raw, 'featured_media')));

/** A post without a title still needs words to be linked by: `without-title` → `Without title`. */
export function wordsOf(slug: string): string {
  const words = decodeSafely(slug).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A category made since the list of categories was read is known by what is embedded; as a top one, until that list is read again. */
function withEmbedded(raw: RawItem, categories: ReadonlyMap<number, Category>): ReadonlyMap<number, Category> {
  const embedded = embeddedTerms(raw, 'category').flatMap((term) => mapCategory(term) ?? []);
  const unknown = embedded.filter(({ id }) => !categories.has(id));
  return unknown.length === 0
    ? categories
    : new Map([...categories, ...unknown.map((category) => [category.id, category] as const)]);
}

function tagNames(raw: RawItem, tags: ReadonlyMap<number, string>): string[] {
  const embedded = embeddedTerms(raw, 'post_tag').map((term) => plainText(textMember(term, 'name')));
  const names = embedded.length > 0 ? embedded : idsMember(raw, 'tags').map((id) => tags.get(id) ?? '');
  return names.filter((name) => name !== '');
}

/** A category from a list or from `_embedded["wp:term"]`, where its parent is not said. Null: unusable. */
export function mapCategory(raw: unknown): Category | null {
  const slug = textMember(raw, 'slug');
  if (!isRawItem(raw) || slug === '') return null;
  const parent = member(raw, 'parent');
  return { id: raw.id, name: plainText(textMember(raw, 'name')) || slug, slug, parent: isId(parent) ? parent : 0 };
}
