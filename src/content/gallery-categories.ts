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

/** Row GAL-19. */
export const defaultGalleryCategory = 'Hair Transplant' satisfies (typeof galleryCategories)[number];
