import { mix, NIGHT } from './colour.ts';
import { curve, type Point, path } from './curves.ts';
import { fan } from './head-lines.ts';
import { gauss, lerp, n1, n2, nth, range } from './numbers.ts';
import { isLight, isWide, markInk, type Study } from './study.ts';
import { type Drawing, dashed, ground, type Line, linear, radial, strokes, tag, wrap } from './svg.ts';

/** What troubles the eye, 0 … 1: a hooded lid, or shade below (`below` draws the crescent at all). */
interface Trouble {
  hood?: number;
  shade?: number;
  below?: boolean;
}

/** Lid line: opening, shift downwards, width; `long` runs on to both sides of the picture. */
type Lid = (opening: number, shift?: number, width?: number, long?: boolean) => Point[];

interface Eye {
  study: Study;
  /** Eye units to pixels: the unit is the size of the eye, the origin its centre. */
  at: (point: Point) => Point;
  size: number;
  cx: number;
  cy: number;
  upper: Lid;
  lower: Lid;
  /** Base width of lines. */
  base: number;
}

const LID_LINES = 26;

export const blepharoplasty = (study: Study): Drawing => eye(study, { hood: study.k });

export const darkCircles = (study: Study): Drawing => eye(study, { shade: study.k, below: true });

function eye(study: Study, { hood = 0, shade = 0, below = false }: Trouble): Drawing {
  const { w, h, tone, id } = study;
  const wide = isWide(study);
  const drawing = measured(study);
  const { size, upper, lower, base } = drawing;
  const skin = ground(`${id}g`, tone, w, h, { cx: wide ? 0.66 : 0.5, cy: 0.5, r: 0.85 });
  const [up, low] = [upper(lerp(1, 0.62, hood)), lower(1)];
  const almond = path([...up, ...low.toReversed()], true);
  const edges = [
    { points: up, width: 2.2 },
    { points: low, width: 1.1, opacity: 0.7 },
  ];
  return {
    defs: skin.defs + definitions(id, almond, size),
    body: [
      skin.body,
      below ? crescent(drawing, shade) : '',
      strokes([...above(drawing, hood), ...beneath(drawing, shade)], tone[3], base),
      brow(drawing),
      tag('path', { d: almond, fill: `url(#${id}w)` }),
      wrap('g', { 'clip-path': `url(#${id}a)` }, iris(drawing) + lashShadow(drawing, up)),
      hood > 0.2 ? hoodedFold(drawing, hood) : tag('path', { d: winged(drawing, up), fill: NIGHT }),
      strokes(edges, NIGHT, base),
      study.act === 'marks' || study.act === 'stitches' ? acts(drawing) : '',
    ].join(''),
  };
}

/** `marks`: the fold to be cut, as it is drawn on the lid; `stitches`: the closed fold. */
function acts({ study, upper, size, base }: Eye): string {
  const colour = markInk(study);
  const low = upper(1, -0.075);
  const high = upper(1.1, -0.15);
  if (study.act === 'marks') {
    return (
      [low, high].map((points) => dashed(points, size, colour)).join('') +
      strokes(
        fan(low, high, 5).map((points) => ({ points, opacity: 0.35, width: 1.2 })),
        colour,
        base,
      )
    );
  }
  const across = range(9).map((i) => {
    const [x, y] = nth(low, 12 + i * 11);
    return {
      points: [
        [x - size * 0.006, y - size * 0.022],
        [x, y],
        [x + size * 0.006, y + size * 0.022],
      ] as Point[],
      width: 2.4,
    };
  });
  return strokes([{ points: low, width: 2.6 }, ...across], colour, base);
}

