import { pictures as posters } from 'virtual:pictures/home/testimonial-*';
import { pictures as banner } from 'virtual:pictures/page/patient-stories';
import { pictureSlots } from '../../media/picture-slots.tsx';

/** A picture of the patient stories by its key. */
export const PictureSlot = pictureSlots({ ...banner, ...posters });
