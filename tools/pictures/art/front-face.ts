import { HAIR, INK, MADDER, mix, NIGHT, STRAND } from './colour.ts';
import { curve, type Point, path } from './curves.ts';
import { fan } from './head-lines.ts';
import { gauss, lerp, n1, n2, range, smooth } from './numbers.ts';
import { inflamed, isLight, isWide, markInk, type Study } from './study.ts';
import { backdrop, type Drawing, dot, type Line, linear, linearAt, ring, strokes, tag, wrap } from './svg.ts';

/** What troubles the face that looks at us; `study.k` says how much. */
export type Trouble =
  | 'nose'
  | 'age'
  | 'frown'
  | 'spots'
  | 'pigment'
  | 'shade'
  | 'hood'
  | 'hollow'
  | 'plasma'
  | 'thinning'
  | 'calm';

/** A face from the front. Unit: hairline to chin = 1; the origin lies in the middle of the hairline. */
interface Front {
  study: Study;
  trouble: Trouble;
  at: (x: number, y: number) => Point;
  scale: number;
  /** How much of the named trouble this face has, 0 … 1. */
  of: (name: Trouble) => number;
}

const MERIDIANS = 34;
/** Brow lines, and where an injection is planned. */
const FROWN_POINTS = [
  [-0.17, 0.24],
  [-0.06, 0.27],
  [0, 0.235],
  [0.06, 0.27],
  [0.17, 0.24],
] as const;

/** A face that looks at us: the same lines as the profile, run from crown to chin. */
export function frontFace(study: Study, trouble: Trouble): Drawing {
  const { w, h, id, tone } = study;
  const front = measured(study, trouble);
  const { at, scale } = front;
  const outline = contour(front);
  const skin = linearAt(`${id}f`, at(-0.5, 0), at(0.5, 1.1), [
    [0, tone[0]],
    ['.5', tone[1]],
    [1, tone[2]],
  ]);
  const paper = linear(
    `${id}b`,
    [0, 0, 1, 1],
    [
      [0, '#fcf9f9'],
      [1, '#f1e7e8'],
    ],
  );
  const closed = path(outline, true);
  const ink = isLight(study) ? NIGHT : tone[3];
  return {
    defs: paper + skin + wrap('clipPath', { id: `${id}c` }, tag('path', { d: closed })),
    body: [
      backdrop(w, h, `url(#${id}b)`),
      strokes(halo(front, outline), INK, Math.max(1, scale / 640)),
      hairBehind(front),
      neck(front),
      tag('path', { d: closed, fill: `url(#${id}f)` }),
      wrap('g', { 'clip-path': `url(#${id}c)` }, under(front) + strokes(meridians(front), tone[3], Math.max(1, scale / 640))),
      lips(front),
      strokes([...nose(front), ...brows(front), ...ages(front)], ink, Math.max(1, scale / 600)),
      eyes(front, ink),
      hairline(front),
      strokes([{ points: outline, width: 1.3, opacity: 0.85 }], isLight(study) ? INK : NIGHT, Math.max(1, scale / 600)),
      marks(front),
    ].join(''),
  };
}

function measured(study: Study, trouble: Trouble): Front {
  const { w, h, k } = study;
  const wide = isWide(study);
  const scale = study.scale ?? (wide ? h * 0.7 : Math.min(h * 0.62, w * 0.86));
  const [ox, oy] = [study.ox ?? (wide ? w * 0.7 : w * 0.5), study.oy ?? h * 0.2];
  return {
    study,
    trouble,
    scale,
    at: (x, y) => [ox + x * scale, oy + y * scale],
    of: (name) => (name === trouble ? k : 0),
  };
}

