import type { PostIndex } from '../../src/content/records.ts';

/** The post index as it is cached: with the posts that were missing from the last reading, and since when. */
export interface KeptIndex extends PostIndex {
  /** Id → milliseconds since 1970. */
  missingSince: Record<string, number>;
}

/** A post that is missing is believed to be gone when it is still missing after this time. */
const CONFIRM_MS = 60_000;

/**
 * A new reading of the index, laid over the last one. A content system that hiccups leaves posts out of a list and answers 200;
 * so a known post stays until it has been missing twice, a minute apart. A signed notice does not pass here.
 */
export function mergeIndex(previous: KeptIndex | null, next: PostIndex, now: number): KeptIndex {
  const present = new Set(next.posts.map(({ id }) => id));
  const missingSince: Record<string, number> = {};
  const kept = (previous?.posts ?? []).filter(({ id }) => {
    if (present.has(id)) return false;
    const since = previous?.missingSince[id] ?? now;
    if (now - since >= CONFIRM_MS) return false;
    missingSince[id] = since;
    return true;
  });
  const posts = kept.length
    ? [...next.posts, ...kept].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt, 'en'))
    : next.posts;
  return { ...next, posts, missingSince };
}
