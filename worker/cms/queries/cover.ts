import { COVERS } from '../../../dist/covers.js';
import { subjectOf } from '../../../src/content/article-subject.ts';
import type { Picture, PostSummary } from '../../../src/content/records.ts';

/**
 * The picture of an article in lists: its own, else a drawing of its subject, where its categories name one (row BLOG-12). Articles on one
 * subject take turns in its drawings. The files are named by this build, so the drawing never enters the cache of WordPress's answers.
 */
export function coverOf({ id, thumbnail, subcategories, mainCategory }: PostSummary): Picture | null {
  const subject = thumbnail ? null : subjectOf([...subcategories, ...(mainCategory ? [mainCategory] : [])]);
  const drawings = subject ? COVERS[subject] : undefined;
  return thumbnail ?? drawings?.[id % drawings.length] ?? null;
}

export const withCover = (post: PostSummary): PostSummary => ({ ...post, thumbnail: coverOf(post) });
