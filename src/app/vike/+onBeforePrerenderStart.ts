import { prerenderUrl } from '../../endpoints.ts';
import { staticPaths } from '../../routes.ts';

/** Every static page, and the not-found page. */
export const onBeforePrerenderStart = (): string[] => [...staticPaths(), '/404'].map(prerenderUrl);