/** Half the width of the head at each height, from crown to chin; `age` lets the jaw sag. */
function halfContour({ of, study }: Front): Point[] {
  const age = of('age');
  const hollow = of('hollow');
  const bone = study.m ?? 0;
  return [
    [0, -0.25],
    [0.17, -0.235],
    [0.31, -0.13],
    [0.385, 0.04],
    [0.4, 0.24],
    [0.39, 0.43],
    [0.372 - 0.012 * hollow, 0.58],
    [0.345 + 0.01 * age + 0.012 * bone - 0.024 * hollow, 0.7],
    [0.296 + 0.03 * age + 0.02 * bone - 0.012 * hollow, 0.82 + 0.015 * age],
    [0.205 + 0.022 * age + 0.02 * bone, 0.92 + 0.016 * age],
    [0.1 + 0.012 * bone, 0.985 + 0.008 * age],
    [0, 1.0],
  ];
}

const POINTS = 90;

function contour(front: Front): Point[] {
  const half = curve(halfContour(front), POINTS);
  const right = half.map(([x, y]) => front.at(x, y));
  const left = half.map(([x, y]) => front.at(-x, y));
  return [...right, ...left.toReversed()];
}

/** Lines from crown to chin, as on a globe, that step aside for the nose. */
function meridians(front: Front): Line[] {
  const half = curve(halfContour(front), POINTS);
  const wide = 1 + 0.7 * front.of('nose');
  const bent = front.of('nose') * 0.022;
  return range(MERIDIANS * 2, 1).map((i) => {
    const t = i / MERIDIANS - 1;
    const across = Math.sin((t * Math.PI) / 2);
    const points = half.map(([x, y]): Point => {
      const base = across * x;
      const ridge = gauss(base, 0, 0.07) * smooth((y - 0.3) * 6) * smooth((0.72 - y) * 9);
      const cheek = 0.02 * front.of('hollow') * gauss(Math.abs(base), 0.2, 0.07) * gauss(y, 0.62, 0.1) * -Math.sign(base);
      const ripple = 0.02 * front.of('calm') * Math.sin(y * 46 + base * 9) * smooth((y - 0.1) * 5);
      return front.at(ripple + base + Math.sign(base || 1) * 0.022 * wide * ridge + bent * Math.sin(y * 9) * ridge + cheek, y);
    });
    return { points, opacity: lerp(0.3, 0.72, Math.abs(t) ** 1.4), width: lerp(0.75, 1.1, Math.abs(t)) };
  });
}

/** Lines that leave the head, wider each time. */
const halo = ({ scale, at }: Front, outline: readonly Point[]): Line[] => {
  const centre = at(0, 0.36);
  return range(13, 1).map((i) => ({
    points: outline.map(([x, y]): Point => {
      const far = 1 + (0.05 * i + 0.002 * i * i) * lerp(1, 0.72, smooth((y - centre[1]) / (0.6 * scale)));
      return [centre[0] + (x - centre[0]) * far, centre[1] + (y - centre[1]) * far];
    }),
    opacity: 0.36 * (1 - i / 14),
    width: 0.85,
  }));
};

function neck({ at, scale, study }: Front): string {
  const side: Point[] = [
    [0.2, 0.78],
    [0.195, 1.02],
    [0.215, 1.18],
    [0.33, 1.29],
    [0.62, 1.38],
    [0.98, 1.5],
    [1.1, 2.2],
  ];
  const [right, left] = [side.map(([x, y]) => at(x, y)), side.map(([x, y]) => at(-x, y))].map((points) => curve(points, 70));
  if (!right || !left) return '';
  const shape = path([...right, ...left.toReversed()], true);
  const lines = fan(right, left, 26).map((points) => ({ points, opacity: 0.36, width: 0.85 }));
  const throat = path(
    [at(-0.24, 0.84), at(-0.1, 1.0), at(0, 1.07), at(0.1, 1.0), at(0.24, 0.84), at(0.22, 0.7), at(-0.22, 0.7)],
    true,
  );
  return [
    tag('path', { d: shape, fill: `url(#${study.id}f)` }),
    strokes(lines, study.tone[3], Math.max(1, scale / 640)),
    tag('path', { d: throat, fill: study.tone[2], 'fill-opacity': '.45' }),
  ].join('');
}

