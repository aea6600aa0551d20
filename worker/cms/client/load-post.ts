import type { Category, Post } from '../../../src/content/records.ts';
import { mapPost } from '../map/map-post.ts';
import { type ContentDeps, featuredMedia } from './content-deps.ts';
import { UpstreamError } from './upstream-error.ts';

interface PostQuery {
  slug: string;
  /** Of the post index: a post names its categories by id only. */
  categories: readonly Category[];
}

/**
 * One post with its content (rows BPOST-11, BPOST-14).
 * @returns `absent` when no public post has this slug, or the slug can be none (then nothing is asked)
 * @throws {UpstreamError}
 */
export async function loadPost(deps: ContentDeps, { slug, categories }: PostQuery): Promise<Post | 'absent'> {
  const raw = await deps.client.postBySlug(slug);
  if (!raw) return 'absent';
  const context = {
    origins: deps.origins,
    categories: new Map(categories.map((category) => [category.id, category])),
    tags: new Map<number, string>(),
    media: await featuredMedia(deps, raw),
  };
  const post = mapPost(raw, context, deps.origins);
  if (!post) throw new UpstreamError('wrong-shape', new URL(deps.origins.cmsOrigin));
  return post;
}
