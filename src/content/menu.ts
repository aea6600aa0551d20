import * as words from '#words/header';
import { type PlainRoute, routes } from '../routes.ts';

/** A link of the menus. */
export interface MenuItem {
  name: string;
  route: PlainRoute;
}

/** Row HEAD-06: the main menu, in this order. */
export const mainMenu = (): readonly MenuItem[] =>
  mainPages.map((route) => ({ name: route === 'blogs' ? words.blog : routes[route].label(), route }));

const mainPages = ['home', 'about', 'services', 'doctors', 'gallery', 'blogs', 'international', 'contact'] as const;

/** Pages that stand in the menus without a place in the main row (row HEAD-19). */
export const moreMenu = (): readonly MenuItem[] => [
  { name: words.allServices, route: 'services' },
  { name: words.otherServices, route: 'other-services' },
  { name: routes.patientStories.label(), route: 'patientStories' },
];

/** Rows HEAD-09 and ROUTE-53: what every service page offers, as navigation state and as an address that can be shared. */
export const serviceSections = [
  { name: () => words.information, scrollTo: 'information', hash: 'information' },
  { name: () => words.transformation, scrollTo: 'transformation', hash: 'transformation' },
  { name: () => words.faqs, scrollTo: 'faqs', hash: 'faq-section' },
  { name: () => words.whyUs, scrollTo: 'why-us', hash: 'why-us' },
] as const;

/** Navigation state of a link to a part of a service page (row HEAD-11). */
export type ScrollState = { scrollTo: (typeof serviceSections)[number]['scrollTo'] };