function measured(study: Study): Eye {
  const { w, h } = study;
  const wide = isWide(study);
  const size = wide ? h * 1.1 : w * 0.9;
  const [cx, cy] = [wide ? w * 0.66 : w * 0.5, h * 0.52];
  const at = ([x, y]: Point): Point => [cx + x * size, cy + y * size];
  const lid = (points: readonly Point[], shift: number, long: boolean) =>
    curve((long ? withTails(points, shift) : points).map(at), long ? 220 : 110);
  return {
    study,
    at,
    size,
    cx,
    cy,
    base: Math.max(1, size / 620),
    upper: (opening, shift = 0, width = 1, long = false) => lid(upperLid(opening, shift, width), shift, long),
    lower: (opening, shift = 0, width = 1, long = false) => lid(lowerLid(opening, shift, width), shift, long),
  };
}

const withTails = (points: readonly Point[], shift: number): Point[] => [
  [-2.4, 0.16 + shift * 0.5],
  [-1.0, 0.13 + shift * 0.62],
  ...points,
  [1.0, 0.07 + shift * 0.6],
  [2.4, 0.1 + shift * 0.5],
];

const upperLid = (k: number, d: number, e: number): Point[] => [
  [-0.43 * e, 0.055 + d * 0.55],
  [-0.36 * e, 0.012 * k + d * 0.8],
  [-0.2, -0.1 * k + d],
  [0.0, -0.142 * k + d],
  [0.2, -0.105 * k + d],
  [0.36 * e, -0.01 * k + d * 0.7],
  [0.46 * e, 0.018 + d * 0.5],
];

const lowerLid = (k: number, d: number, e: number): Point[] => [
  [-0.43 * e, 0.055 + d * 0.6],
  [-0.34 * e, 0.078 * k + d * 0.9],
  [-0.14, 0.108 * k + d],
  [0.08, 0.112 * k + d],
  [0.28 * e, 0.07 * k + d * 0.9],
  [0.46 * e, 0.018 + d * 0.6],
];

const above = ({ upper }: Eye, hood: number): Line[] =>
  range(LID_LINES + 1, 1).map((i) => {
    const d = -0.019 * i - 0.0007 * i * i;
    const fold = i === 3;
    return {
      points: upper(lerp(1, 0.86, hood) + i * 0.014, d + hood * 0.045 * gauss(i, 2.5, 2.4), 1 + i * 0.02, true),
      opacity: (fold ? 1 : 0.62) * (1 - i / 29),
      width: fold ? 1.7 : 0.9,
    };
  });

const beneath = ({ lower }: Eye, shade: number): Line[] =>
  range(LID_LINES + 1, 1).map((i) => ({
    points: lower(1 + i * 0.012 + shade * 0.5 * gauss(i, 5, 2.2), 0.018 * i + 0.0008 * i * i, 1 + i * 0.02, true),
    opacity: 0.6 * (1 - i / 29),
    width: 0.9,
  }));

/** The shade below the eye. */
const crescent = ({ study, lower }: Eye, shade: number): string =>
  tag('path', {
    d: path([...lower(1.02, 0.02), ...lower(1.7, 0.1, 0.94).toReversed()], true),
    fill: '#46203f',
    'fill-opacity': n2(0.03 + 0.42 * shade),
    filter: `url(#${study.id}s)`,
  });

function brow({ study, at, base }: Eye): string {
  const top: Point[] = [
    [-0.47, -0.325],
    [-0.3, -0.372],
    [-0.08, -0.412],
    [0.14, -0.43],
    [0.3, -0.4],
    [0.48, -0.322],
  ];
  const bottom: Point[] = [
    [-0.47, -0.325],
    [-0.462, -0.285],
    [-0.44, -0.272],
    [-0.3, -0.312],
    [-0.08, -0.358],
    [0.14, -0.392],
    [0.3, -0.382],
    [0.48, -0.322],
  ];
  const [a, b] = [curve(top.map(at), 60), curve(bottom.map(at), 60)];
  const hairs = fan(a, b, 7).map((points) => ({ points, opacity: 0.35, width: 0.8 }));
  const shape = tag('path', { d: path([...a, ...b.toReversed()], true), fill: NIGHT, 'fill-opacity': '.86' });
  return shape + strokes(hairs, study.tone[1], base);
}

