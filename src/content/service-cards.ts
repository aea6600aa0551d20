import { cards } from '#records/home-cards';
import { href, type ServiceSlug, serviceLabels } from '../routes.ts';
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

function partLinks(slug: ServiceSlug): Pick<HomeServiceCard, 'information' | 'transformation' | 'faqs' | 'whyUs'> {
  const [information, transformation, faqs, whyUs] = serviceSections;
  const link = ({ name, scrollTo, hash }: (typeof serviceSections)[number]): PartLink => ({
    label: name,
    to: `${href(slug)}#${hash}`,
    state: { scrollTo },
  });
  return { information: link(information), transformation: link(transformation), faqs: link(faqs), whyUs: link(whyUs) };
}

const homeCard = ({ service, text, title }: Home['cards']['plasticSurgery'][number]): HomeServiceCard => {
  const slug = service as ServiceSlug;
  return {
    title: title ?? serviceLabels[slug],
    desc: text,
    bgimage: cardPicture(slug),
    ...partLinks(slug),
    slug,
    service_path: href(slug),
  };
};

/** Row HOME-20. */
export const plasticSurgeryCards = () => cards.cards.plasticSurgery.map(homeCard);

/** Row HOME-21. */
export const dermatologyCards = () => cards.cards.dermatology.map(homeCard);
