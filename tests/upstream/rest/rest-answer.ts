import type { Answer, Json } from '../answer.ts';
import type { RestFailure } from './rest-failure.ts';

const ALWAYS = {
  'content-type': 'application/json; charset=UTF-8',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
  'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
  vary: 'Origin',
  // The plugin: WordPress alone says nothing of caches to strangers.
  'cache-control': 'no-cache',
} as const;

/** JSON as PHP writes it: slashes and everything outside ASCII escaped. */
export const phpJson = (value: Json): string =>
  JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[^\p{ASCII}]/gu, escapeUnits);

const escapeUnits = (character: string): string =>
  Array.from({ length: character.length }, (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`).join(
    '',
  );

/** A good answer. There is no `ETag` and no `Last-Modified`, as on the real one. */
export const restAnswer = (origin: string, body: Json, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  headers: { ...ALWAYS, link: apiLink(origin), allow: 'GET', ...headers },
  body: phpJson(body),
});

export const failureAnswer = (origin: string, failure: RestFailure): Answer => ({
  status: failure.status,
  headers: { ...ALWAYS, link: apiLink(origin), ...(failure.status === 400 ? { allow: 'GET' } : {}) },
  body: phpJson(failure.body()),
});

const apiLink = (origin: string): string => `<${origin}/wp-json/>; rel="https://api.w.org/"`;
