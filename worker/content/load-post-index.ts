import type { Category, PostIndex, PostSummary } from '../../src/content/records.ts';
import { type ContentDeps, orNull } from './content-deps.ts';
import { embeddedMedia, embeddedTerms } from './embedded.ts';
import { mapCategory } from './map-category.ts';
import { mapPostSummary } from './map-post-summary.ts';
import { isNoindex } from './map-state.ts';
import { idsMember, isId, type RawItem, textMember } from './members.ts';
import { plainText } from './plain-text.ts';
import { postSlug } from './post-slug.ts';

/**
 * All public posts, newest first, and all categories (rows BLOG-23, BLOG-24).
 * @param previous the last good index. Where only categories, tags, pictures or missing excerpts cannot be read, theirs are kept.
 * @throws {UpstreamError} when the posts cannot be read in full, or the categories without a `previous`
 */
export async function loadPostIndex(deps: ContentDeps, previous?: PostIndex): Promise<PostIndex> {
  const [items, categories] = await Promise.all([deps.client.postSummaries(), readCategories(deps, previous)]);
  const [tags, media, contents] = await Promise.all([
    readPart(deps, 'tags', items.flatMap(tagsToRead), deps.client.tags),
    readPart(deps, 'media', items.flatMap(mediaToRead), deps.client.media),
    readPart(deps, 'contents', items.flatMap(contentToRead), deps.client.postContents),
  ]);
  const context = {
    origins: deps.origins,
    categories: new Map(categories.map((category) => [category.id, category])),
    tags: new Map([...(tags ?? [])].map(([id, tag]) => [id, plainText(textMember(tag, 'name'))])),
    media: media ?? new Map<number, RawItem>(),
  };
  const known = new Map(previous?.posts.map((post) => [post.id, post]));
  const posts = items.flatMap((item): PostSummary | [] => {
    const post = mapPostSummary({ ...contents?.get(item.id), ...item }, context);
    if (!post || postSlug(post.slug) === null) return [];
    const last = known.get(post.id);
    return {
      ...post,
      description: post.description || (contents ? '' : (last?.description ?? '')),
      tags: tags || post.tags.length > 0 ? post.tags : (last?.tags ?? []),
      thumbnail: post.thumbnail ?? (media ? null : (last?.thumbnail ?? null)),
      // Without the plugin a list does not say; the article did, when it was read.
      ...(isNoindex(item) === undefined && last?.noindex && { noindex: true as const }),
    };
  });
  return { posts: posts.sort(newestFirst), categories };
}

async function readCategories(deps: ContentDeps, previous: PostIndex | undefined): Promise<Category[]> {
  const reading = deps.client.categories();
  const items = previous ? await orNull(deps, 'categories', reading) : await reading;
  // A content system has one category at the least: an empty list says that something is wrong with it, not that all are gone.
  return items?.length ? items.flatMap((item) => mapCategory(item) ?? []) : (previous?.categories ?? []);
}

/** By id; null when the read failed. No ids, no call. */
async function readPart(
  deps: ContentDeps,
  part: 'tags' | 'media' | 'contents',
  ids: number[],
  read: (ids: number[]) => Promise<RawItem[]>,
): Promise<ReadonlyMap<number, RawItem> | null> {
  const items = ids.length === 0 ? [] : await orNull(deps, part, read(ids));
  return items && new Map(items.map((item) => [item.id, item]));
}

const tagsToRead = (item: RawItem): number[] => (embeddedTerms(item, 'post_tag').length > 0 ? [] : idsMember(item, 'tags'));

const mediaToRead = (item: RawItem): number[] =>
  embeddedMedia(item) === undefined && isId(item.featured_media) ? [item.featured_media] : [];

/** Posts whose description has to come from their content, which the list leaves out to spare the content system rendering it. */
const contentToRead = (item: RawItem): number[] =>
  plainText(textMember(item, 'excerpt', 'rendered')) === '' && item.content === undefined ? [item.id] : [];

const newestFirst = (a: PostSummary, b: PostSummary): number => b.publishedAt.localeCompare(a.publishedAt, 'en') || b.id - a.id;
