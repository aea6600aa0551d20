import { canonicalPath, matchRoute } from '../routes.ts';

/**
 * Path of the page that somebody typed as the canonical one (row SEO-23); null where it is none. Only a listed page of this site
 * counts, with or without `www`: a canonical link to a mistyped or foreign address would take the page out of the index.
 * @param origin public origin of the site
 */
export function canonicalTarget(typed: string, origin: string): string | null {
  const url = typed.trim() === '' ? null : URL.parse(typed, origin);
  if (!url || !/^https?:$/.test(url.protocol) || bareHost(url) !== bareHost(new URL(origin))) return null;
  const path = canonicalPath(url.pathname);
  const match = matchRoute(path);
  // A pattern such as `/blogs/:slug` matches what was mistyped too.
  return match && match.route.path === path && !match.route.noindex ? path : null;
}

const bareHost = ({ host }: URL): string => host.replace(/^www\./, '');
