import { pictureSlots } from '../../media/picture-slots.tsx';
import { homePictures } from './home-pictures.ts';

/** A picture of the home page by its key. */
export const PictureSlot = pictureSlots(homePictures);
