import type { RouteName } from '../routes.ts';

/** A link of the menus. */
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

/** Pages that stand in the menus without a place in the main row (row HEAD-19). */
export const moreMenu = [
  { name: 'All services', route: 'services' },
  { name: 'Other services', route: 'other-services' },
  { name: 'Patient Stories', route: 'patientStories' },
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
