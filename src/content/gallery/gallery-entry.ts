import type { GalleryCategory } from '../../gallery-categories.ts';
import type { CaseTraits } from './case-traits.ts';

/** Moments a picture of a result may be taken at. */
export const stages = ['before', 'during', 'after'] as const;
export type Stage = (typeof stages)[number];

/** Path of one picture, its key in the catalogue: `case/hair-transplant/t20106/before`. */
export type PicturePath = string;

/**
 * One image of a result as the clinic lists it (rows GAL-22, GAL-23): what the stage shows at once, either one picture or the
 * moments of one angle. Images whose titles begin with the same code make one case (row GAL-28).
 */
export interface GalleryEntry {
  id?: string;
  /** Case code and a short name: `T20106 Front and crown`. */
  title?: string;
  description?: string;
  disclaimer?: string;
  image?: PicturePath | Partial<Record<Stage, PicturePath>>;
  /** What the case can be compared by; of the images of one case the first that has any counts. */
  traits?: CaseTraits;
  /** From where it was taken: `front`, `left side`. */
  angle?: string;
  /** Overrides what the treatment says about its pictures (row SENS-07). */
  sensitive?: boolean;
}

/** Rows GAL-24 and GAL-25: groups keyed by service name; an image may be given as its bare path. */
export type GalleryEntries = Readonly<Partial<Record<GalleryCategory, readonly (GalleryEntry | PicturePath)[]>>>;

export type { CaseConsents } from '../schema/gallery.ts';
