import { describe } from 'vitest';
import { describeErrors } from './contract/errors.ts';
import { describeFilters, describeHiddenPosts, describePaging } from './contract/lists.ts';
import { createGet } from './contract/read-content.ts';
import {
  describeEmbedding,
  describeFields,
  describePages,
  describePosts,
  describeTermsAndMedia,
  type Featured,
} from './contract/shapes.ts';

/**
 * What any CMS has to answer for the site to work: the double and a real WordPress satisfy it alike. Where
 * versions of WordPress differ, nothing is expected.
 */
export function describeContentContract(name: string, getBaseUrl: () => string, featured: Featured): void {
  const get = createGet(getBaseUrl);
  describe(`${name} answers as a CMS`, () => {
    describePaging(get);
    describeHiddenPosts(get);
    describeFilters(get);
    describeFields(get);
    describeEmbedding(get, featured);
    describePages(get);
    describeTermsAndMedia(get, featured);
    describePosts(get);
    describeErrors(get);
  });
}
