import { pictures as doctors } from 'virtual:pictures/doctor';
import { pictures as banner } from 'virtual:pictures/page/about';
import { pictures as rooms } from 'virtual:pictures/room';
import { pictures as cards } from 'virtual:pictures/service/*/card';
import { pictureSlots } from '../../media/picture-slots.tsx';

/** A picture of the about page by its key. */
export const PictureSlot = pictureSlots({ ...banner, ...rooms, ...doctors, ...cards });
