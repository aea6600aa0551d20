import type { Context } from 'hono';
import { href, type PageRoute, routes } from '../../src/routes.ts';
import { escapeHtml } from '../../src/seo/escape.ts';
import type { AppEnv } from '../tools.ts';
import { galleryPaths } from './gallery.ts';

const HOUR_SEC = 3600;

/** `/robots.txt`: everything but the endpoints may be read. */
export function robots(c: Context<AppEnv>): Response {
  const { SITE_ORIGIN } = c.get('tools').settings;
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`;
  return c.text(text, 200, { 'Cache-Control': `public, max-age=${HOUR_SEC}` });
}

/** Row SEO-24: pages for search engines. Posts are listed as far as they are known; without the content system the rest stands. */
export async function sitemap(c: Context<AppEnv>): Promise<Response> {
  const { settings, content, assets } = c.get('tools');
  const index = await content.postIndex();
  const posts = index.status === 'found' ? index.value.posts : [];
  const pages = Object.values(routes as Record<string, PageRoute>).filter(
    ({ path, noindex, fallback }) => !noindex && !fallback && !path.includes(':') && path !== routes.terms.path,
  );
  const entries = [
    ...pages.map(({ path }) => entry(settings.SITE_ORIGIN + path)),
    ...(await galleryPaths(assets)).map((path) => entry(settings.SITE_ORIGIN + path)),
    ...posts.map(({ slug, modifiedAt }) => entry(settings.SITE_ORIGIN + href('post', { slug }), modifiedAt)),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${HOUR_SEC}` });
}

const entry = (address: string, modified?: string): string =>
  `<url><loc>${escapeHtml(address)}</loc>${modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : ''}</url>`;
