import type { PostSummary } from './records.ts';

/** An article of a list that says next to nothing, and what a test wants it to say. */
export const postSummary = (id: number, given: Partial<PostSummary> = {}): PostSummary => ({
  id,
  slug: `post-${id}`,
  title: '',
  description: '',
  publishedAt: '2026-01-01T00:00:00Z',
  modifiedAt: '2026-01-01T00:00:00Z',
  mainCategory: null,
  subcategories: [],
  tags: [],
  thumbnail: null,
  ...given,
});
