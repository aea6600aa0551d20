import type { PostIndex, PostSummary } from '../../../src/content/records.ts';
import type { Around, PostLink } from '../../../src/documents/page-data.ts';
import { coverOf } from './list-posts.ts';

const RELATED = 3;
/** A shared sub-category says more than a shared tag, a main category says least. */
const WEIGHT = { subcategory: 4, tag: 2, main: 1 } as const;

const found = new WeakMap<PostIndex, Map<number, Around | null>>();

/** `aroundPost`, worked out once for each article and index: among ten thousand articles it takes milliseconds. */
export function aroundOf(index: PostIndex, id: number): Around | null {
  const known = found.get(index) ?? new Map<number, Around | null>();
  found.set(index, known);
  const around = known.get(id) ?? aroundPost(index, id);
  known.set(id, around);
  return around;
}

/** Neighbours in time and the articles nearest in subject; null while the post is not in the index. */
export function aroundPost({ posts }: PostIndex, id: number): Around | null {
  const position = posts.findIndex((post) => post.id === id);
  const own = posts[position];
  if (!own) return null;
  const scored: { post: PostSummary; score: number }[] = [];
  for (const post of posts) {
    const score = post.id === id ? 0 : likeness(own, post);
    // Newest first already: among equals the newer ones stay.
    if (score > (scored.at(-1)?.score ?? 0) || (score > 0 && scored.length < RELATED)) {
      scored.push({ post, score });
      scored.sort((a, b) => b.score - a.score);
      scored.length = Math.min(scored.length, RELATED);
    }
  }
  const taken = new Set([coverOf(own)?.src ?? '']);
  const related = scored.map(({ post }) => {
    const thumbnail = coverOf(post, taken);
    if (thumbnail) taken.add(thumbnail.src);
    return { ...link(post), thumbnail };
  });
  const [newer, older] = [posts[position - 1], posts[position + 1]];
  return { newer: newer ? link(newer) : null, older: older ? link(older) : null, related };
}

function likeness(a: PostSummary, b: PostSummary): number {
  const subcategories = b.subcategories.filter(({ id }) => a.subcategories.some((own) => own.id === id)).length;
  const tags = b.tags.filter((tag) => a.tags.includes(tag)).length;
  const main = a.mainCategory && b.mainCategory?.id === a.mainCategory.id ? 1 : 0;
  return subcategories * WEIGHT.subcategory + tags * WEIGHT.tag + main * WEIGHT.main;
}

const link = (post: PostSummary): PostLink => ({
  slug: post.slug,
  title: post.title,
  publishedAt: post.publishedAt,
  thumbnail: coverOf(post),
});
