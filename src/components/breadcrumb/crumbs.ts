import { caseTitle } from '../../content/gallery/case-words.ts';
import { categoryName } from '../../content/gallery/category-names.ts';
import { barePath } from '../../current-language.ts';
import type { PageData } from '../../documents/page-data.ts';
import { categoryOfSlug } from '../../gallery-categories.ts';
import { decodeSafely, href, matchRoute, routes } from '../../routes.ts';
import { localised } from '../link.tsx';

export interface Crumb {
  path: string;
  label: string;
}

/** Row WRAP-03: hyphens become spaces, words begin with a capital. */
const words = (segment: string): string =>
  decodeSafely(segment)
    .replaceAll('-', ' ')
    .replace(/(^|\s)\S/gu, (letter) => letter.toUpperCase());

/** Title of the last crumb, where the content knows better than the path (row WRAP-04). */
function contentTitle(data: PageData): string | null {
  if (data.status !== 'found') return null;
  const { content } = data;
  if ('post' in content) return content.post.title;
  if (content.kind === 'managed') return content.page.title;
  // Nobody is thanked who has sent nothing.
  if ('form' in content && !content.form) return routes.enquiry.label();
  if (content.kind === 'blogs-by-service') return content.service.name;
  if (content.kind === 'gallery' && content.current) return caseTitle(content.cases.find(({ slug }) => slug === content.current));
  return null;
}

/** Label of a path that is a page of its own; null for patterns, whose parts have no fixed name. */
function routeLabel(path: string): string | null {
  const match = matchRoute(path);
  const category = match?.name === 'galleryCategory' && categoryOfSlug(match.params['category'] ?? '');
  if (category) return categoryName(category);
  return match && !match.route.path.includes(':') ? match.route.label() : null;
}

/**
 * Crumbs of a path, home first. Each part that is a page stands there with its label; parts that are none, such as
 * `/blogs/service`, are left out (row WRAP-04). `missing` names a page that does not exist: its path is not a place.
 */
export function crumbsOf(pathname: string, data: PageData, missing: string | null = null): Crumb[] {
  const home = { path: href('home'), label: routes.home.label() };
  if (missing) return [home, { path: pathname, label: missing }];
  const segments = (import.meta.english ? pathname : barePath(pathname)).split('/').filter(Boolean);
  const crumbs = segments.flatMap((segment, index) => {
    const english = `/${segments.slice(0, index + 1).join('/')}`;
    const [path, label] = [import.meta.english ? english : localised(english), routeLabel(english)];
    if (index === segments.length - 1) return [{ path, label: contentTitle(data) || label || words(segment) }];
    return label ? [{ path, label }] : [];
  });
  return [home, ...crumbs];
}
