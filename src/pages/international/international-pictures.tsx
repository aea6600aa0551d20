import { pictures } from 'virtual:pictures/international';
import { pictureSlots } from '../../media/picture-slots.tsx';

/** A picture of the international page by its key. */
export const PictureSlot = pictureSlots(pictures);
