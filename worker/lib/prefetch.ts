/** The browser fetches a page before anybody asked for it (`src/app/ahead.ts`). */
export const isPrefetch = (headers: Headers): boolean => headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false;
