import { Link, useLocation } from 'react-router-dom';
import { useCurrentPage } from '../app/page-context.ts';
import type { PageData } from '../content/page-data.ts';
import { decodeSafely, href, matchRoute } from '../routes.ts';

/** Row WRAP-03: hyphens become spaces, words begin with a capital. */
const words = (segment: string): string =>
  decodeSafely(segment)
    .replaceAll('-', ' ')
    .replace(/(^|\s)\S/gu, (letter) => letter.toUpperCase());

/** Title of the last crumb, where the content knows better than the path (row WRAP-04). */
function contentTitle(data: PageData): string | null {
  if (data.status !== 'found') return null;
  const { content } = data;
  if (content.kind === 'post' || content.kind === 'legacy-post') return content.post.title;
  if (content.kind === 'managed') return content.page.title;
  if (content.kind === 'blogs-by-service') return content.service.name;
  return null;
}

/** Crumbs of a path: every part that is a page, by its label. Parts that are no page (`/blogs/service`) are left out. */
function crumbsOf(pathname: string, data: PageData): { path: string; label: string }[] {
  const segments = pathname.split('/').filter(Boolean);
  return segments.flatMap((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    const last = index === segments.length - 1;
    const literal = matchRoute(path);
    const label = literal && !literal.route.path.includes(':') ? literal.route.label : null;
    if (last) return [{ path, label: contentTitle(data) ?? label ?? words(segment) }];
    return label ? [{ path, label }] : [];
  });
}

/** Breadcrumb of every page but home (rows WRAP-02 to WRAP-05). Not-found pages show none: their path is no place. */
export function Breadcrumb() {
  const { pathname } = useLocation();
  const { handle, data } = useCurrentPage();
  if (!handle?.name || handle.name === 'home' || data.status === 'absent' || data.status === 'gone') return null;
  const crumbs = [{ path: href('home'), label: 'Home' }, ...crumbsOf(pathname, data)];
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol className="row">
        {crumbs.map(({ path, label }, index) => (
          <li key={path}>{index === crumbs.length - 1 ? <span aria-current="page">{label}</span> : <Link to={path}>{label}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
