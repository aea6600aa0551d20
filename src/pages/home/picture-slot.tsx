import { pictures as affiliations } from 'virtual:pictures/affiliation';
import { pictures as cases } from 'virtual:pictures/case/home';
import { pictures as doctors } from 'virtual:pictures/doctor';
import { pictures as hero } from 'virtual:pictures/hero';
import { pictures as home } from 'virtual:pictures/home';
import { pictures as media } from 'virtual:pictures/media-outlet';
import { pictures as rooms } from 'virtual:pictures/room';
import { pictures as cards } from 'virtual:pictures/service/*/card';
import { pictureSlots } from '../../media/picture-slots.tsx';

/** The pictures of the home page by their keys. */
const homePictures = { ...hero, ...home, ...cards, ...cases, ...doctors, ...rooms, ...affiliations, ...media };

/** A picture of the home page by its key. */
export const PictureSlot = pictureSlots(homePictures);
