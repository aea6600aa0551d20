import type { Category, PostIndex, PostSummary } from '../../../src/content/records.ts';

/** The post index as it is cached: with the posts that were missing from the last reading, and since when. */
export interface KeptIndex extends PostIndex {
  /** Id → milliseconds since 1970. */
  missingSince: Record<string, number>;
  /** Slugs that posts had before → the one they have now. */
  moved: Record<string, string>;
  /** The same of categories; absent in copies older than it. */
  movedCategories?: Record<string, string>;
  /** A reading that has not ended yet: the next one goes on from here. */
  reading?: IndexReading;
}

/** How far a reading of the index has come. */
export interface IndexReading {
  /** Milliseconds since 1970. */
  begunAt: number;
  /** Pages of the list; null while nobody has said. */
  pages: number | null;
  /** Numbers of the pages that were read. */
  done: number[];
  /** The list was read to its end. */
  ended: boolean;
  hasCategories: boolean;
  /** Ids of the posts that were in it. */
  seen: number[];
  lacking: Lack[];
}

/** What a post points at by id and has still to be read. */
export interface Lack {
  id: number;
  tags: number[];
  /** 0: none. */
  media: number;
  /** Its description has to come from its content. */
  content: boolean;
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
 * Posts that were read, laid over the index that is known. What a webhook has changed since stays: it is the newer one. Posts that were
 * not read stay as well, until the reading has ended (`closeIndex`).
 */
export function overlayIndex(known: KeptIndex | null, read: Pick<PostIndex, 'posts' | 'categories'>): KeptIndex {
  const before = new Map(known?.posts.map((post) => [post.id, post]));
  const posts = new Map(before);
  let moved: Record<string, string> = { ...known?.moved };
  for (const post of read.posts) {
    const last = before.get(post.id);
    if (last && last.modifiedAt > post.modifiedAt) continue;
    posts.set(post.id, post);
    moved = withRename(moved, last?.slug, post.slug);
  }
  const sorted = [...posts.values()].sort(newestFirst);
  const index = { ...known, posts: sorted, categories: read.categories, missingSince: known?.missingSince ?? {}, moved };
  return { ...index, ...renamedCategories(known, read.categories) };
}

/** A category that was renamed leads from its old slug to its new one. */
function renamedCategories(known: KeptIndex | null, categories: readonly Category[]): Pick<KeptIndex, 'movedCategories'> {
  const slugs = new Map(known?.categories.map(({ id, slug }) => [id, slug]));
  let moved: Record<string, string> = { ...known?.movedCategories };
  for (const { id, slug } of categories) moved = withRename(moved, slugs.get(id), slug);
  return Object.keys(moved).length > 0 ? { movedCategories: moved } : {};
}

/**
 * The end of a reading: what was not in it is missing. A CMS that hiccups leaves posts out of a list and answers 200;
 * so a known post stays until it has been missing twice, a minute apart. A signed webhook does not pass here.
 * @param seen ids of the posts that were in the reading
 */
export function closeIndex(index: KeptIndex, seen: ReadonlySet<number>, now: number): KeptIndex {
  const missingSince: Record<string, number> = {};
  const posts = index.posts.filter(({ id }) => {
    if (seen.has(id)) return true;
    const since = index.missingSince[id] ?? now;
    if (now - since >= CONFIRM_MS) return false;
    missingSince[id] = since;
    return true;
  });
  return { ...index, posts, missingSince };
}

const newestFirst = (a: PostSummary, b: PostSummary): number => b.publishedAt.localeCompare(a.publishedAt, 'en') || b.id - a.id;

const withRename = (moved: Record<string, string>, before: string | undefined, now: string): Record<string, string> =>
  before === undefined || before === now ? moved : withMove(moved, before, now);
