/** Names of the records in the cache. */
/** The second shape of it (`pack-index.ts`); a build before reads its own. */
export const INDEX_KEY = 'post-index/2';
export const postKey = (slug: string): string => `post/${slug}`;
export const pageKey = (slug: string): string => `page/${slug}`;
