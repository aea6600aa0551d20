import { blepharoplasty, darkCircles } from './eye.ts';
import { face } from './face.ts';
import { tattooRemoval } from './kolam.ts';
import { hairRemoval, scarRevision, skinRejuvenation, stretchMarks } from './laser-treatments.ts';
import { hairTransplant } from './scalp.ts';
import { acneAndScars, fatGrafting, fillersAndBotox, otherServices, plateletRichPlasma } from './skin-treatments.ts';
import type { Study } from './study.ts';
import { abdominalContouring, breastEnhancement, gynaecomastia } from './surface-treatments.ts';
import type { Drawing } from './svg.ts';
import { bodyContouring, liposuction } from './torso.ts';

/** One study per treatment; the names are the slugs of the service pages. */
export const treatments = {
  rhinoplasty: (study) => face(study, 'nose'),
  'anti-ageing': (study) => face({ ...study, flip: true }, 'age'),
  'fillers-and-botox': fillersAndBotox,
  'breast-enhancement': breastEnhancement,
  'gynaecomastia-male-breast-moobs': gynaecomastia,
  'abdominal-contouring': abdominalContouring,
  'body-contouring': bodyContouring,
  liposuction,
  'structural-fat-grafting': fatGrafting,
  'blepharo-plasty': blepharoplasty,
  'dark-circles-under-eye-bags': darkCircles,
  'hair-transplant': hairTransplant,
  'acne-and-scars': acneAndScars,
  'laser-hair-removal': hairRemoval,
  'laser-tattoo-removal': tattooRemoval,
  'stretch-marks-treatment': stretchMarks,
  'laser-skin-rejuvenation': skinRejuvenation,
  'laser-scar-revision': scarRevision,
  'platelet-rich-plasma-injections': plateletRichPlasma,
  'other-services': otherServices,
} satisfies Record<string, (study: Study) => Drawing>;

export type Treatment = keyof typeof treatments;

export const isTreatment = (kind: string): kind is Treatment => Object.hasOwn(treatments, kind);
