import { href } from '../routes.ts';
import type { GalleryCategory } from './services/service-content.ts';

/** Target of a link into the gallery, with the navigation state that carries the category (row SVC-13). */
export interface GalleryLink {
  to: string;
  state: { category: GalleryCategory };
}

/** Row SVC-13: `<ButtonLink {...galleryLink('Rhinoplasty')}>View More Cases</ButtonLink>`. */
export const galleryLink = (category: GalleryCategory): GalleryLink => ({ to: href('gallery'), state: { category } });