/** What lies in the skin, below its lines. */
function under(front: Front): string {
  const { of, at, scale, study } = front;
  const { random, tone } = study;
  const soft = (x: number, y: number, rx: number, ry: number, fill: string, opacity: number) =>
    range(5)
      .map((i) => {
        const [cx, cy] = at(x, y);
        const grown = 1 - i * 0.17;
        const size = { rx: n1(rx * grown * scale), ry: n1(ry * grown * scale) };
        return tag('ellipse', { cx: n1(cx), cy: n1(cy), ...size, fill, 'fill-opacity': n2(opacity / 3.4) });
      })
      .join('');
  const both = (draw: (side: number) => string) => draw(-1) + draw(1);
  const cheeks = both((s) => soft(s * 0.24, 0.6, 0.13, 0.11, MADDER, 0.12));
  if (front.trouble === 'shade')
    return cheeks + both((s) => soft(s * 0.185, 0.475, 0.105, 0.06, '#3c1a3c', 0.05 + 0.6 * of('shade')));
  if (front.trouble === 'hollow') return both((s) => soft(s * 0.255, 0.66, 0.075, 0.13, tone[2], 0.04 + 0.9 * of('hollow')));
  if (front.trouble !== 'spots' && front.trouble !== 'pigment') return cheeks;
  const pigment = front.trouble === 'pigment';
  const k = study.k;
  const spot = inflamed(study);
  const marksOf = range(pigment ? 190 : 34).map(() => {
    const angle = random() * 6.283;
    const far = Math.sqrt(random());
    const side = random() < 0.5 ? -1 : 1;
    const forehead = random() < 0.25;
    const [x, y] = forehead
      ? at(Math.cos(angle) * far * 0.26, 0.16 + Math.sin(angle) * far * 0.09)
      : at(side * (0.21 + Math.cos(angle) * far * 0.13), 0.62 + Math.sin(angle) * far * 0.19);
    const R = scale * (pigment ? 0.004 + random() * 0.012 : 0.012 + random() * 0.017);
    return pigment
      ? dot(x, y, R, mix(tone[2], '#3a1d12', 0.55), (0.15 + 0.5 * random()) * lerp(0.1, 1, k))
      : dot(x, y, R, spot, 0.08 + 0.6 * k) + (k > 0.3 ? ring(x, y, R * 1.7, spot, 0.4 * k, 1.4) : '');
  });
  return cheeks + marksOf.join('');
}

const mirrored = (front: Front, points: readonly Point[], width: number, opacity: number, count = 40): Line[] =>
  [1, -1].map((side) => ({
    points: curve(
      points.map(([x, y]) => front.at(side * x, y)),
      count,
    ),
    width,
    opacity,
  }));

function nose(front: Front): Line[] {
  const k = front.of('nose');
  const bend = (y: number) => 0.024 * k * Math.sin((y - 0.36) * 9);
  const wide = 1 + 0.42 * k;
  const drop = 0.022 * k;
  const sides = [1, -1].flatMap((side): Line[] => {
    const line = (width: number, opacity: number, points: readonly Point[]): Line => ({
      points: curve(
        points.map(([x, y]) => front.at(side * x * wide + bend(y), y)),
        40,
      ),
      width,
      opacity,
    });
    return [
      line(1.1, 0.5, [
        [0.075, 0.33],
        [0.04, 0.39],
        [0.034, 0.5],
        [0.046, 0.56],
      ]),
      line(1.5, 0.85, [
        [0.058, 0.575 + drop],
        [0.086, 0.592 + drop],
        [0.094, 0.622 + drop],
        [0.076, 0.642 + drop],
        [0.056, 0.636 + drop],
      ]),
      line(1.7, 0.85, [
        [0.056, 0.641 + drop],
        [0.034, 0.633 + drop],
        [0.018, 0.645 + drop],
      ]),
    ];
  });
  const tip = curve(
    [
      [-0.024, 0.648 + drop],
      [0, 0.658 + 1.6 * drop],
      [0.024, 0.648 + drop],
    ].map(([x = 0, y = 0]) => front.at(x * wide + bend(y), y)),
    20,
  );
  return [...sides, { points: tip, width: 1.3, opacity: 0.75 }];
}

