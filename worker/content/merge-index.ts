import type { PostIndex } from '../../src/content/records.ts';

/** The post index as it is cached: with the posts that were missing from the last reading, and since when. */
export interface KeptIndex extends PostIndex {
  /** Id → milliseconds since 1970. */
  missingSince: Record<string, number>;
  /** Slugs that posts had before → the one they have now. */
  moved: Record<string, string>;
  /** The same of categories; absent in copies older than it. */
  movedCategories?: Record<string, string>;
}

/** Old slugs that are remembered. */
const MAX_MOVED = 1000;

/** Remembers that a post was renamed; what led to its old slug leads to the new one. */
export function withMove(moved: Readonly<Record<string, string>>, from: string, to: string): Record<string, string> {
  if (from === '' || from === to) return { ...moved };
  const led = Object.entries(moved).map(([old, target]): [string, string] => [old, target === from ? to : target]);
  const kept = led.filter(([old, target]) => old !== from && old !== to && old !== target);
  return Object.fromEntries([...kept, [from, to] as const].slice(-MAX_MOVED));
}

/** A post that is missing is believed to be gone when it is still missing after this time. */
export const CONFIRM_MS = 60_000;

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
  let moved: Record<string, string> = { ...previous?.moved };
  const slugs = new Map(previous?.posts.map(({ id, slug }) => [id, slug]));
  for (const { id, slug } of next.posts) moved = withRename(moved, slugs.get(id), slug);
  return { ...next, posts, missingSince, moved, ...renamedCategories(previous, next) };
}

/** A category that was renamed leads from its old slug to its new one. */
function renamedCategories(previous: KeptIndex | null, next: PostIndex): Pick<KeptIndex, 'movedCategories'> {
  const slugs = new Map(previous?.categories.map(({ id, slug }) => [id, slug]));
  let moved: Record<string, string> = { ...previous?.movedCategories };
  for (const { id, slug } of next.categories) moved = withRename(moved, slugs.get(id), slug);
  return Object.keys(moved).length > 0 ? { movedCategories: moved } : {};
}

const withRename = (moved: Record<string, string>, before: string | undefined, now: string): Record<string, string> =>
  before === undefined || before === now ? moved : withMove(moved, before, now);
