import type { GalleryImage, ServiceResults } from '../../content/schema/service.ts';

/** A picture of a page's gallery. */
export interface ShownImage {
  /** Name below `service/<slug>/`. */
  image: string;
  state?: 'before' | 'after';
}

/** Images of a page's gallery in one form: named one by one, or else the numbered ones, before and after in turn (rows SVC-11, SVC-12). */
export function resultImages({ pictures, images }: Pick<ServiceResults, 'pictures' | 'images'>): ShownImage[] {
  return (images ?? Array.from({ length: pictures }, (_, index) => numbered(index))).map(toShown);
}

const numbered = (index: number): GalleryImage => ({ image: `gallery-${index + 1}`, state: index % 2 ? 'after' : 'before' });

const toShown = (image: GalleryImage): ShownImage => (typeof image === 'string' ? { image } : image);
