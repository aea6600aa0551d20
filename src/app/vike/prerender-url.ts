/** Prerendered files lie under a prefix that no visitor can read; the Worker takes them from there. */
import { PRIVATE_PREFIX } from '../../endpoints.ts';

/** Where vike writes a page: `/about-us` → `/_p/about-us` (a file with `.html`). */
export const prerenderUrl = (path: string): string => PRIVATE_PREFIX + (path === '/' ? '/index' : path);

/** The page's path again, from a prerender URL or a plain path. */
export const pagePath = (url: string): string => url.replace(/^\/_p(?:\/index$)?/, '') || '/';
