import { prerenderUrl } from '../../endpoints.ts';
import { staticPaths } from '../../routes.ts';

/** Every static page, and the not-found page: with placeholders, and as a live site shows them. */
export const onBeforePrerenderStart = (): string[] =>
  [...staticPaths(), '/404'].flatMap((path) => [prerenderUrl(path), prerenderUrl(path, true)]);
