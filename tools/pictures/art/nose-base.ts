import { INK, MADDER, mix, NIGHT } from './colour.ts';
import { curve, melt, type Point, path } from './curves.ts';
import { n1, n2, range } from './numbers.ts';
import { isLight, markInk, midX, pen, type Study } from './study.ts';
import { type Drawing, dot, ground, ring, strokes, tag } from './svg.ts';

/** A nose from below: a triangle with two nostrils; before it is wide and leans. `act` `access` shows the cut between them. */
export function noseBase(study: Study): Drawing {
  const { w, h, k, tone, id } = study;
  const unit = Math.min(w, h) * 0.92;
  const wide = 1 + 0.24 * k;
  const at = (x: number, y: number): Point => [
    w * midX(study) + (x * wide + 0.07 * k * (y < 0 ? -y * 1.6 : 0)) * unit,
    h * 0.56 + y * unit,
  ];
  const trace = (points: readonly Point[], count = 80) =>
    curve(
      points.map(([x, y]) => at(x, y)),
      count,
    );
  const skin = ground(`${id}g`, tone, w, h, { cx: 0.5, cy: 0.5, r: 0.8 });
  const outline = trace([
    [-0.62, 0.62],
    [-0.4, 0.3],
    [-0.335, 0.12],
    [-0.3, 0.02],
    [-0.2, -0.1],
    [-0.12, -0.22],
    [0, -0.285 + 0.05 * k],
    [0.12, -0.22],
    [0.2, -0.1],
    [0.3, 0.02],
    [0.335, 0.12],
    [0.4, 0.3],
    [0.62, 0.62],
  ]);
  const nostril = (side: number) =>
    trace([
      [side * 0.055, -0.07 + 0.02 * k],
      [side * 0.13, -0.06],
      [side * 0.215, 0.06],
      [side * 0.215, 0.14],
      [side * 0.12, 0.15],
      [side * 0.06, 0.1],
      [side * 0.045, 0],
      [side * 0.055, -0.07 + 0.02 * k],
    ]);
  const ink = isLight(study) ? INK : tone[3];
  const field = range(26, 1).map((i) => ({
    points: melt(outline, i * 1.2).map(([x, y]): Point => {
      const [cx, cy] = at(0, 0.08);
      const far = 1 + 0.075 * i;
      return [cx + (x - cx) * far, cy + (y - cy) * far];
    }),
    opacity: 0.8 * (1 - i / 30),
    width: 0.95,
  }));
  const inside = range(9, 1).map((i) => ({
    points: outline.map(([x, y]): Point => {
      const [cx, cy] = at(0, -0.02);
      const near = 1 - 0.07 * i;
      return [cx + (x - cx) * near, cy + (y - cy) * near];
    }),
    opacity: 0.4,
    width: 0.85,
  }));
  const holes = [-1, 1].map((side) =>
    tag('path', { d: path(nostril(side), true), fill: mix(tone[2], NIGHT, 0.72), 'fill-opacity': n2(0.92) }),
  );
  return {
    defs: skin.defs,
    body: [
      skin.body,
      strokes(field, tone[3], pen(study)),
      tag('path', { d: path(outline, true), fill: tone[0], 'fill-opacity': '.32' }),
      strokes(inside, tone[3], pen(study)),
      ...holes,
      strokes([{ points: outline, width: 2.1 }], ink, pen(study)),
      study.act === 'access' || study.act === 'septum' ? acts[study.act](study, at) : guides(study, at),
    ].join(''),
  };
}

type Place = (x: number, y: number) => Point;

/** The short step-shaped cut across the column between the nostrils. */
function access(study: Study, at: Place): string {
  const points = (
    [
      [-0.052, 0.06],
      [-0.012, 0.06],
      [0, 0.03],
      [0.012, 0.06],
      [0.052, 0.06],
    ] as const
  ).map(([x, y]) => at(x, y).map(n1).join(' '));
  const width = Math.min(study.w, study.h) / 75;
  const cut = tag('path', {
    d: `M${points.join('L')}`,
    fill: 'none',
    stroke: MADDER,
    'stroke-width': n1(width),
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
  return cut + ring(...at(0, 0.05), Math.min(study.w, study.h) * 0.1, MADDER, 0.7, n1(width / 4));
}

/** The wall between the nostrils, from the column to the bridge. */
function septum(study: Study, at: Place): string {
  const unit = Math.min(study.w, study.h);
  const wall = curve(
    [at(-0.028, 0.24), at(-0.034, 0.02), at(-0.022, -0.2), at(0, -0.25), at(0.022, -0.2), at(0.034, 0.02), at(0.028, 0.24)],
    60,
  );
  const middle = tag('path', {
    d: path([at(0, -0.4), at(0, 0), at(0, 0.34)]),
    fill: 'none',
    stroke: MADDER,
    'stroke-width': n1(unit / 160),
    'stroke-dasharray': '10 8',
  });
  return (
    tag('path', {
      d: path(wall, true),
      fill: '#cfe3ee',
      'fill-opacity': '.95',
      stroke: '#5d8296',
      'stroke-width': n1(unit / 200),
    }) + middle
  );
}

const acts = { access, septum };

/** The middle line, and the width of the base. */
function guides(study: Study, at: Place): string {
  const colour = markInk(study);
  const line = (from: Point, to: Point) =>
    tag('path', {
      d: `M${from.map(n1).join(' ')}L${to.map(n1).join(' ')}`,
      stroke: colour,
      'stroke-width': n1(pen(study) * 1.6),
      'stroke-dasharray': '8 7',
      'stroke-opacity': '.9',
    });
  const pins = [at(-0.335, 0.12), at(0.335, 0.12), at(0, -0.28)].map(([x, y]) => dot(x, y, pen(study) * 4, colour));
  return line(at(-0.335, 0.12), at(0.335, 0.12)) + line(at(0, -0.4), at(0, 0.3)) + pins.join('');
}
