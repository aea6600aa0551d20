import { departmentOf } from '../../content/departments.ts';
import type { RouteName } from '../../routes.ts';

/** The item of the main menu under which a page stands. */
function parentOf(page: RouteName | null): RouteName | null {
  if (departmentOf(page) || page === 'other-services') return 'services';
  if (page === 'post' || page === 'blogsByService') return 'blogs';
  return null;
}

/**
 * `aria-current` of the menu's items: `page` for the page itself, `true` for the item it stands under. By route name and
 * not by path, since the not-found page is one document for every path.
 */
export const currentItem =
  (page: RouteName | null) =>
  (item: RouteName): 'page' | 'true' | undefined =>
    item === page ? 'page' : item === parentOf(page) ? 'true' : undefined;
