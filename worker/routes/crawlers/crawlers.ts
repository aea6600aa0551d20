import { type Context, Hono } from 'hono';
import { BUILT_AT } from '../../../dist/build-id.js';
import { clinic } from '../../../src/content/clinic.ts';
import { securityContact } from '../../../src/content/security-contact.ts';
import { icons, type SiteFile } from '../../../src/content/site-files.ts';
import {
  API_PREFIX,
  CONTENT_PATH,
  FEED_PATH,
  MANIFEST_PATH,
  PREVIEW_PATH,
  ROBOTS_PATH,
  SECURITY_TXT_PATH,
  SERVICE_WORKER_PATH,
  SITEMAP_PATH,
  SITEMAPS_PREFIX,
} from '../../../src/endpoints.ts';
import type { AppEnv } from '../../dependencies.ts';
import { only, READ } from '../../middleware/method.ts';
import { feed } from './feed.ts';
import { serviceWorker } from './service-worker.ts';
import { sitemapIndex, sitemapPart } from './sitemaps.ts';

const HOUR_SEC = 3600;

/** `/robots.txt`: everything but the endpoints may be read; searches are endless and lead to nothing new (row SEO-24). */
function robots(c: Context<AppEnv>): Response {
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

const icon = ({ path, width, height }: SiteFile) => ({ src: path, sizes: `${width}x${height}`, type: 'image/png' });

/** The manifest of the site as an application: name and icons for a home screen. Colours are those of `src/styles/tokens.css`. */
function webManifest(c: Context<AppEnv>): Response {
  const manifest = {
    name: clinic.name.value,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf9f9',
    theme_color: '#43207a',
    icons: [icon(icons.small), icon(icons.large), { ...icon(icons.maskable), purpose: 'maskable' }],
  };
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=86400',
  });
}

/** RFC 9116 wants less than a year; a site that nobody builds any more says so by itself. */
const GOOD_FOR_MS = 330 * 24 * HOUR_SEC * 1000;

/** `/.well-known/security.txt` (RFC 9116). */
function securityTxt(c: Context<AppEnv>): Response {
  const { SITE_ORIGIN } = c.get('deps').settings;
  const lines = [
    `Contact: ${securityContact.value}`,
    `Expires: ${new Date(BUILT_AT + GOOD_FOR_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${SITE_ORIGIN}${SECURITY_TXT_PATH}`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': `public, max-age=${HOUR_SEC}` });
}

/** What crawlers, and browsers by themselves, ask for. */
export const crawlerRoutes = new Hono<AppEnv>();
only(crawlerRoutes, READ, ROBOTS_PATH, robots);
only(crawlerRoutes, READ, SITEMAP_PATH, sitemapIndex);
only(crawlerRoutes, READ, `${SITEMAPS_PREFIX}*`, sitemapPart);
only(crawlerRoutes, READ, FEED_PATH, feed);
only(crawlerRoutes, READ, MANIFEST_PATH, webManifest);
only(crawlerRoutes, READ, SECURITY_TXT_PATH, securityTxt);
only(crawlerRoutes, READ, SERVICE_WORKER_PATH, serviceWorker);
