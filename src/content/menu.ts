import { href, type RouteName, routes, type ServiceSlug, serviceLabels } from '../routes.ts';
import type { Department } from './clinic.ts';

/** A link of the main menu. */
export interface MenuItem {
  name: string;
  route: RouteName;
}

/** Row HEAD-06: the main menu, in this order. */
export const mainMenu = [
  { name: 'Home', route: 'home' },
  { name: 'About Us', route: 'about' },
  { name: 'Services', route: 'services' },
  { name: 'Our Doctors', route: 'doctors' },
  { name: 'Gallery', route: 'gallery' },
  { name: 'Blog', route: 'blogs' },
  { name: 'International', route: 'international' },
  { name: 'Contact Us', route: 'contact' },
] as const satisfies readonly MenuItem[];

/** Rows HEAD-09 and ROUTE-53: what every service page offers, as navigation state and as an address that can be shared. */
export const serviceSections = [
  { name: 'Information', scrollTo: 'information', hash: 'information' },
  { name: 'Transformation', scrollTo: 'transformation', hash: 'transformation' },
  { name: 'FAQs', scrollTo: 'faqs', hash: 'faq-section' },
  { name: 'Why Us', scrollTo: 'why-us', hash: 'why-us' },
] as const;

/** Navigation state of a link to a part of a service page (row HEAD-11). */
export type ScrollState = { scrollTo: (typeof serviceSections)[number]['scrollTo'] };

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
const landings = {
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
} satisfies Partial<Record<ServiceSlug, RouteName>>;

function service(slug: ServiceSlug): ServiceItem {
  const item = { name: serviceLabels[slug], slug, path: href(slug) };
  const landing = (landings as Partial<Record<ServiceSlug, RouteName>>)[slug];
  return landing ? { ...item, landing: { name: routes[landing].label, path: routes[landing].path } } : item;
}

const surgery: ServiceSlug[] = [
  'rhinoplasty',
  'anti-ageing',
  'body-contouring',
  'breast-enhancement',
  'abdominal-contouring',
  'hair-transplant',
  'blepharo-plasty',
  'gynaecomastia-male-breast-moobs',
  'liposuction',
  'structural-fat-grafting',
];

const skin: ServiceSlug[] = [
  'acne-and-scars',
  'laser-hair-removal',
  'fillers-and-botox',
  'laser-tattoo-removal',
  'stretch-marks-treatment',
  'laser-skin-rejuvenation',
  'laser-scar-revision',
  'platelet-rich-plasma-injections',
  'dark-circles-under-eye-bags',
];

/** Rows HEAD-07 to HEAD-11: category → service → its parts. */
export const serviceCategories: readonly ServiceCategory[] = [
  {
    department: 'plasticSurgery',
    name: 'Plastic Surgery',
    path: `${href('services')}#plastic-surgery`,
    services: surgery.map(service),
  },
  { department: 'dermatology', name: 'Dermatology', path: `${href('services')}#dermatology`, services: skin.map(service) },
];

/** Pages that stand in the menus without a place in the main row (row HEAD-19). */
export const moreMenu = [
  { name: 'All services', route: 'services' },
  { name: 'Other services', route: 'other-services' },
  { name: 'Patient Stories', route: 'patientStories' },
] as const satisfies readonly MenuItem[];

/** The department a page belongs to; null where it belongs to both or to none. */
export const departmentOf = (route: RouteName | null): Department | null =>
  serviceCategories.find(({ services }) => services.some(({ slug }) => slug === route))?.department ?? null;
