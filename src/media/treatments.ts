/** What can be drawn: each treatment has its own drawing. */
export const treatments = [
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
  'acne-and-scars',
  'laser-hair-removal',
  'fillers-and-botox',
  'laser-tattoo-removal',
  'stretch-marks-treatment',
  'laser-skin-rejuvenation',
  'laser-scar-revision',
  'platelet-rich-plasma-injections',
  'other-services',
  'dark-circles-under-eye-bags',
] as const;

export type Treatment = (typeof treatments)[number];

/** Treatments of the body: their results, steps and figures are shown only after the visitor agreed (row SENS-07). */
const bodyTreatments: readonly Treatment[] = [
  'body-contouring',
  'breast-enhancement',
  'abdominal-contouring',
  'gynaecomastia-male-breast-moobs',
  'liposuction',
];

export const isBodyTreatment = (treatment: Treatment): boolean => bodyTreatments.includes(treatment);
