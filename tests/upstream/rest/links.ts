import type { JsonObject } from '../answer.ts';

export const WP_API = '/wp-json/wp/v2';

export const selfLinks = (origin: string, collection: string, id: number): JsonObject => ({
  self: [{ href: `${origin}${WP_API}/${collection}/${id}`, targetHints: { allow: ['GET'] } }],
  collection: [{ href: `${origin}${WP_API}/${collection}` }],
});

export const CURIES = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];
