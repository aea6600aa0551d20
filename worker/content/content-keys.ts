/** Names of the records in the cache. */
export const INDEX_KEY = 'post-index';
export const postKey = (slug: string): string => `post/${slug}`;
export const pageKey = (slug: string): string => `page/${slug}`;
