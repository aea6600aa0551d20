/** What the two pictures of a treatment show. */
export const treatmentAlt = {
  rhinoplasty: {
    before: 'a nose with a raised bridge and a low tip',
    after: 'the same nose with a straight bridge and a lifted tip',
  },
  'anti-ageing': {
    before: 'a face with a soft jaw line and folds beside the mouth',
    after: 'the same face with a firm jaw line',
  },
  'body-contouring': { before: 'a trunk with a wide waist', after: 'the same trunk with a narrow waist' },
  'breast-enhancement': { before: 'the relief of a chest, low', after: 'the relief of the same chest, higher' },
  'abdominal-contouring': { before: 'the relief of a belly that stands forward', after: 'the relief of the same belly, flat' },
  'hair-transplant': { before: 'thin hair at the front and crown', after: 'even cover to the hairline' },
  'blepharo-plasty': { before: 'an eye under a heavy upper lid', after: 'the same eye, open, with a clear fold in the lid' },
  'gynaecomastia-male-breast-moobs': {
    before: 'the relief of a male chest with two rises',
    after: 'the relief of the same chest, flat',
  },
  liposuction: { before: 'a trunk with full hips and thighs', after: 'the same trunk, slimmer at hips and thighs' },
  'structural-fat-grafting': {
    before: 'hollow skin with few grafts below it',
    after: 'the same skin, filled, with many small grafts below it',
  },
  'acne-and-scars': { before: 'skin with raised red spots', after: 'the same skin, even, with faint marks' },
  'laser-hair-removal': { before: 'skin covered with hairs', after: 'the same skin, almost free of hairs' },
  'fillers-and-botox': { before: 'frown lines across a brow', after: 'the same brow, smooth' },
  'laser-tattoo-removal': { before: 'a dark tattoo of looped lines', after: 'the same skin with faint traces of the tattoo' },
  'stretch-marks-treatment': { before: 'skin with pale, broken streaks', after: 'the same skin with faint streaks' },
  'laser-skin-rejuvenation': { before: 'uneven skin with brown spots', after: 'the same skin, even' },
  'laser-scar-revision': { before: 'a wide red scar with stitch marks', after: 'the same scar, thin and pale' },
  'platelet-rich-plasma-injections': {
    before: 'drops of plasma over skin with faint rings',
    after: 'drops of plasma over skin with clear rings',
  },
  'other-services': { before: 'rippled lines of skin', after: 'calm lines of skin' },
  'dark-circles-under-eye-bags': { before: 'an eye with dark shade below it', after: 'the same eye without the shade' },
} as const satisfies Record<string, { before: string; after: string }>;

/** What can be drawn: each treatment has its own drawing. */
export type Treatment = keyof typeof treatmentAlt;

/** Treatments of the body: their results, steps and figures are shown only after the visitor agreed (row SENS-07). */
const bodyTreatments: readonly Treatment[] = [
  'body-contouring',
  'breast-enhancement',
  'abdominal-contouring',
  'gynaecomastia-male-breast-moobs',
  'liposuction',
];

export const isBodyTreatment = (treatment: Treatment): boolean => bodyTreatments.includes(treatment);
