import type { ViewOf } from '../../../src/media/treatment-views.ts';
import type { Treatment } from '../../../src/media/treatments.ts';
import { closer } from './closer.ts';
import { contourMap } from './contour-map.ts';
import { blepharoplasty, darkCircles } from './eye.ts';
import { face } from './face.ts';
import { frontFace, type Trouble } from './front-face.ts';
import { tattooRemoval } from './kolam.ts';
import { hairRemoval, scarRevision, skinRejuvenation, stretchMarks } from './laser-treatments.ts';
import { lidSection } from './lid-section.ts';
import { limb } from './limb.ts';
import { noseBase } from './nose-base.ts';
import { hairTransplant } from './scalp.ts';
import { cuts } from './section.ts';
import { sideBody } from './side-body.ts';
import { acneAndScars, fatGrafting, fillersAndBotox, otherServices, plateletRichPlasma } from './skin-treatments.ts';
import type { Study } from './study.ts';
import { abdomen, breast, maleChest, relief } from './surface-treatments.ts';
import { type Drawing, wrap } from './svg.ts';
import { bodyContouring, liposuction } from './torso.ts';

type Draw = (study: Study) => Drawing;

const nose: Draw = (study) => face(study, 'nose');
const jaw: Draw = (study) => face({ ...study, flip: !study.flip }, 'age');
const looking =
  (trouble: Trouble): Draw =>
  (study) =>
    frontFace(study, trouble);
const near =
  (draw: Draw, x: number, y: number, zoom: number): Draw =>
  (study) =>
    closer(study, draw, { x, y, zoom });

