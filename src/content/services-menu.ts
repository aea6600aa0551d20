import { serviceNames } from '#records/service-names';
import * as words from '#words/departments';
import { href, type RouteName, routes, type ServiceSlug } from '../routes.ts';
import type { Department } from './clinic.ts';
import { departmentServices } from './departments.ts';

/** Row HEAD-20: a service in the menu. */
export interface ServiceItem {
  name: string;
  slug: ServiceSlug;
  path: string;
  /** Its landing page for the city, where there is one (row HEAD-18). */
  landing?: { name: string; path: string };
}

export interface ServiceCategory {
  department: Department;
  /** Row HEAD-08. */
  name: string;
  /** Its part of the services listing. */
  path: string;
  services: readonly ServiceItem[];
}

/** Row HEAD-18: the twelve landing pages, each at the service nearest to it. */
const landings: Partial<Record<ServiceSlug, RouteName>> = {
  rhinoplasty: 'rhinoplastyInBangalore',
  'anti-ageing': 'faceliftInBangalore',
  'body-contouring': 'bodyContouringInBangalore',
  'breast-enhancement': 'breastAugmentationInBangalore',
  'abdominal-contouring': 'mommyMakeoverInBangalore',
  'hair-transplant': 'hairTransplantInBangalore',
  'acne-and-scars': 'acneScarsInBangalore',
  'laser-hair-removal': 'laserHairRemovalInBangalore',
  'fillers-and-botox': 'fillersBotoxInBangalore',
  'laser-tattoo-removal': 'laserTattooRemovalInBangalore',
  'platelet-rich-plasma-injections': 'prpInBangalore',
  'dark-circles-under-eye-bags': 'darkCirclesInBangalore',
};

function item(slug: ServiceSlug): ServiceItem {
  const landing = landings[slug];
  return {
    name: serviceNames[slug],
    slug,
    path: href(slug),
    ...(landing && { landing: { name: routes[landing].label(), path: routes[landing].path } }),
  };
}

/** Rows HEAD-07 to HEAD-11: category → service → its parts (`serviceSections`). */
export const serviceCategories = (): readonly ServiceCategory[] => [
  {
    department: 'plasticSurgery',
    name: words.plasticSurgery,
    path: `${href('services')}#plastic-surgery`,
    services: departmentServices.plasticSurgery.map(item),
  },
  {
    department: 'dermatology',
    name: words.dermatology,
    path: `${href('services')}#dermatology`,
    services: departmentServices.dermatology.map(item),
  },
];
