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
