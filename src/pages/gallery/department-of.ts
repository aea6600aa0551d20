import type { Department } from '../../content/clinic.ts';
import type { GalleryCategory } from '../../gallery-categories.ts';

const dermatology: readonly GalleryCategory[] = [
  'Acne and acne scars',
  'Fillers and Botox',
  'Laser Hair Removal',
  'Laser tattoo removal',
  'PRP (Platelet Rich Plasma)',
  'Dark Circles and Under Eye Bags',
];

/** Whose appointments a category leads to (row PROD-06). */
export const categoryDepartment = (category: GalleryCategory): Department =>
  dermatology.includes(category) ? 'dermatology' : 'plasticSurgery';
