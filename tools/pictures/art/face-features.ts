import { HAIR, MADDER, STRAND } from './colour.ts';
import { type Point, path } from './curves.ts';
import { fan } from './head-lines.ts';
import { n1, range } from './numbers.ts';
import { type Placement, traced } from './profile.ts';
import { type Line, ring, strokes, tag } from './svg.ts';

/** The quiet features inside the outline: brow, closed lid, lashes, nostril wing, mouth, jaw, ear. `age` 0 … 1 adds folds. */
export function features(placement: Placement, age = 0): Line[] {
  const line = (width: number, opacity: number, controls: Point[], count = 40): Line => ({
    points: traced(placement, controls, count),
    width,
    opacity,
  });
  return [...eyeAndBrow(line), ...noseAndMouth(line, age), ...ear(line), ...(age > 0.3 ? folds(line) : [])];
}

type Pen = (width: number, opacity: number, controls: Point[], count?: number) => Line;

const eyeAndBrow = (line: Pen): Line[] => [
  line(2.2, 0.8, [
    [-0.012, 0.34],
    [-0.06, 0.318],
    [-0.12, 0.312],
    [-0.19, 0.336],
  ]),
  line(2, 0.9, [
    [-0.062, 0.424],
    [-0.084, 0.437],
    [-0.118, 0.442],
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: a place on the eyelid, not a logarithm.
    [-0.152, 0.434],
    [-0.178, 0.417],
  ]),
  line(0.9, 0.55, [
    [-0.058, 0.405],
    [-0.09, 0.394],
    [-0.13, 0.393],
    [-0.172, 0.404],
  ]),
  ...range(6).map((i) => lash(line, i)),
];

function lash(line: Pen, i: number): Line {
  const bow = Math.sin(((i + 1) / 7) * 3.1);
  return line(
    0.9,
    0.75,
    [
      [-0.068 - i * 0.017, 0.43 + 0.01 * bow],
      [-0.06 - i * 0.0165, 0.447 + 0.009 * bow],
      [-0.048 - i * 0.0165, 0.459 + 0.008 * bow],
    ],
    8,
  );
}

const noseAndMouth = (line: Pen, age: number): Line[] => [
  line(1.2, 0.75, [
    [0.002, 0.64],
    [-0.014, 0.622],
    [-0.01, 0.596],
    [0.012, 0.58],
    [0.03, 0.583],
  ]),
  line(
    1.5,
    0.75,
    [
      [0.028, 0.628],
      [0.045, 0.616],
      [0.064, 0.618],
    ],
    16,
  ),
  line(1.4, 0.85, [
    [0.022, 0.752],
    [-0.012, 0.758],
    [-0.048, 0.757],
    [-0.068, 0.747],
  ]),
  line(1, 0.5, [
    [-0.47, 0.55],
    [-0.455, 0.7],
    [-0.4, 0.86 + 0.02 * age],
    [-0.27, 0.97 + 0.05 * age],
    [-0.14, 1.003 + 0.04 * age],
  ]),
];

const ear = (line: Pen): Line[] => [
  line(
    1.4,
    0.75,
    [
      [-0.452, 0.53],
      [-0.43, 0.44],
      [-0.455, 0.35],
      [-0.53, 0.315],
      [-0.592, 0.355],
      [-0.594, 0.44],
      [-0.56, 0.53],
      [-0.528, 0.6],
      [-0.482, 0.622],
      [-0.455, 0.575],
    ],
    60,
  ),
  line(
    0.9,
    0.55,
    [
      [-0.474, 0.51],
      [-0.478, 0.42],
      [-0.514, 0.37],
      [-0.556, 0.388],
      [-0.556, 0.45],
      [-0.522, 0.53],
    ],
    30,
  ),
];

