import { about } from '#records/about';
import type { ServiceSlug } from '../routes.ts';
import type { Placeholder } from './placeholder.ts';
import { cardPicture } from './service-cards.ts';

/** A card of the services carousel (row ABOUT-02); `image` is a picture key. */
export interface AboutCard {
  id: string;
  title: string;
  text: string;
  image: string;
}

/** Row ABOUT-02: what the two departments treat, in five cards. All lead to the doctors (row ABOUT-05). */
export const aboutCards = (): AboutCard[] =>
  about.cards.map(({ service, ...card }) => ({ ...card, image: cardPicture(service as ServiceSlug) }));

const { rooms } = about.facilities;

/** Row ABOUT-07: picture keys of ten rooms. */
export const facilities: Placeholder<string[]> = {
  ...rooms,
  value: Array.from({ length: rooms.value }, (_, index) => `room/${index + 1}`),
};

/** Texts of the about page, in the order in which they stand there (rows ABOUT-01 to ABOUT-11). */
export const aboutTexts = about;