const brows = (front: Front): Line[] => {
  const low = 0.018 * front.of('frown') + 0.012 * front.of('age');
  return range(3).flatMap((i) =>
    mirrored(
      front,
      [
        [0.066, 0.353 + low - i * 0.006],
        [0.13, 0.33 + low * 0.4 - i * 0.008],
        [0.21, 0.322 - i * 0.006],
        [0.295, 0.356 + 0.01 * front.of('age')],
      ],
      2.1 - 0.4 * i,
      0.8,
    ),
  );
};

/** Folds of age, lines of the brow, creases of frowning. */
function ages(front: Front): Line[] {
  const age = front.of('age');
  const frown = front.of('frown');
  const lines: Line[] = [];
  if (age > 0.05) {
    lines.push(
      ...mirrored(
        front,
        [
          [0.1, 0.62],
          [0.15, 0.69],
          [0.165, 0.77],
        ],
        1.5,
        0.75 * age,
      ),
      ...mirrored(
        front,
        [
          [0.125, 0.79],
          [0.155, 0.85],
          [0.16, 0.9],
        ],
        1.3,
        0.65 * age,
      ),
      ...mirrored(
        front,
        [
          [0.32, 0.42],
          [0.355, 0.4],
          [0.385, 0.39],
        ],
        1.1,
        0.6 * age,
      ),
      ...mirrored(
        front,
        [
          [0.32, 0.445],
          [0.36, 0.45],
          [0.385, 0.462],
        ],
        1.1,
        0.6 * age,
      ),
      ...mirrored(
        front,
        [
          [0.1, 0.49],
          [0.18, 0.52],
          [0.27, 0.49],
        ],
        1,
        0.5 * age,
      ),
    );
  }
  if (frown > 0.05) {
    lines.push(
      ...mirrored(
        front,
        [
          [0.02, 0.33],
          [0.028, 0.29],
          [0.02, 0.25],
        ],
        1.6,
        0.8 * frown,
      ),
      ...[0.1, 0.155, 0.21].map(
        (y, i): Line => ({
          points: curve(
            range(9).map((j) =>
              front.at((j / 4 - 1) * (0.27 - 0.02 * i), y - 0.03 * gauss(j, 4, 2.4) + 0.007 * Math.sin(j * 2.3 + i)),
            ),
            60,
          ),
          width: 2.4,
          opacity: 0.85 * frown,
        }),
      ),
    );
  }
  return lines;
}

