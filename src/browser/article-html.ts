import type { PageData } from '../documents/page-data.ts';

/** Element that holds an article's HTML. The HTML travels there alone; the data block leaves it out. */
export const ARTICLE_ID = 'article-body';

/** Ids in content get this prefix, so that none can take the place of an id or a global name of our own. */
export const ID_PREFIX = 'user-content-';

type WithHtml = { html: string };

function articleOf(data: PageData): WithHtml | null {
  if (data.status !== 'found') return null;
  const { content } = data;
  if (content.kind === 'post' || content.kind === 'legacy-post') return content.post;
  return content.kind === 'managed' ? content.page : null;
}

/** A copy of the data without the article's HTML, for the data block of the document. */
export function withoutArticle(data: PageData): PageData {
  if (!articleOf(data)) return data;
  const copy = structuredClone(data);
  const article = articleOf(copy);
  if (article) article.html = '';
  return copy;
}

/** Puts the HTML back that stands in the document. */
export function restoreArticle(data: PageData, root: { getElementById: (id: string) => { innerHTML: string } | null }): PageData {
  const article = articleOf(data);
  if (article && !article.html) article.html = root.getElementById(ARTICLE_ID)?.innerHTML ?? '';
  return data;
}
