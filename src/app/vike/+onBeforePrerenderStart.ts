import { prerenderUrl } from '../../endpoints.ts';
import { translatedPaths } from '../../languages.ts';
import { staticPaths } from '../../routes.ts';

/** Every static page and the not-found page, in every language: with placeholders, and as a live site shows them. */
export const onBeforePrerenderStart = (): string[] =>
  [...staticPaths(), '/404', ...translatedPaths()].flatMap((path) => [prerenderUrl(path), prerenderUrl(path, true)]);
