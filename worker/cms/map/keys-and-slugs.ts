import type { PostIndex } from '../../../src/content/records.ts';
import { encodeSlug } from '../../../src/routes.ts';

/** As WordPress stores them: `post_name` is a column of 200 characters. */
const POST_SLUG = /^(?=.{1,200}$)(?:[a-z0-9_-]|%[89a-f][0-9a-f])+$/;

/**
 * A slug in the form in which it is stored (lower case, percent-encoded outside ASCII), or null when it can be none.
 * WordPress reads its `slug` parameter as a list: commas and spaces separate, letters are lowered, and an empty
 * one answers the latest posts. So nothing else may be sent to it.
 */
export const postSlug = (text: string): string | null => slugMatching(POST_SLUG, text);

/** A slug in its encoded form when that fits the pattern, else null. */
export function slugMatching(pattern: RegExp, text: string): string | null {
  try {
    const slug = encodeSlug(text);
    return pattern.test(slug) ? slug : null;
  } catch {
    return null; // A lone surrogate cannot be encoded.
  }
}

/** Names of the records in the cache. */
/** The second shape of it (`pack-index.ts`); a build before reads its own. */
export const INDEX_KEY = 'post-index/2';
export const postKey = (slug: string): string => `post/${slug}`;
/** Pages of editors (`page-list.ts`); their texts lie beside those of managed pages. */
export const PAGE_LIST_KEY = 'page-list';
/** What WordPress says in place of the files (`worker/cms/records`). */
export const RECORDS_KEY = 'records';
export const pageKey = (slug: string): string => `page/${slug}`;

/** Gathers something once for each index. */
function ofEach<Index extends object, Result>(gather: (index: Index) => Result): (index: Index) => Result {
  const gathered = new WeakMap<Index, Result>();
  return (index) => {
    const result = gathered.get(index) ?? gather(index);
    gathered.set(index, result);
    return result;
  };
}

/** The slugs of an index. */
export const slugsOf = ofEach(({ posts }: PostIndex): ReadonlySet<string> => new Set(posts.map(({ slug }) => slug)));

/** Slug → title. */
export type LinkedTitles = ReadonlyMap<string, string>;

/**
 * The slugs by which texts link to the articles of an index, with the titles of those: theirs, and those that they had before, for texts
 * keep what was typed into them.
 */
export const linkedTitlesOf = ofEach((index: PostIndex & { moved?: Readonly<Record<string, string>> }): LinkedTitles => {
  const present = new Map(index.posts.map(({ slug, title }) => [slug, title]));
  const former = Object.entries(index.moved ?? {}).filter(([old, slug]) => present.has(slug) && !present.has(old));
  return new Map([...present, ...former.map(([old, slug]): [string, string] => [old, present.get(slug) ?? ''])]);
});
