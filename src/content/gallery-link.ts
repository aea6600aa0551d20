import { type GalleryCategory, gallerySlug } from '../gallery-categories.ts';
import { href } from '../routes.ts';

/** Target of a link into the gallery: an address that can be shared, and the navigation state of row GAL-18. */
export interface GalleryLink {
  to: string;
  state: { category: GalleryCategory };
}

/** Row SVC-13: `<ButtonLink {...galleryLink('Rhinoplasty')}>View More Cases</ButtonLink>`. */
export const galleryLink = (category: GalleryCategory): GalleryLink => ({
  to: href('galleryCategory', { category: gallerySlug(category) }),
  state: { category },
});
