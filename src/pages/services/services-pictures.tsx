import { pictures as banner } from 'virtual:pictures/page/services';
import { pictures as cards } from 'virtual:pictures/service/*/card';
import { pictureSlots } from '../../media/picture-slots.tsx';

/** A picture of the services listing by its key. */
export const PictureSlot = pictureSlots({ ...banner, ...cards });
