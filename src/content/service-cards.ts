import { cards } from '#records/home-cards';
import { serviceNames } from '#records/service-names';
import { href, type ServiceSlug } from '../routes.ts';
import { type ScrollState, serviceSections } from './menu.ts';
import type { Home } from './schema/pages.ts';

/** A link to a part of a service page: as a hash, and as navigation state (rows HEAD-11, ROUTE-53). */
export interface PartLink {
  label: string;
  to: string;
  state: ScrollState;
}

/** A card of the home page: the fields of row HOME-22. `bgimage` is a picture key. */
export interface HomeServiceCard {
  title: string;
  desc: string;
  bgimage: string;
  information: PartLink;
  transformation: PartLink;
  faqs: PartLink;
  whyUs: PartLink;
  slug: ServiceSlug;
  service_path: string;
}

/** Key of the picture on a service's card. */
export const cardPicture = (slug: ServiceSlug): string => `service/${slug}/card`;

const homeCard = ({ service, text, title }: Home['cards']['plasticSurgery'][number]): HomeServiceCard => {
  const slug = service as ServiceSlug;
  const path = href(slug);
  const [information, transformation, faqs, whyUs] = serviceSections.map(({ name, scrollTo, hash }) => ({
    label: name(),
    to: `${path}#${hash}`,
    state: { scrollTo },
  })) as [PartLink, PartLink, PartLink, PartLink];
  return {
    title: title ?? serviceNames[slug],
    desc: text,
    bgimage: cardPicture(slug),
    information,
    transformation,
    faqs,
    whyUs,
    slug,
    service_path: path,
  };
};

/** Row HOME-20. */
export const plasticSurgeryCards = () => cards.cards.plasticSurgery.map(homeCard);

/** Row HOME-21. */
export const dermatologyCards = () => cards.cards.dermatology.map(homeCard);
