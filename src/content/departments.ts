import { departmentSlugs } from '#records/service-index';
import type { RouteName, ServiceSlug } from '../routes.ts';
import type { Department } from './clinic.ts';

/** Services by the department that treats, in the order of the menus (row HEAD-08). */
export const departmentServices: Readonly<Record<Department, readonly ServiceSlug[]>> = departmentSlugs;

/** The department a page belongs to; null where it belongs to both or to none. */
export function departmentOf(route: RouteName | null): Department | null {
  const belongs = (department: Department) => departmentServices[department].some((slug) => slug === route);
  if (belongs('dermatology')) return 'dermatology';
  return belongs('plasticSurgery') ? 'plasticSurgery' : null;
}
