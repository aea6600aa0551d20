import { INK, NIGHT } from './colour.ts';
import { type Point, path } from './curves.ts';
import { features, hair, lips } from './face-features.ts';
import { echoes, headLines } from './head-lines.ts';
import { range } from './numbers.ts';
import { head, type Placement, place, traced } from './profile.ts';
import { isLight, type Study } from './study.ts';
import { backdrop, type Drawing, linear, linearAt, strokes, tag, wrap } from './svg.ts';

/** Violet belongs to plastic surgery, theatre green to dermatology. */
const departments = {
  surgery: { ground: ['#f3edf7', '#d9cae6'], line: INK, cloth: '#5b3589' },
  dermatology: { ground: ['#eaf2ee', '#c3d7cd'], line: '#1f5a4d', cloth: '#22604f' },
} as const;

const CHEST = 0.4;

/** A doctor without a likeness: a profile cameo with a coat collar. 'm' and 'f' differ by bone, hair and ground. */
export function cameo(study: Study): Drawing {
  const { w, h, tone, id, variant } = study;
  const long = variant === 'f';
  const flip = study.flip ?? long;
  const bone = long ? 0 : 1;
  const placement = place({ scale: Math.min(h * 0.42, w * 0.52), ox: w * (flip ? 0.3 : 0.7), oy: h * 0.27, flip });
  const { at, scale } = placement;
  const shape = head(placement, { m: bone }, CHEST);
  const { ground, line, cloth } = departments[study.dept ?? (long ? 'dermatology' : 'surgery')];
  const { under, over } = hair(placement, long);
  const field = headLines(shape, 30, () => ({ opacity: 0.4, width: 0.8 }));
  return {
    defs: [
      linear(
        `${id}b`,
        [0, 0, '.5', 1],
        [
          [0, ground[0]],
          [1, ground[1]],
        ],
      ),
      linearAt(
        `${id}f`,
        [at(0.1, 0)[0], at(0, 0.25)[1]],
        [at(-0.85, 0)[0], at(0, 1.2)[1]],
        [
          [0, tone[0]],
          ['.45', tone[1]],
          [1, tone[2]],
        ],
      ),
      linear(
        `${id}k`,
        [0, 0, 0, 1],
        [
          [0, '#fff'],
          [1, '#ece7f0'],
        ],
      ),
      wrap('clipPath', { id: `${id}c` }, tag('path', { d: shape.outline })),
    ].join(''),
    body: [
      backdrop(w, h, `url(#${id}b)`),
      strokes(echoes(shape, placement, { count: 18, step: 0.034, opacity: 0.5 }), line, Math.max(1, scale / 420)),
      under,
      tag('path', { d: shape.outline, fill: `url(#${id}f)` }),
      wrap('g', { 'clip-path': `url(#${id}c)` }, strokes(field, tone[3], Math.max(1, scale / 480)) + lips(placement)),
      strokes(features(placement), isLight(study) ? NIGHT : tone[3], Math.max(1, scale / 480)),
      over,
      strokes([{ points: shape.front.slice(110), opacity: 0.9, width: 1.4 }], NIGHT, Math.max(1, scale / 460)),
      clothes(placement, { id, line, cloth }),
    ].join(''),
  };
}

/** Scrubs, coat with its folds, and collar, back to front. */
function clothes(placement: Placement, { id, line, cloth }: { id: string; line: string; cloth: string }): string {
  const { at, scale } = placement;
  const run = (points: readonly Point[], count: number) => traced(placement, points, count);
  const scrubs = path([...run(neckline, 20), at(-0.1, 2.1), at(-0.62, 1.98)], true);
  const coat = path([...run(lapel, 30), ...run(chest, 30), at(-2.6, 2.7), ...run(shoulder, 40)], true);
  const collar = path([...run(collarInner, 30), ...run(collarFront, 20), ...run(collarBack, 40)], true);
  const folds = range(11).map((i) => ({
    points: run(
      [
        [-0.62 - i * 0.12, 2.0 + i * 0.01],
        [-0.9 - i * 0.12, 1.75 + i * 0.012],
        [-1.2 - i * 0.12, 1.52 + i * 0.03],
      ],
      20,
    ),
    opacity: 0.22,
    width: 0.9,
  }));
  const edge = { stroke: line, 'stroke-opacity': '.35', 'stroke-width': 1.4, 'stroke-linejoin': 'round' };
  return [
    tag('path', { d: scrubs, fill: cloth }),
    tag('path', { d: coat, fill: `url(#${id}k)` }),
    strokes(folds, line, Math.max(1, scale / 420)),
    tag('path', { d: collar, fill: '#fff', ...edge }),
  ].join('');
}

const neckline: Point[] = [
  [-0.5, 1.38],
  [-0.36, 1.47],
  [-0.24, 1.58],
  [-0.1, 1.69],
];

const lapel: Point[] = [
  [-0.86, 1.16],
  [-0.6, 1.3],
  [-0.42, 1.46],
  [-0.3, 1.66],
];

const chest: Point[] = [
  [-0.3, 1.66],
  [-0.1, 1.72],
  [0.14, 1.88],
  [0.3, 2.2],
  [0.36, 2.7],
];

const shoulder: Point[] = [
  [-2.1, 1.95],
  [-1.72, 1.62],
  [-1.3, 1.44],
  [-1.0, 1.32],
  [-0.86, 1.16],
];

const collarInner: Point[] = [
  [-0.86, 1.16],
  [-0.64, 1.28],
  [-0.45, 1.44],
  [-0.31, 1.67],
];

const collarFront: Point[] = [
  [-0.31, 1.67],
  [-0.46, 1.78],
  [-0.62, 1.98],
];

const collarBack: Point[] = [
  [-0.62, 1.98],
  [-0.78, 1.7],
  [-0.96, 1.46],
  [-1.0, 1.3],
  [-0.86, 1.16],
];
