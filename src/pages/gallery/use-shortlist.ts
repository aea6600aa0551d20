import { useSyncExternalStore } from 'react';
import { categoryName } from '../../content/gallery/category-names.ts';
import { categoryOfSlug, type GalleryCategory } from '../../gallery-categories.ts';

/** The visitor is told of it beside the button that writes it (row LS-04). */
const SHORTLIST_KEY = 'galleryShortlist';

const nothing: SavedPlace[] = [];
let list: SavedPlace[] | null = null;
const listeners = new Set<() => void>();

function stored(): SavedPlace[] | null {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? '[]');
    return Array.isArray(texts) ? savedPlaces(texts.map(String)) : nothing;
  } catch {
    // Refused or not ours: the list begins empty and lasts for this visit.
    return null;
  }
}

const get = (): SavedPlace[] => {
  list ??= stored() ?? nothing;
  return list;
};

function set(next: SavedPlace[]): void {
  list = next;
  try {
    if (next.length) localStorage.setItem(SHORTLIST_KEY, JSON.stringify(next.map(({ saved }) => saved)));
    else localStorage.removeItem(SHORTLIST_KEY);
  } catch {
    // Refused: the link to the list keeps it.
  }
  for (const changed of listeners) changed();
}

function changedElsewhere({ key }: StorageEvent): void {
  if (key !== SHORTLIST_KEY && key !== null) return;
  list = null;
  for (const changed of listeners) changed();
}

/** A page that was kept whole for the way back has heard of nothing meanwhile: what it wrote next would take away what was added elsewhere. */
function shownAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  list = stored() ?? list;
  for (const changed of listeners) changed();
}

// Also while another page is shown: on the way back to the gallery the list is that of now, and gone where it was cleared.
if (!import.meta.env.SSR && 'addEventListener' in globalThis) {
  addEventListener('storage', changedElsewhere);
  addEventListener('pageshow', shownAgain);
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export interface ShortlistState {
  places: SavedPlace[];
  has: (saved: SavedCase) => boolean;
  toggle: (saved: SavedCase) => void;
  add: (more: readonly SavedPlace[]) => void;
  clear: () => void;
}

/** The cases a visitor has put aside: on the device alone, and in the links they make of it. Empty until hydration is done. */
export function useShortlist(): ShortlistState {
  const places = useSyncExternalStore(watch, get, () => nothing);
  const has = (saved: SavedCase): boolean => places.some((place) => place.saved === saved);
  const texts = places.map(({ saved }) => saved);
  return {
    places,
    has,
    toggle: (saved) => set(has(saved) ? places.filter((place) => place.saved !== saved) : savedPlaces([...texts, saved])),
    add: (more) => set(savedPlaces([...texts, ...more.map(({ saved }) => saved)])),
    clear: () => set(nothing),
  };
}

/** A saved case, as its address names it: `hair-transplant/t20106`. */
type SavedCase = `${string}/${string}`;

export interface SavedPlace {
  saved: SavedCase;
  category: GalleryCategory;
  slug: string;
}

const PREFIX = '#saved=';
/** A link must stay short enough for a message. */
const MAX_SAVED = 40;

/** The case a saved text names; null for anything that is not an address of this gallery, since both fragment and storage may be anyone's. */
function savedPlace(saved: string): SavedPlace | null {
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
export const placeName = ({ category, slug }: SavedPlace): string => `${categoryName(category)}, ${slug.toUpperCase()}`;
