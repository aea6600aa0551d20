import { type Context, Hono } from 'hono';
import { BUILD_ID, BUILT_AT } from '../../../dist/build-id.js';
import { clinic } from '../../../src/content/clinic.ts';
import { securityContact } from '../../../src/content/security-contact.ts';
import { icons, type SiteFile } from '../../../src/content/site-files.ts';
import {
  API_PREFIX,
  CONTENT_PATH,
  FEED_PATH,
  localFeedPath,
  localServiceWorkerPath,
  MANIFEST_PATH,
  PREVIEW_PATH,
  PRIVATE_PREFIX,
  ROBOTS_PATH,
  SECURITY_TXT_PATH,
  SERVICE_WORKER_PATH,
  SITEMAP_PATH,
  SITEMAPS_PREFIX,
} from '../../../src/endpoints.ts';
import { inLanguagePath } from '../../../src/languages.ts';
import type { AppEnv } from '../../dependencies.ts';
import { siteLanguages } from '../../languages.ts';
import { neededFile } from '../../lib/asset-files.ts';
import { asPublished } from '../../middleware/as-published.ts';
import { only, READ } from '../../middleware/method.ts';
import { SECURITY_TXT_DAYS } from '../../ops/known-problems.ts';
import { overlayOfPage } from '../pages/page-source.ts';
import { feed } from './feed.ts';
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
    'Disallow: /*/blogs?*q=',
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

/** `/.well-known/security.txt` (RFC 9116). */
function securityTxt(c: Context<AppEnv>): Response {
  const { SITE_ORIGIN } = c.get('deps').settings;
  const lines = [
    `Contact: ${securityContact.value}`,
    `Expires: ${new Date(BUILT_AT + SECURITY_TXT_DAYS * 24 * HOUR_SEC * 1000).toISOString()}`,
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
only(crawlerRoutes, READ, FEED_PATH, asPublished(feed));
only(crawlerRoutes, READ, `/:file{${localFeedPath('[a-z]+').slice(1)}}`, asPublished(feed));
only(crawlerRoutes, READ, MANIFEST_PATH, asPublished(webManifest));
only(crawlerRoutes, READ, SECURITY_TXT_PATH, asPublished(securityTxt));
only(crawlerRoutes, READ, SERVICE_WORKER_PATH, serviceWorker);
only(crawlerRoutes, READ, `/:file{${localServiceWorkerPath('[a-z]+').slice(1)}}`, serviceWorker);

/** What `SERVICE_WORKER=off` sends to every device instead: it removes the copies and then itself. */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.includes('kept-')).map((name) => caches.delete(name))))
    .then(() => registration.unregister()),
));
`;

/**
 * `/sw.js`, and `/sw-fr.js` of a language that is shown. Browsers ask for it again at navigations; it is never kept by any cache, so that a
 * deploy, or the switch, reaches them. The name of the build stands in it: another build is another script. So is one whose offline page
 * has other phones and hours than the files.
 */
async function serviceWorker(c: Context<AppEnv>): Promise<Response> {
  const { assets, settings } = c.get('deps');
  const language = siteLanguages(settings).find(({ code }) => localServiceWorkerPath(code) === c.req.path) ?? null;
  if (!language && c.req.path !== SERVICE_WORKER_PATH) return c.notFound();
  const headers: Record<string, string> = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...(language && { 'Service-Worker-Allowed': inLanguagePath(language, '/') }),
  };
  if (settings.SERVICE_WORKER === 'off') return c.body(FAREWELL, 200, headers);
  const file = await neededFile(assets, PRIVATE_PREFIX + c.req.path);
  const overlay = await overlayOfPage(null, c.get('deps'), language);
  const said = overlay?.page.records['clinic'];
  const changed = said ? `self.CLINIC=${JSON.stringify(said)};` : '';
  return c.body(`self.BUILD=${JSON.stringify(BUILD_ID)};${changed}${await file.text()}`, 200, headers);
}