/** The studies of each treatment by view; the names are the slugs of the service pages. */
export const treatments: { readonly [T in Treatment]: Readonly<Record<ViewOf<T>, Draw> & { whole?: Draw }> } = {
  rhinoplasty: {
    whole: nose,
    side: near(nose, 0.78, 0.46, 1.5),
    front: near(looking('nose'), 0.5, 0.52, 1.9),
    below: noseBase,
    detail: near(nose, 0.82, 0.5, 2.3),
    section: near(nose, 0.82, 0.5, 2.3),
  },
  'anti-ageing': {
    whole: jaw,
    side: near(jaw, 0.24, 0.62, 1.4),
    front: near(looking('age'), 0.5, 0.56, 1.2),
    detail: near(jaw, 0.4, 0.78, 2),
    section: cuts.layersOfTheFace,
  },
  'fillers-and-botox': {
    surface: fillersAndBotox,
    front: near(looking('frown'), 0.5, 0.36, 1.7),
    detail: near(looking('frown'), 0.5, 0.32, 2.7),
    section: cuts.filler,
  },
  'breast-enhancement': {
    relief: relief(breast),
    angle: relief(breast, 0.5),
    map: (study) => contourMap(study, breast.height(study)),
    section: cuts.implant,
  },
  'gynaecomastia-male-breast-moobs': {
    relief: relief(maleChest),
    side: (study) => sideBody(study, { chest: 0.07 }),
    map: (study) => contourMap(study, maleChest.height(study)),
    section: cuts.gland,
  },
  'abdominal-contouring': {
    relief: relief(abdomen),
    side: (study) => sideBody(study, { belly: 0.16 }),
    map: (study) => contourMap(study, abdomen.height(study)),
    section: cuts.muscles,
  },
  'body-contouring': {
    back: bodyContouring,
    side: (study) => sideBody(study, { belly: 0.09, seat: 0.05 }),
    detail: near(bodyContouring, 0.7, 0.5, 2.1),
    section: cuts.suction,
  },
  liposuction: {
    back: liposuction,
    side: (study) => sideBody(study, { belly: 0.05, seat: 0.09 }),
    detail: near(liposuction, 0.3, 0.7, 2.1),
    section: cuts.suction,
  },
  'structural-fat-grafting': {
    surface: fatGrafting,
    front: near(looking('hollow'), 0.5, 0.52, 1.4),
    detail: near(looking('hollow'), 0.3, 0.62, 2.4),
    section: cuts.grafts,
  },
  'blepharo-plasty': {
    eye: blepharoplasty,
    front: near(looking('hood'), 0.5, 0.44, 1.7),
    detail: near(blepharoplasty, 0.66, 0.4, 1.9),
    section: lidSection,
  },
  'dark-circles-under-eye-bags': {
    eye: near(darkCircles, 0.5, 0.66, 1.6),
    front: near(looking('shade'), 0.5, 0.46, 1.8),
    detail: near(looking('shade'), 0.34, 0.5, 2.8),
    section: cuts.vessels,
  },
  'hair-transplant': {
    above: hairTransplant,
    front: (study) => frontFace({ ...study, m: 1 }, 'thinning'),
    detail: near(hairTransplant, 0.5, 0.62, 2.2),
    section: cuts.follicles,
  },
  'acne-and-scars': {
    surface: acneAndScars,
    front: near(looking('spots'), 0.5, 0.52, 1.4),
    detail: near(looking('spots'), 0.7, 0.58, 2.6),
    section: cuts.pores,
  },
  'laser-hair-removal': {
    surface: hairRemoval,
    limb: (study) => limb(study, 'hairs'),
    detail: near(hairRemoval, 0.3, 0.4, 2.6),
    section: cuts.lightOnHair,
  },
  'laser-tattoo-removal': {
    surface: tattooRemoval,
    limb: (study) => limb(study, 'tattoo'),
    detail: near(tattooRemoval, 0.36, 0.36, 2.6),
    section: cuts.ink,
  },
  'stretch-marks-treatment': {
    surface: stretchMarks,
    limb: (study) => limb(study, 'streaks'),
    detail: near(stretchMarks, 0.4, 0.5, 2.6),
    section: cuts.streaks,
  },
  'laser-skin-rejuvenation': {
    surface: skinRejuvenation,
    front: near(looking('pigment'), 0.5, 0.52, 1.4),
    detail: near(looking('pigment'), 0.7, 0.55, 2.6),
    section: cuts.pigment,
  },
  'laser-scar-revision': {
    surface: scarRevision,
    limb: (study) => limb(study, 'scar'),
    detail: near(scarRevision, 0.5, 0.4, 2.6),
    section: cuts.scar,
  },
  'platelet-rich-plasma-injections': {
    surface: plateletRichPlasma,
    front: near(looking('plasma'), 0.5, 0.52, 1.4),
    detail: near(looking('plasma'), 0.7, 0.6, 2.4),
    section: cuts.plasma,
  },
  'other-services': {
    surface: otherServices,
    front: near(looking('calm'), 0.5, 0.52, 1.4),
    detail: near(otherServices, 0.6, 0.45, 2.2),
    section: cuts.quiet,
  },
};

export const isTreatment = (kind: string): kind is Treatment => Object.hasOwn(treatments, kind);

/**
 * The study of a treatment from one side.
 * @throws RangeError on a view which the treatment does not have.
 */
export function treatment(kind: Treatment, view: string | undefined, study: Study): Drawing {
  const views: Readonly<Record<string, Draw>> = treatments[kind];
  const draw = view === undefined ? Object.values(views)[0] : views[view];
  if (!draw) throw new RangeError(`${kind} has no view "${view}"`);
  if (!study.flip || turnsItself(draw)) return draw(study);
  return mirrored(draw({ ...study, flip: false }), study.w);
}

/** A profile knows how to look the other way, and keeps its light. */
const turnsItself = (draw: Draw): boolean => draw === nose || draw === jaw;

const mirrored = ({ defs, body }: Drawing, w: number): Drawing => ({
  defs,
  body: wrap('g', { transform: `translate(${w} 0) scale(-1 1)` }, body),
});