function iris({ study, size, cx, cy }: Eye): string {
  const R = size * 0.135;
  const y = cy - size * 0.018;
  const on = (angle: number, r: number) => `${n1(cx + Math.cos(angle) * R * r)} ${n1(y + Math.sin(angle) * R * r)}`;
  const rays = range(80).map((i) => {
    const angle = (i / 80) * 6.2832;
    return tag('path', {
      d: `M${on(angle, 0.44)}L${on(angle, 0.92)}`,
      stroke: '#f0cfa4',
      'stroke-opacity': i % 3 ? 0.22 : 0.42,
      'stroke-width': 1,
    });
  });
  const light = { cx: n1(cx + R * 0.34), cy: n1(y - R * 0.36), r: n1(R * 0.13), fill: '#fff', 'fill-opacity': '.9' };
  return [
    tag('circle', { cx: n1(cx), cy: n1(y), r: n1(R), fill: `url(#${study.id}i)` }),
    ...rays,
    tag('circle', { cx: n1(cx), cy: n1(y), r: n1(R * 0.4), fill: '#120809' }),
    tag('circle', light),
  ].join('');
}

const lashShadow = ({ size, base }: Eye, up: readonly Point[]): string =>
  strokes([{ points: up.map(([x, y]): Point => [x, y + size * 0.018]), width: 9, opacity: 0.16 }], NIGHT, base);

/** The upper lid's line, drawn out to a wing at the outer corner. */
function winged({ at, size }: Eye, up: readonly Point[]): string {
  const below = up.map(([x, y]): Point => [x, y + size * 0.002]);
  const over = up.toReversed().map(([x, y], i): Point => {
    const lift = 0.004 + 0.014 * Math.sin(Math.min(1, (i + 4) / 70) * 2.4);
    return [x, y - size * lift];
  });
  return path([...below, at([0.485, -0.004]), ...over], true);
}

/** Skin that hangs over the lid. */
function hoodedFold({ study, upper, base }: Eye, hood: number): string {
  const { tone, id } = study;
  const fold = upper(lerp(1, 0.52, hood), 0.012);
  const shape = tag('path', {
    d: path([...upper(1.05, -0.03), ...fold.toReversed()], true),
    fill: mix(tone[1], tone[2], 0.18),
    filter: `url(#${id}t)`,
  });
  const creases = [1, 2, 3].map((i) => ({
    points: upper(lerp(1, 0.52 + 0.09 * i, hood), 0.012 - 0.02 * i),
    opacity: 0.5,
    width: 0.9,
  }));
  return shape + strokes([...creases, { points: fold, width: 2.4, opacity: 0.9 }], isLight(study) ? NIGHT : tone[3], base);
}

function definitions(id: string, almond: string, size: number): string {
  const blur = (name: string, box: readonly [string, string, string, string], deviation: number) =>
    wrap(
      'filter',
      { id: `${id}${name}`, x: box[0], y: box[1], width: box[2], height: box[3] },
      tag('feGaussianBlur', { stdDeviation: n1(deviation) }),
    );
  return [
    wrap('clipPath', { id: `${id}a` }, tag('path', { d: almond })),
    blur('s', ['-20%', '-80%', '140%', '300%'], size * 0.02),
    blur('t', ['-10%', '-40%', '120%', '180%'], size * 0.006),
    radial(`${id}i`, {}, [
      [0, '#20100a'],
      ['.62', '#6a3a1b'],
      ['.92', '#3a1d10'],
      [1, '#1c0d0c'],
    ]),
    linear(
      `${id}w`,
      [0, 0, 0, 1],
      [
        [0, '#d9c6c4'],
        ['.5', '#fbf4f1'],
        [1, '#f3e4df'],
      ],
    ),
  ].join('');
}
