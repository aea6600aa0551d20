import { figures } from '#records/figures';
import { href, type ServiceSlug, serviceLabels } from '../routes.ts';
import { type ScrollState, serviceSections } from './menu.ts';

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

const homeCard = (slug: ServiceSlug, desc: string, title: string = serviceLabels[slug]): HomeServiceCard => ({
  title,
  desc,
  bgimage: cardPicture(slug),
  ...partLinks(slug),
  slug,
  service_path: href(slug),
});

/** Row HOME-20. */
export const plasticSurgeryCards = [
  homeCard('rhinoplasty', 'Reshaping the nose in proportion to the whole face, for form and for breathing.'),
  homeCard('body-contouring', 'Reshaping the waist after weight loss or pregnancy, where skin and fat have stayed.'),
  homeCard('anti-ageing', 'Softening lines and lifting the lower face and neck, with surgery or without.'),
  homeCard('hair-transplant', 'Moving your own hair roots to where hair has thinned, a few at a time.'),
  homeCard('breast-enhancement', 'Augmentation, reshaping and reduction, planned around your own frame.'),
  homeCard('blepharo-plasty', 'Relieving heavy upper lids and the bags beneath, along the natural fold.'),
] satisfies HomeServiceCard[];

/** Row HOME-21. */
export const dermatologyCards = [
  homeCard('acne-and-scars', 'Calming active acne first, then evening out the marks it left.'),
  homeCard('laser-hair-removal', 'Three wavelengths, 755, 810 and 1064 nm, matched to skin and hair.'),
  homeCard('fillers-and-botox', `${figures.botox} Fillers last 6 to 18 months.`),
  homeCard('laser-tattoo-removal', 'Breaking up the ink step by step, over 5 to 10 sessions.'),
  homeCard(
    'platelet-rich-plasma-injections',
    'Your own platelets, for hair loss, skin texture and acne scars.',
    'Platelet Rich Plasma',
  ),
  homeCard('dark-circles-under-eye-bags', 'Treating the shadow, the colour and the hollow beneath the eye.', 'Dark Circles'),
] satisfies HomeServiceCard[];
