// Made by scripts/services.ts from the records in this folder: edit those.

/** Service pages: slug → label, in the order of the records. */
export const serviceLabels = {
  rhinoplasty: 'Rhinoplasty',
  'anti-ageing': 'Anti Ageing',
  'body-contouring': 'Body Contouring',
  'breast-enhancement': 'Breast Enhancement',
  'abdominal-contouring': 'Abdominal Contouring',
  'hair-transplant': 'Hair Transplant',
  'blepharo-plasty': 'Blepharoplasty',
  'gynaecomastia-male-breast-moobs': 'Gynaecomastia',
  liposuction: 'Liposuction',
  'structural-fat-grafting': 'Structural Fat Grafting',
  'acne-and-scars': 'Acne and Scars',
  'laser-hair-removal': 'Laser Hair Removal',
  'fillers-and-botox': 'Fillers and Botox',
  'laser-tattoo-removal': 'Laser Tattoo Removal',
  'stretch-marks-treatment': 'Stretch Marks Treatment',
  'laser-skin-rejuvenation': 'Laser Skin Rejuvenation',
  'laser-scar-revision': 'Laser Scar Revision',
  'platelet-rich-plasma-injections': 'Platelet Rich Plasma Injections',
  'other-services': 'Other Services',
  'dark-circles-under-eye-bags': 'Dark Circles and Under Eye Bags',
} as const;

/** Services by the department that treats. */
export const departmentSlugs = {
  plasticSurgery: [
    'rhinoplasty',
    'anti-ageing',
    'body-contouring',
    'breast-enhancement',
    'abdominal-contouring',
    'hair-transplant',
    'blepharo-plasty',
    'gynaecomastia-male-breast-moobs',
    'liposuction',
    'structural-fat-grafting',
  ],
  dermatology: [
    'acne-and-scars',
    'laser-hair-removal',
    'fillers-and-botox',
    'laser-tattoo-removal',
    'stretch-marks-treatment',
    'laser-skin-rejuvenation',
    'laser-scar-revision',
    'platelet-rich-plasma-injections',
    'dark-circles-under-eye-bags',
  ],
} as const;

/** Pages that a page of WordPress with the same slug replaces (rows ROUTE-35, ROUTE-36). */
export const replaceableSlugs = ['other-services', 'dark-circles-under-eye-bags'] as const;
