import type { Context } from 'hono';
import { API_PREFIX, CONTENT_PATH, PREVIEW_PATH, SITEMAP_PATH } from '../../../src/endpoints.ts';
import type { AppEnv } from '../../dependencies.ts';

const HOUR_SEC = 3600;

/** `/robots.txt`: everything but the endpoints may be read; searches are endless and lead to nothing new (row SEO-24). */
export function robots(c: Context<AppEnv>): Response {
  const { SITE_ORIGIN } = c.get('deps').settings;
  const text = [
    'User-agent: *',
    `Disallow: ${API_PREFIX}`,
    `Allow: ${CONTENT_PATH}/`,
    `Disallow: ${PREVIEW_PATH}`,
    'Disallow: /blogs?*q=',
    '',
    `Sitemap: ${SITE_ORIGIN}${SITEMAP_PATH}`,
    '',
  ].join('\n');
  return c.text(text, 200, { 'Cache-Control': `public, max-age=${HOUR_SEC}` });
}