/** Open eyes where the eye is the matter, closed lids where it is not. */
function eyes(front: Front, ink: string): string {
  const { trouble, at, scale, of } = front;
  const base = Math.max(1, scale / 600);
  if (trouble !== 'hood' && trouble !== 'shade') {
    const lids = mirrored(
      front,
      [
        [0.085, 0.425],
        [0.125, 0.447],
        [0.19, 0.452],
        [0.25, 0.43],
        [0.278, 0.412],
      ],
      2,
      0.9,
    );
    const folds = mirrored(
      front,
      [
        [0.09, 0.405],
        [0.15, 0.388],
        [0.22, 0.39],
        [0.272, 0.402],
      ],
      0.9,
      0.5,
    );
    const lashes = range(7).flatMap((i) => {
      const x = 0.115 + i * 0.024;
      return mirrored(
        front,
        [
          [x, 0.449 - 0.0009 * (i - 2) ** 2],
          [x + 0.006 + i * 0.0016, 0.474 - 0.001 * (i - 3) ** 2],
        ],
        0.9,
        0.75,
        6,
      );
    });
    return strokes([...lids, ...folds, ...lashes], ink, base);
  }
  const hood = of('hood');
  const open = lerp(1, 0.42, hood);
  return [1, -1]
    .map((side) => {
      const to = (points: readonly Point[]) =>
        curve(
          points.map(([x, y]) => at(side * x, y)),
          50,
        );
      const upper = to([
        [0.082, 0.437],
        [0.12, 0.432 - 0.024 * open],
        [0.18, 0.43 - 0.045 * open],
        [0.24, 0.428 - 0.026 * open],
        [0.285, 0.424],
      ]);
      const lower = to([
        [0.082, 0.437],
        [0.13, 0.453],
        [0.185, 0.459],
        [0.245, 0.446],
        [0.285, 0.424],
      ]);
      const fold = to([
        [0.09, 0.405 + 0.016 * hood],
        [0.14, 0.372 + 0.03 * hood],
        [0.2, 0.364 + 0.034 * hood],
        [0.27, 0.39 + 0.03 * hood],
        [0.305, 0.416 + 0.022 * hood],
      ]);
      const almond = path([...upper, ...lower.toReversed()], true);
      const clip = `${front.study.id}e${side + 1}`;
      const [cx, cy] = at(side * 0.184, 0.428);
      const iris =
        dot(cx, cy, scale * 0.037, '#4a2817') +
        dot(cx, cy, scale * 0.017, '#120809') +
        dot(cx + scale * 0.012, cy - scale * 0.012, scale * 0.006, '#fff', 0.9);
      return [
        wrap('clipPath', { id: clip }, tag('path', { d: almond })),
        tag('path', { d: almond, fill: '#fbf4f1' }),
        wrap('g', { 'clip-path': `url(#${clip})` }, iris),
        strokes(
          [
            { points: upper, width: 2.8 },
            { points: lower, width: 1, opacity: 0.65 },
            { points: fold, width: lerp(1, 2.2, hood), opacity: 0.8 },
          ],
          ink,
          base,
        ),
      ].join('');
    })
    .join('');
}

function lips({ at, study }: Front): string {
  const fill = mix(study.tone[2], MADDER, 0.6);
  const shape = (points: readonly Point[]) =>
    path(
      curve(
        points.map(([x, y]) => at(x, y)),
        60,
      ),
      true,
    );
  const upper = shape([
    [-0.125, 0.765],
    [-0.05, 0.727],
    [0, 0.738],
    [0.05, 0.727],
    [0.125, 0.765],
    [0.05, 0.766],
    [0, 0.772],
    [-0.05, 0.766],
    [-0.125, 0.765],
  ]);
  const lower = shape([
    [-0.125, 0.765],
    [-0.05, 0.77],
    [0, 0.776],
    [0.05, 0.77],
    [0.125, 0.765],
    [0.075, 0.806],
    [0, 0.822],
    [-0.075, 0.806],
    [-0.125, 0.765],
  ]);
  return tag('path', { d: upper, fill, 'fill-opacity': '.9' }) + tag('path', { d: lower, fill, 'fill-opacity': '.7' });
}

function hairBehind({ at, study }: Front): string {
  if ((study.m ?? 0) > 0.5) return '';
  const [cx, cy] = at(0, -0.34);
  const bun = tag('ellipse', {
    cx: n1(cx),
    cy: n1(cy),
    rx: n1(0.17 * Math.abs(at(1, 0)[0] - at(0, 0)[0])),
    ry: n1(0.15 * (at(0, 1)[1] - at(0, 0)[1])),
    fill: HAIR,
  });
  return bun;
}

