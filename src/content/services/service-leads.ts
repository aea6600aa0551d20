// Made by scripts/services.ts from the records in this folder: edit those.

/** The sentence that each service's page begins with. */
export const serviceLeads = {
  rhinoplasty: 'Reshaping the nose in proportion to the whole face, for form and for breathing.',
  'anti-ageing': 'Surgical and non-surgical ways to soften the signs of age in face and neck.',
  'body-contouring': 'Reshaping the body after weight loss or pregnancy, by liposuction, by removing loose skin, or by both.',
  'breast-enhancement': 'Augmentation, lift and reduction of the breast, planned for your frame and your wishes.',
  'abdominal-contouring': 'Tightening of the skin and muscle of the abdomen, often called a tummy tuck.',
  'hair-transplant': 'Moving your own hair roots to where hair has thinned, to grow there for good where the roots take.',
  'blepharo-plasty': 'Surgery of the upper or lower eyelids for heavy lids and bags.',
  'gynaecomastia-male-breast-moobs': 'Treatment of enlarged male breasts by liposuction, removal of gland tissue, or both.',
  liposuction: 'Removal of fat that stays in spite of diet and exercise. It shapes; it is not a way to lose weight.',
  'structural-fat-grafting': 'Your own fat, moved in small amounts to restore lost volume.',
  'acne-and-scars': 'Treatment of active acne and of the scars it leaves behind.',
  'laser-hair-removal': 'Lasting reduction of unwanted hair by laser, over a series of sessions.',
  'fillers-and-botox': 'Injections that relax lines of expression or restore volume, for a limited time.',
  'laser-tattoo-removal': 'Fading of tattoo ink by laser, step by step over several sessions.',
  'stretch-marks-treatment': 'Treatments that make stretch marks paler, smoother and less noticeable.',
  'laser-skin-rejuvenation': 'Chemical peels and laser skin toning for uneven tone and texture.',
  'laser-scar-revision': 'Laser treatment that softens and blends scars of many kinds.',
  'platelet-rich-plasma-injections': 'Injections prepared from your own blood, used for hair loss, skin texture and acne scars.',
  'other-services': 'Every further treatment we offer, in one list.',
  'dark-circles-under-eye-bags': 'What causes dark circles and bags under the eyes, and what can be done about each cause.',
} as const;
