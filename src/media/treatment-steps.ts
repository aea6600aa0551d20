import type { ServiceSlug } from '../routes.ts';
import type { View } from './treatment-views.ts';

/** One picture of a viewer: from where, how much is still to be done (1 before, 0 after), what is shown on it, and that in words. */
export interface Step {
  view: View;
  k: number;
  act?: string;
  alt: string;
}

/** The drawings of each service's viewer, in the order of its record's titles: every step shows its step. */
export const treatmentSteps: Partial<Record<ServiceSlug, readonly Step[]>> = {
  rhinoplasty: [
    { view: 'side', k: 1, alt: 'A nose in profile with a raised bridge and a low tip' },
    { view: 'front', k: 1, alt: 'The same nose from the front, with the middle of the face drawn as a line' },
    { view: 'below', k: 0.9, act: 'access', alt: 'The nose from below, with the short cut between the nostrils' },
    { view: 'detail', k: 0.7, act: 'cartilage', alt: 'Bone of the bridge and cartilages of the tip, under the skin' },
    { view: 'below', k: 0.3, act: 'septum', alt: 'The wall between the nostrils, drawn straight' },
    { view: 'detail', k: 0, act: 'overlay', alt: 'The profile after, close up, with the line of before dashed over it' },
  ],
  'anti-ageing': [
    { view: 'side', k: 1, alt: 'A face in profile with a soft jaw line and folds beside the mouth' },
    { view: 'section', k: 1, act: 'read', alt: 'Skin, fat and the deeper layer of the face, cut across' },
    { view: 'detail', k: 0.8, alt: 'The skin of cheek and jaw, close up' },
    { view: 'section', k: 0.6, act: 'fill', alt: 'A needle that ends below the dermis' },
    { view: 'section', k: 0.2, act: 'lift', alt: 'The deeper layer, held by stitches' },
    { view: 'front', k: 0, alt: 'The face after, from the front, with a firm jaw line' },
  ],
  'body-contouring': [
    { view: 'back', k: 1, alt: 'A trunk from behind with a wide waist' },
    { view: 'side', k: 0.9, alt: 'The same trunk from the side' },
    { view: 'back', k: 0.7, act: 'stages', alt: 'Three areas of the trunk, numbered by dots: one after the other' },
    { view: 'detail', k: 0.5, act: 'scars', alt: 'The flank close up, with the line of the scar' },
    { view: 'section', k: 0.5, act: 'draw', alt: 'Skin and fat cut across, with a blunt tube in the fat' },
    { view: 'back', k: 0, act: 'overlay', alt: 'The trunk after, with the outline of before dashed round it' },
  ],
  'breast-enhancement': [
    { view: 'relief', k: 1, alt: 'The relief of a chest, low' },
    { view: 'map', k: 1, act: 'measure', alt: 'The chest as lines of equal height, with a rule laid across' },
    { view: 'relief', k: 0.8, act: 'marks', alt: 'The relief with the middle and the two folds marked' },
    { view: 'section', k: 0.35, alt: 'Skin, fat and muscle cut across, with an implant before the muscle' },
    { view: 'angle', k: 0.2, alt: 'The relief from one side, higher' },
    { view: 'map', k: 0, alt: 'The chest after, as lines of equal height' },
  ],
  'abdominal-contouring': [
    { view: 'side', k: 1, alt: 'A trunk from the side with a belly that stands forward' },
    { view: 'relief', k: 1, act: 'line', alt: 'The relief of the belly, with the line of the scar low on it' },
    { view: 'section', k: 1, alt: 'Skin, fat and the two straight muscles cut across: the muscles lie apart' },
    { view: 'section', k: 0.35, act: 'close', alt: 'The two muscles drawn together by stitches' },
    { view: 'map', k: 0.2, alt: 'The belly as lines of equal height, flatter' },
    { view: 'side', k: 0, act: 'overlay', alt: 'The trunk after, with the line of before dashed before it' },
  ],
  'hair-transplant': [
    { view: 'above', k: 1, alt: 'A scalp from above, thin at the front and crown' },
    { view: 'above', k: 0.8, act: 'count', alt: 'A ruled field at the back of the scalp, where roots are counted' },
    { view: 'front', k: 1, alt: 'A face from the front, with the new hairline dashed above the brow' },
    { view: 'section', k: 0.9, act: 'take', alt: 'Roots in the skin cut across, and the fine punch that takes one' },
    { view: 'detail', k: 0.5, alt: 'The hairline close up, half planted' },
    { view: 'above', k: 0, alt: 'The scalp after, covered to the hairline' },
  ],
  'blepharo-plasty': [
    { view: 'eye', k: 1, alt: 'An eye under a heavy upper lid' },
    { view: 'eye', k: 0.6, act: 'marks', alt: 'The lid with the fold marked that is to be removed' },
    { view: 'section', k: 0.9, act: 'upper', alt: 'Eye and lids cut from top to bottom: skin of the upper lid' },
    { view: 'section', k: 0.4, act: 'lower', alt: 'The same cut: the fat of the lower lid' },
    { view: 'detail', k: 0.1, act: 'stitches', alt: 'Fine stitches in the fold of the lid, close up' },
    { view: 'front', k: 0, alt: 'Both eyes after, open, with a clear fold in the lids' },
  ],
  liposuction: [
    { view: 'back', k: 1, alt: 'A trunk from behind with full hips and thighs' },
    { view: 'back', k: 0.8, act: 'map', alt: 'The same trunk with rings drawn round the fullest places' },
    { view: 'section', k: 0.9, act: 'fluid', alt: 'Skin and fat cut across, with drops of fluid in the fat' },
    { view: 'section', k: 0.45, act: 'draw', alt: 'Less fat, with a blunt tube in it' },
    { view: 'side', k: 0.3, alt: 'The trunk from the side, slimmer' },
    { view: 'back', k: 0, act: 'overlay', alt: 'The trunk after, with the outline of before dashed round it' },
  ],
  'structural-fat-grafting': [
    { view: 'front', k: 1, alt: 'A face from the front with hollow cheeks' },
    { view: 'section', k: 0.9, act: 'donor', alt: 'Skin and fat cut across, with a blunt tube in the fat' },
    { view: 'surface', k: 0.4, alt: 'Small grafts, side by side' },
    { view: 'section', k: 0.4, act: 'thread', alt: 'Grafts laid into hollow skin in fine threads' },
    { view: 'detail', k: 0, alt: 'The cheek after, filled, close up' },
  ],
  'laser-hair-removal': [
    { view: 'section', k: 1, act: 'none', alt: 'Hairs with their roots in the skin, cut across' },
    { view: 'section', k: 0.7, act: 'rest', alt: 'Growing roots, and resting ones ringed' },
    { view: 'surface', k: 0.6, alt: 'Skin with hairs and the three beams of light' },
    { view: 'limb', k: 0.9, act: 'test', alt: 'A leg with hairs, and one small field without' },
    { view: 'section', k: 0.4, act: 'cool', alt: 'Shaved hairs below a cooling plate' },
    { view: 'limb', k: 0, alt: 'The leg after, almost free of hairs' },
  ],
};
