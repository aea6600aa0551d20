import { categoryOfSlug, type GalleryCategory } from '../../gallery-categories.ts';

/** A saved case, as its address names it: `hair-transplant/t20106`. */
export type SavedCase = `${string}/${string}`;

export interface SavedPlace {
  saved: SavedCase;
  category: GalleryCategory;
  slug: string;
}

const PREFIX = '#saved=';
/** A link must stay short enough for a message. */
export const MAX_SAVED = 40;

/** The case a saved text names; null for anything that is no address of this gallery, since both fragment and storage may be anyone's. */
export function savedPlace(saved: string): SavedPlace | null {
  const [, categorySlug = '', slug = ''] = /^([a-z0-9-]+)\/([a-z0-9-]{1,60})$/.exec(saved) ?? [];
  const category = categoryOfSlug(categorySlug);
  return category ? { saved: `${categorySlug}/${slug}`, category, slug } : null;
}

/** Known places, each once, in their order. */
export function savedPlaces(texts: readonly string[]): SavedPlace[] {
  const places = texts.flatMap((text) => savedPlace(text) ?? []);
  return places.filter((place, index) => places.findIndex(({ saved }) => saved === place.saved) === index).slice(0, MAX_SAVED);
}

/** A fragment never reaches a server: only whoever is given the link sees the list. */
export const fragmentOf = (places: readonly SavedPlace[]): string => PREFIX + places.map(({ saved }) => saved).join(',');

export const placesOfFragment = (hash: string): SavedPlace[] =>
  hash.startsWith(PREFIX) ? savedPlaces(hash.slice(PREFIX.length).split(',')) : [];

/** How a case is named to people. */
export const placeName = ({ category, slug }: SavedPlace): string => `${category}, ${slug.toUpperCase()}`;