/** Folds of age: beside nose and mouth, and crow's feet. */
const folds = (line: Pen): Line[] => [
  line(1.1, 0.6, [
    [-0.02, 0.645],
    [-0.06, 0.7],
    [-0.082, 0.76],
  ]),
  line(1.1, 0.6, [
    [-0.075, 0.78],
    [-0.09, 0.84],
    [-0.086, 0.9],
  ]),
  line(
    1.1,
    0.6,
    [
      [-0.21, 0.4],
      [-0.24, 0.39],
      [-0.27, 0.385],
    ],
    12,
  ),
  line(
    1.1,
    0.6,
    [
      [-0.21, 0.425],
      [-0.245, 0.43],
      [-0.275, 0.44],
    ],
    12,
  ),
];

const longHairline: Point[] = [
  [-0.052, 0.045],
  [-0.14, 0.1],
  [-0.23, 0.21],
  [-0.34, 0.3],
  [-0.46, 0.36],
  [-0.6, 0.46],
  [-0.72, 0.6],
  [-0.8, 0.72],
];

const shortHairline: Point[] = [
  [-0.052, 0.045],
  [-0.16, 0.075],
  [-0.25, 0.13],
  [-0.33, 0.2],
  [-0.37, 0.3],
  [-0.385, 0.43],
  [-0.415, 0.46],
  [-0.43, 0.36],
  [-0.5, 0.3],
  [-0.6, 0.33],
  [-0.63, 0.46],
  [-0.66, 0.6],
  [-0.78, 0.78],
];

const crownLine: Point[] = [
  [-0.052, 0.045],
  [-0.11, -0.06],
  [-0.24, -0.19],
  [-0.46, -0.285],
  [-0.72, -0.265],
  [-0.94, -0.09],
  [-1.01, 0.19],
  [-0.975, 0.43],
  [-0.9, 0.58],
  [-0.8, 0.75],
];

/** Hair as two layers: a bun behind the head (long hair only), and the cap of hair over it. */
export function hair(placement: Placement, long: boolean, thinness = 1): { under: string; over: string } {
  const hairline = traced(placement, long ? longHairline : shortHairline, 120);
  const crown = traced(placement, crownLine, 120);
  const strands = fan(crown, hairline, 22).map((points, j) => ({
    points,
    opacity: 0.26 + 0.14 * Math.sin((j + 1) * 2.1),
    width: 0.85,
  }));
  const cap = tag('path', { d: path([...crown, ...hairline.toReversed()], true), fill: HAIR });
  return {
    under: long ? bun(placement) : '',
    over: cap + strokes(strands, STRAND, Math.max(1, placement.scale / 520) * thinness),
  };
}

function bun({ at, side, scale }: Placement): string {
  const [x, y] = at(-0.97, 0.62);
  const turns = range(6, 1).map((i) =>
    ring(x + i * side * scale * 0.012, y - i * scale * 0.006, scale * (0.2 - i * 0.034), STRAND, 0.32, 1),
  );
  return tag('circle', { cx: n1(x), cy: n1(y), r: n1(scale * 0.2), fill: HAIR }) + turns.join('');
}

const upperLip: Point[] = [
  [0.027, 0.692],
  [0.046, 0.714],
  [0.047, 0.733],
  [0.022, 0.752],
  [-0.012, 0.758],
  [-0.042, 0.757],
  [-0.058, 0.75],
  [-0.03, 0.728],
  [0.004, 0.706],
  [0.027, 0.692],
];

const lowerLip: Point[] = [
  [0.022, 0.754],
  [0.037, 0.768],
  [0.038, 0.793],
  [0.018, 0.814],
  [-0.012, 0.802],
  [-0.04, 0.776],
  [-0.058, 0.752],
  [-0.02, 0.76],
  [0.022, 0.754],
];

export const lips = (placement: Placement): string =>
  tag('path', {
    d: path(traced(placement, upperLip, 60), true) + path(traced(placement, lowerLip, 60), true),
    fill: MADDER,
    'fill-opacity': 0.3,
  });
