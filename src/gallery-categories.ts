/** Row GAL-21: the categories of the results gallery, in the specification's order and wording. */
export const galleryCategories = [
  'Rhinoplasty',
  'Anti Ageing Procedures',
  'Body Contouring Abdominoplasty',
  'Breast Augmentation/Breast Enhancement',
  'Hair Transplant',
  'Liposuction',
  'Acne and acne scars',
  'Fillers and Botox',
  'Laser Hair Removal',
  'Laser tattoo removal',
  'PRP (Platelet Rich Plasma)',
  'Dark Circles and Under Eye Bags',
  'Blepharoplasty',
  'Structural Fat Grafting',
  'Gynaecomastia (Male Breast / Moobs)',
  'Others',
] as const;

export type GalleryCategory = (typeof galleryCategories)[number];

/** Row GAL-19. */
export const defaultGalleryCategory = 'Hair Transplant' satisfies GalleryCategory;

/** Segment of a category's address: `Acne and acne scars` → `acne-and-acne-scars`. */
export const gallerySlug = (category: string): string =>
  category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The category at an address; undefined where there is none. */
export const categoryOfSlug = (slug: string): GalleryCategory | undefined =>
  galleryCategories.find((category) => gallerySlug(category) === slug);

/** Row GAL-18: navigation state counts only when it names a known category. */
export const categoryOfState = (state: unknown): GalleryCategory | undefined => {
  const given = state !== null && typeof state === 'object' && 'category' in state ? state.category : undefined;
  return galleryCategories.find((category) => category === given);
};
