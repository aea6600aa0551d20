/** Names of the records in the cache. */
/** The second shape of it (`pack-index.ts`); a build before reads its own. */
export const INDEX_KEY = 'post-index/2';
export const postKey = (slug: string): string => `post/${slug}`;
/** Pages of editors (`page-list.ts`); their texts lie beside those of managed pages. */
export const PAGE_LIST_KEY = 'page-list';
export const pageKey = (slug: string): string => `page/${slug}`;
