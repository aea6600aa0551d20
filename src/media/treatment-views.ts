import type { Treatment } from './treatments.ts';

/**
 * From where each treatment is drawn. The first is how it stands for itself; those of `results` are what a camera could see.
 * Every treatment has four at least, so that a page shows no drawing twice.
 */
const views = {
  side: 'from the side',
  front: 'from the front',
  below: 'from below',
  back: 'from behind',
  above: 'from above',
  angle: 'at an angle',
  relief: 'as a relief',
  map: 'as lines of equal height',
  eye: 'one eye',
  surface: 'the whole area',
  limb: 'on an arm or a leg',
  detail: 'close up',
  section: 'cut through the skin',
} as const;

export type View = keyof typeof views;

/** The view in English words, as samples of cases name it: `from the side`. Texts of pictures have theirs in `src/words/drawn.yaml`. */
export const viewWords = (view: View): string => views[view];

/** What a photograph of the result could show, in the order in which pages use them. */
const photographed = {
  rhinoplasty: ['side', 'front', 'below', 'detail'],
  'anti-ageing': ['side', 'front', 'detail'],
  'body-contouring': ['back', 'side', 'detail'],
  'breast-enhancement': ['relief', 'angle', 'map'],
  'abdominal-contouring': ['relief', 'side', 'map'],
  'hair-transplant': ['above', 'front', 'detail'],
  'blepharo-plasty': ['eye', 'front', 'detail'],
  'gynaecomastia-male-breast-moobs': ['relief', 'side', 'map'],
  liposuction: ['back', 'side', 'detail'],
  'structural-fat-grafting': ['surface', 'front', 'detail'],
  'acne-and-scars': ['surface', 'front', 'detail'],
  'laser-hair-removal': ['surface', 'limb', 'detail'],
  'fillers-and-botox': ['surface', 'front', 'detail'],
  'laser-tattoo-removal': ['surface', 'limb', 'detail'],
  'stretch-marks-treatment': ['surface', 'limb', 'detail'],
  'laser-skin-rejuvenation': ['surface', 'front', 'detail'],
  'laser-scar-revision': ['surface', 'limb', 'detail'],
  'platelet-rich-plasma-injections': ['surface', 'front', 'detail'],
  'other-services': ['surface', 'front', 'detail'],
  'dark-circles-under-eye-bags': ['eye', 'front', 'detail'],
} as const satisfies Record<Treatment, readonly [View, View, View, ...View[]]>;

export const resultViews = (treatment: Treatment): readonly View[] => photographed[treatment];

/** The views of a treatment as the generator draws them: the results' own and the section, which no camera sees. */
export type ViewOf<T extends Treatment> = (typeof photographed)[T][number] | 'section';

/** How the `n`th result (from 0) is seen; those after the first round look the other way, and then comes the cut through the skin. */
export function resultView(treatment: Treatment, n: number): { view: View; flip?: true } {
  const all = resultViews(treatment);
  const turn = n % (2 * all.length + 1);
  const view = turn === 2 * all.length ? 'section' : (all[turn % all.length] ?? 'section');
  return turn >= all.length && view !== 'section' ? { view, flip: true } : { view };
}
