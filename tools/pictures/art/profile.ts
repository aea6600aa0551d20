import { curve, type Point, path } from './curves.ts';

/** The feature that is disturbed before and at rest after. */
export type Feature = 'nose' | 'age' | 'lip';

/** How far each feature is disturbed (0 at rest … 1), and the strength of the bone. */
interface Disturbance {
  nose: number;
  age: number;
  lip: number;
  m: number;
}

/** Unit of all faces: hairline to chin = 1; x grows forward, y down, origin at the brow plane and hairline. */
const skull = (m: number): Point[] => [
  [-0.93, 0.42],
  [-0.965, 0.2],
  [-0.9, -0.06],
  [-0.68, -0.225],
  [-0.42, -0.225],
  [-0.2, -0.12],
  [-0.06, 0.03],
  [-0.005, 0.17],
  [0.012 + 0.014 * m, 0.27],
  [0.012 + 0.02 * m, 0.315],
  [-0.008, 0.362],
];

const noseLine = ({ nose, m }: Disturbance): Point[] => [
  [-0.02 - 0.004 * m, 0.394],
  [0.0 + 0.016 * nose, 0.438],
  [0.034 + 0.046 * nose + 0.006 * m, 0.492],
  [0.078 + 0.03 * nose, 0.548 + 0.006 * nose],
  [0.11 + 0.004 * nose, 0.584 + 0.03 * nose],
  [0.113 - 0.004 * nose, 0.607 + 0.044 * nose],
  [0.096 - 0.006 * nose, 0.624 + 0.042 * nose],
  [0.06, 0.636 + 0.028 * nose],
  [0.026, 0.65 + 0.004 * nose],
];

const mouthLine = ({ lip, m }: Disturbance): Point[] => [
  [0.025, 0.684],
  [0.046 - 0.018 * lip - 0.006 * m, 0.714],
  [0.047 - 0.018 * lip - 0.006 * m, 0.733],
  [0.022, 0.752],
  [0.037 - 0.014 * lip - 0.006 * m, 0.768],
  [0.038 - 0.016 * lip - 0.006 * m, 0.793],
  [0.014, 0.824],
  [-0.006 + 0.004 * m, 0.852],
];

const chinLine = ({ age, m }: Disturbance): Point[] => [
  [0.004 + 0.01 * m, 0.89],
  [0.01 + 0.016 * m, 0.932],
  [-0.008 + 0.014 * m, 0.978],
  [-0.06 + 0.008 * m, 1.006 + 0.008 * age],
  [-0.14, 1.012 + 0.055 * age],
  [-0.25, 1.022 + 0.11 * age],
  [-0.335 + 0.035 * age, 1.07 + 0.115 * age],
  [-0.372 + 0.02 * age + 0.02 * m, 1.19 + 0.07 * age],
  [-0.385 + 0.012 * age + 0.03 * m, 1.34 + 0.02 * age],
  [-0.36 + 0.03 * m, 1.48],
  [-0.24, 1.6],
  [-0.02, 1.7],
];

/** The front of a head from crown to collar bone: `k` = 1 disturbed … 0 at rest; `m` = 0 softer … 1 stronger bone. */
export function profile({ k = 0, feature = 'nose', m = 0 }: { k?: number; feature?: Feature; m?: number }): Point[] {
  const at = (name: Feature) => (feature === name ? k : 0);
  const disturbance = { nose: at('nose'), age: at('age'), lip: at('lip'), m };
  return [...skull(m), ...noseLine(disturbance), ...mouthLine(disturbance), ...chinLine(disturbance)];
}

/** The back of the head and the neck, in the same unit. */
export const nape = (m: number): Point[] => [
  [-0.93, 0.42],
  [-0.9, 0.55],
  [-0.83, 0.68],
  [-0.775 - 0.03 * m, 0.84],
  [-0.77 - 0.05 * m, 1.0],
  [-0.79 - 0.06 * m, 1.18],
  [-0.86 - 0.07 * m, 1.34],
  [-1.04 - 0.08 * m, 1.5],
  [-1.35, 1.64],
  [-1.62, 1.75],
];

/** From face units to pixels. */
export interface Placement {
  at: (x: number, y: number) => Point;
  /** 1 looking right, -1 looking left. */
  side: 1 | -1;
  scale: number;
}

export function place({ ox, oy, scale, flip }: { ox: number; oy: number; scale: number; flip: boolean }): Placement {
  const side = flip ? -1 : 1;
  return { at: (x, y) => [ox + side * x * scale, oy + y * scale], side, scale };
}

/** A smooth line through face units, in pixels. */
export const traced = ({ at }: Placement, controls: readonly Point[], count: number): Point[] =>
  curve(
    controls.map(([x, y]) => at(x, y)),
    count,
  );

/** Points along the front and the back of every head. */
const OUTLINE_POINTS = 420;

export interface Head {
  front: Point[];
  back: Point[];
  /** Path data of the whole silhouette, closed below the picture. */
  outline: string;
}

/** A head in pixels; `chest` is how far forward the closing line below the picture reaches. */
export function head(placement: Placement, shape: { k?: number; feature?: Feature; m: number }, chest: number): Head {
  const front = traced(placement, profile(shape), OUTLINE_POINTS);
  const back = traced(placement, nape(shape.m), OUTLINE_POINTS);
  const { at } = placement;
  return { front, back, outline: path([...front, at(chest, 2.6), at(-2.2, 2.6), ...back.toReversed()], true) };
}
