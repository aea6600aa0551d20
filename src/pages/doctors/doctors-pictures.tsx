import { pictures as leads } from 'virtual:pictures/doctor';
import { pictureSlots } from '../../media/picture-slots.tsx';

/** A picture of the doctors' page by its key. */
export const PictureSlot = pictureSlots(leads);