/** Hair from ear to ear; `thinning` draws the line back and lets the skin through. */
function hairline(front: Front): string {
  const { at, scale, of } = front;
  const thin = of('thinning');
  const outer = curve(
    (
      [
        [-0.415, 0.42],
        [-0.428, 0.2],
        [-0.39, -0.03],
        [-0.27, -0.22],
        [0, -0.3],
        [0.27, -0.22],
        [0.39, -0.03],
        [0.428, 0.2],
        [0.415, 0.42],
      ] as const
    ).map(([x, y]) => at(x, y)),
    80,
  );
  const inner = curve(
    (
      [
        [-0.375, 0.4],
        [-0.37, 0.26],
        [-0.335, 0.12],
        [-0.255, 0.02 - 0.15 * thin],
        [-0.12, -0.015 - 0.1 * thin],
        [0, -0.02 - 0.12 * thin],
        [0.12, -0.015 - 0.1 * thin],
        [0.255, 0.02 - 0.15 * thin],
        [0.335, 0.12],
        [0.37, 0.26],
        [0.375, 0.4],
      ] as const
    ).map(([x, y]) => at(x, y)),
    80,
  );
  const strands = fan(outer, inner, 9).map((points) => ({ points, opacity: 0.42, width: 0.8 }));
  const planned =
    thin > 0.05 || front.trouble === 'thinning'
      ? dashed(
          curve(
            (
              [
                [-0.3, 0.07],
                [-0.16, -0.005],
                [0, -0.02],
                [0.16, -0.005],
                [0.3, 0.07],
              ] as const
            ).map(([x, y]) => at(x, y)),
            40,
          ),
          scale,
        )
      : '';
  return (
    tag('path', { d: path([...outer, ...inner.toReversed()], true), fill: HAIR }) +
    strokes(strands, STRAND, Math.max(1, scale / 640)) +
    planned
  );
}

const dashed = (points: readonly Point[], scale: number, colour = MADDER): string =>
  tag('path', {
    d: path(points),
    fill: 'none',
    stroke: colour,
    'stroke-width': n1(Math.max(1.2, scale / 420)),
    'stroke-dasharray': `${n1(scale / 70)} ${n1(scale / 80)}`,
    'stroke-opacity': '.9',
  });

const PLASMA = '#e9b24a';

/** What a doctor draws on this face. */
function marks(front: Front): string {
  const { trouble, at, scale, study } = front;
  const colour = markInk(study);
  const pin = (x: number, y: number) => dot(...at(x, y), scale / 120, colour) + ring(...at(x, y), scale / 58, colour, 0.7, 1.2);
  const line = (points: readonly Point[]) =>
    dashed(
      curve(
        points.map(([x, y]) => at(x, y)),
        30,
      ),
      scale,
      colour,
    );
  if (trouble === 'nose')
    return (
      line([
        [0, 0.3],
        [0, 0.5],
        [0, 0.72],
      ]) +
      pin(-0.094 * (1 + 0.42 * study.k), 0.622) +
      pin(0.094 * (1 + 0.42 * study.k), 0.622)
    );
  if (trouble === 'frown') return FROWN_POINTS.map(([x, y]) => pin(x, y)).join('');
  if (trouble === 'age')
    return [1, -1]
      .map((s) =>
        line([
          [s * 0.12, 0.86],
          [s * 0.25, 0.72],
          [s * 0.36, 0.5],
        ]),
      )
      .join('');
  if (trouble === 'hollow') return [1, -1].map((s) => pin(s * 0.2, 0.6) + pin(s * 0.27, 0.64) + pin(s * 0.25, 0.73)).join('');
  if (trouble === 'plasma') return [1, -1].map((side) => plasmaRings(front, side)).join('');
  return '';
}

/** Drops of plasma on a cheek, and the rings they send out: faint before, clear after. */
const plasmaRings = ({ at, scale, study }: Front, side: number): string =>
  range(4)
    .map((i) => {
      const [x, y] = at(side * (0.13 + 0.06 * i), 0.57 + 0.045 * ((i * 3) % 4));
      const rings = range(4, 1).map((n) =>
        ring(x, y, scale * 0.018 * n, PLASMA, lerp(0.95 - 0.16 * n, 0.08, study.k), n1(scale / 120)),
      );
      return rings.join('') + dot(x, y, scale * lerp(0.014, 0.006, study.k), PLASMA, 0.95);
    })
    .join('');
