import { GALLERY_FILES_PREFIX, PRIVATE_PREFIX } from '../../endpoints.ts';
import type { GalleryCategory } from '../../gallery-categories.ts';
import type { PackedPicture } from '../../media/packed-picture.ts';
import type { CaseFilter, CaseTraits, TraitChoices } from './case-traits.ts';
import type { Stage } from './gallery-entry.ts';

/** What the stage shows at once: a picture, or the moments of one angle. Counted as one image (rows GAL-01, GAL-02). */
export interface GalleryImage {
  angle?: string;
  pictures: { stage?: Stage; picture: PackedPicture }[];
}

export type GalleryBanner = [wide: PackedPicture, tall: PackedPicture];

/** A case as the browser knows it. Texts are absent where there are none; fallbacks are the screen's (row GAL-05). */
export interface GalleryCase {
  /** Segment of its address. */
  slug: string;
  /** Place in the category, from 0. */
  at: number;
  /** Place of its first image among those of the category, from 0. */
  first: number;
  code?: string;
  name?: string;
  description?: string;
  disclaimer?: string;
  traits?: CaseTraits;
  images: GalleryImage[];
}

/** What a page of the gallery is shown from. */
export interface GalleryContent {
  kind: 'gallery';
  category: GalleryCategory;
  /** The address names the category; `/gallery` itself shows the default one. */
  named: boolean;
  /** Images of each category, in the order of `galleryCategories`. */
  counts: number[];
  /** Cases of this category. */
  caseCount: number;
  /** Picture of the banner, wide and tall: the treatment's own drawing; absent where there is none. */
  banner?: GalleryBanner;
  /** Names the data files of this category; see `casesPath`. */
  version: string;
  /** What its cases can be filtered by; absent where none has anything to compare. */
  choices?: TraitChoices;
  /** The filter of the address; `cases` are then all that it finds, and no others. */
  filter?: CaseFilter;
  /** The cases known so far, by place; the first ten are always among them. */
  cases: GalleryCase[];
  /** Address of the case asked for; null: the first one. */
  current: string | null;
  /** Addresses of the cases before and after the current one, wrapping at the ends; empty where not known. */
  previous: string;
  next: string;
}

/** What the Worker knows of the whole gallery: enough to tell an address that exists from one that does not. */
export interface GalleryIndex {
  categories: GalleryIndexCategory[];
}

export interface GalleryIndexCategory {
  slug: string;
  version: string;
  images: number;
  /** Addresses of its cases, in order. */
  cases: string[];
  /** Addresses of cases that were withdrawn: 410. */
  withdrawn: string[];
  /** What each of its cases can be compared by; absent where none has anything. */
  traits?: (CaseTraits | null)[];
  banner?: GalleryBanner;
}

/** Row GAL-12: tiles at first, and more with each load; also the cases in one data file. */
export const CASES_PER_LOAD = 10;

/** Public address of one data file: cases `page * 10 …` of a category. */
export const casesPath = (slug: string, version: string, page: number): string =>
  `${GALLERY_FILES_PREFIX}${slug}.${version}.${page}.json`;

/** Where the build leaves the index for the Worker. */
export const INDEX_PATH = `${PRIVATE_PREFIX}/gallery/index.json`;
