import { staticPaths } from '../../routes.ts';
import { prerenderUrl } from './prerender-url.ts';

/** Every static page, and the not-found page. */
export const onBeforePrerenderStart = (): string[] => [...staticPaths(), '/404'].map(prerenderUrl);
