// Made by scripts/services.ts from the records in this folder: edit those.

/** The sentence that each service's page begins with. */
export const serviceLeads = {
  rhinoplasty: 'Reshaping the nose in proportion to the whole face, for form and for breathing.',
  'anti-ageing': 'Surgical and non-surgical ways to soften the signs of age in face and neck.',
  'body-contouring': 'Reshaping the body after weight loss or pregnancy, by liposuction, by removing loose skin, or by both.',
  'breast-enhancement': 'Augmentation, lift and reduction of the breast, planned for your frame and your wishes.',
  'abdominal-contouring': 'Tightening of the skin and muscle of the abdomen, often called a tummy tuck.',
  'hair-transplant': 'Moving your own hair roots, a few at a time, to where hair has thinned or gone.',
  'blepharo-plasty': 'Surgery of the upper or lower eyelids for heavy lids and bags.',
  'gynaecomastia-male-breast-moobs': 'Treatment of enlarged male breasts by liposuction, removal of gland tissue, or both.',
  liposuction: 'Removal of fat that stays in spite of diet and exercise. It shapes; it is not a way to lose weight.',
  'structural-fat-grafting': 'Your own fat, moved in small amounts to restore lost volume.',
  'acne-and-scars': 'Treatment of active acne first, then of the marks and scars it leaves behind.',
  'laser-hair-removal': 'Lasting reduction of unwanted hair, over a series of sessions, with the wavelength your skin allows.',
  'fillers-and-botox': 'Injections that relax lines of expression or replace lost volume, for a limited time.',
  'laser-tattoo-removal': 'Breaking up tattoo ink with short pulses of light, so that the body can carry it away.',
  'stretch-marks-treatment': 'Treatments that can make stretch marks narrower, smoother and less noticeable.',
  'laser-skin-rejuvenation': 'Chemical peels and laser skin toning for uneven colour and texture, fitted to your skin.',
  'laser-scar-revision': 'Laser that makes a scar softer, flatter or closer in colour to the skin around it.',
  'platelet-rich-plasma-injections': 'Injections prepared from your own blood, used for hair loss, skin texture and acne scars.',
  'other-services': 'Further treatments of both departments, and where to begin when you do not know their names.',
  'dark-circles-under-eye-bags': 'What causes dark circles and bags under the eyes, and what can be done about each cause.',
} as const;
