import { listMember, member, textMember } from '../client/members.ts';
import { collapse } from '../map/text-of-tree.ts';

/** What `_embed` added to a post or page. The contract's own calls embed all of it, ours ask by name. */

/** The featured image, whatever stands in its place; undefined when none was embedded, so that it may be read by its id. */
export const embeddedMedia = (raw: unknown): unknown => member(raw, '_embedded', 'wp:featuredmedia', 0);

/** Terms of all taxonomies in one list; WordPress answers one list for each, some empty, or none at all. */
export const embeddedTerms = (raw: unknown, taxonomy: 'category' | 'post_tag'): unknown[] =>
  listMember(raw, '_embedded', 'wp:term')
    .flat()
    .filter((term) => textMember(term, 'taxonomy') === taxonomy);

/** Row BPOST-02. A deleted author is an error object, one behind a security plugin as well. */
export const embeddedAuthor = (raw: unknown): string => collapse(textMember(raw, '_embedded', 'author', 0, 'name')) || 'Author';
