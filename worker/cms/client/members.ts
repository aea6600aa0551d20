import { UNSAID_AUTHOR } from '../../../src/content/records.ts';
import { plainText } from '../map/plain-values.ts';

/** Reading values of unknown shape: nothing here throws, whatever an upstream answers. */

/** An entry of a WordPress list that is known to be an object with a usable id, and nothing more. */
export type RawItem = Readonly<Record<string, unknown>> & { readonly id: number };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

export const isRawItem = (value: unknown): value is RawItem => isRecord(value) && isId(value.id);

/** The value at a path of member names and list indexes; undefined where the path leads nowhere. */
export function member(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof step === 'number') found = Array.isArray(found) ? found[step] : undefined;
    else found = isRecord(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}

/** The string at a path; empty where there is none. */
export function textMember(value: unknown, ...path: (string | number)[]): string {
  const found = member(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The list at a path; empty where there is none. */
export function listMember(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = member(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The ids in a list of ids such as `categories`, without what is not an id. */
export const idsMember = (value: unknown, name: string): number[] => listMember(value, name).filter(isId);

/** What `_embed` added to a post or page. The contract's own calls embed all of it, ours ask by name. */

/** The featured image, whatever stands in its place; undefined when none was embedded, so that it may be read by its id. */
export const embeddedMedia = (raw: unknown): unknown => member(raw, '_embedded', 'wp:featuredmedia', 0);

/** Terms of all taxonomies in one list; WordPress answers one list for each, some empty, or none at all. */
export const embeddedTerms = (raw: unknown, taxonomy: 'category' | 'post_tag'): unknown[] =>
  listMember(raw, '_embedded', 'wp:term')
    .flat()
    .filter((term) => textMember(term, 'taxonomy') === taxonomy);

/**
 * Row BPOST-02. A deleted author is an error object, one behind a security plugin as well. WordPress stores the name as HTML: `Rao &amp; Team`.
 */
export const embeddedAuthor = (raw: unknown): string =>
  plainText(textMember(raw, '_embedded', 'author', 0, 'name')) || UNSAID_AUTHOR;
