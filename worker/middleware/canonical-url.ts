import type { MiddlewareHandler } from 'hono';
import { galleryAddress } from '../../src/content/gallery-address.ts';
import { inLanguagePath, type LocalPath } from '../../src/languages.ts';
import { decodeSafely, href, matchRoute } from '../../src/routes.ts';
import { categoryAt } from '../cms/client/loaders.ts';
import { slugOfCategory } from '../cms/queries/list-posts.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { canonicalAddress, localPath } from '../languages.ts';
import { failure } from '../lib/failure.ts';

/** Longer addresses are nobody's: the longest of ours has some 700 characters. */
const MAX_URL_LENGTH = 4096;
/** An encoded slash, backslash or control character means one thing here and another upstream. */
const AMBIGUOUS = /%(?:2f|5c|[01][0-9a-f]|7f)/i;
/** A percent sign that begins no encoding. */
const MALFORMED = /%(?![0-9a-f]{2})/i;
/** Addresses that take their path literally: what they name is not ours to rewrite. */
const LITERAL = /^\/(?:api|assets|media|p|_p)\//;

/** One form of every address, by permanent redirect (rows ROUTE-02, ROUTE-50, PLAT-15). Refuses what no page can have. */
export const canonicalUrl: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.url.length > MAX_URL_LENGTH) return failure(c, 414, 'uri-too-long', 'This address is too long.');
  const { pathname, search, searchParams } = new URL(c.req.url);
  if (LITERAL.test(pathname) || !['GET', 'HEAD'].includes(c.req.method)) return next();
  if (AMBIGUOUS.test(pathname) || MALFORMED.test(pathname)) return c.notFound();
  const { settings } = c.get('deps');
  const wanted = canonicalAddress(pathname, settings, ownForm);
  const { language, path } = localPath(wanted, settings);
  const gallery = galleryAddress(path, searchParams);
  if (gallery) return c.redirect(inLanguagePath(language, gallery), 301);
  if (wanted === pathname) return next();
  const address = await serviceAddress(wanted, { language, path }, c.get('deps'));
  // Spelling never changes back; the slug of a category may.
  if (address !== wanted) c.header('Cache-Control', 'no-cache');
  return c.redirect(address + search, 301);
};

/** A category of articles asked for by its name moves to its slug in the same redirect, not in a second one. */
async function serviceAddress(address: string, { language, path }: LocalPath, { content }: Dependencies): Promise<string> {
  const match = matchRoute(path);
  const asked = decodeSafely(match?.params['service'] ?? '').toLowerCase();
  if (match?.name !== 'blogsByService' || !match.params['service']?.includes('%')) return address;
  const index = await content.postIndex(language);
  const slug = index.status === 'found' ? slugOfCategory(index.value, asked) : null;
  return slug && decodeSafely(slug) !== asked ? inLanguagePath(language, href('blogsByService', { service: slug })) : address;
}

/** `.html` is never public: `/about-us.html` is `/about-us`, where there is such a page. Lists of WordPress have another name here. */
function ownForm(path: string): string {
  const category = categoryAt(path);
  if (category) return href('blogsByService', { service: category });
  const page = path.replace(/\.html?$/, '');
  return page !== path && matchRoute(page)?.route.path === page ? page : path;
}
