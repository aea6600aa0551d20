import type { PostIndex } from '../../../src/content/records.ts';

const slugSets = new WeakMap<PostIndex, ReadonlySet<string>>();

/** The slugs of an index, gathered once for each index. */
export function slugsOf(index: PostIndex): ReadonlySet<string> {
  const slugs = slugSets.get(index) ?? new Set(index.posts.map(({ slug }) => slug));
  slugSets.set(index, slugs);
  return slugs;
}
