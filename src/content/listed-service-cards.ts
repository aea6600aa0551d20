import { serviceNames } from '#records/service-names';
import type { ServiceSlug } from '../routes.ts';
import { cardPicture } from './service-cards.ts';

/** A card of the services listing: the fields of row SVCL-12. */
export interface ListedServiceCard {
  id: string;
  image: string;
  title: string;
  slug: ServiceSlug;
}

/** Rows SVCL-02 to SVCL-11. */
export const listedServices = [
  'body-contouring',
  'hair-transplant',
  'anti-ageing',
  'rhinoplasty',
  'structural-fat-grafting',
  'gynaecomastia-male-breast-moobs',
  'acne-and-scars',
  'laser-hair-removal',
  'breast-enhancement',
] as const satisfies readonly ServiceSlug[];

/** The same as cards. */
export const listedCards = (): readonly ListedServiceCard[] =>
  listedServices.map((slug) => ({ id: slug, image: cardPicture(slug), title: serviceNames[slug], slug }));
