import { type Point, path } from './curves.ts';
import { n1, range } from './numbers.ts';
import { markInk, midX, pen, type Study } from './study.ts';
import { type Drawing, dot, ground, strokes, tag } from './svg.ts';

const GRID = 90;
const LEVELS = 22;

/** A relief from above, as on a map: lines of equal height. `height(u, v)` as for `ridge`; `act` `measure` lays a rule across. */
export function contourMap(study: Study, height: (u: number, v: number) => number): Drawing {
  const { w, h, tone, id } = study;
  const skin = ground(`${id}g`, tone, w, h, { cx: 0.45, cy: 0.4, r: 0.85 });
  const span = Math.min(w, h * 1.05);
  const to = (i: number, j: number): Point => [(w * i) / GRID, (h * j) / GRID];
  const at = (i: number, j: number) => height(0.5 + (to(i, j)[0] - w * midX(study)) / span, j / GRID);
  const heights = range(GRID + 1).map((j) => range(GRID + 1).map((i) => at(i, j)));
  const all = heights.flat();
  const [low, high] = [Math.min(...all), Math.max(0.5, ...all)];
  const lines = range(LEVELS, 1).map((n) => ({ n, d: level(heights, low + ((high - low) * n) / LEVELS, to) }));
  const drawnLines = lines.map(({ n, d }) =>
    tag('path', {
      d,
      fill: 'none',
      stroke: tone[3],
      'stroke-width': n1(pen(study) * (n % 4 ? 1 : 1.9)),
      'stroke-opacity': n % 4 ? '.6' : '.9',
      'stroke-linecap': 'round',
    }),
  );
  return { defs: skin.defs, body: skin.body + drawnLines.join('') + (study.act === 'measure' ? rule(study) : '') };
}

/** One line of equal height by marching squares, as path data of short straight parts. */
function level(heights: readonly (readonly number[])[], value: number, to: (i: number, j: number) => Point): string {
  const value2 = (i: number, j: number) => heights[j]?.[i] ?? 0;
  const parts: string[] = [];
  for (const j of range(GRID)) {
    for (const i of range(GRID)) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const crossings = corners.flatMap(([a, b], n): Point[] => {
        const [c, d] = corners[(n + 1) % 4] ?? corners[0];
        const [from, onto] = [value2(a, b), value2(c, d)];
        if (from >= value === onto >= value) return [];
        const t = (value - from) / (onto - from);
        return [to(a + (c - a) * t, b + (d - b) * t)];
      });
      for (let n = 0; n + 1 < crossings.length; n += 2) {
        parts.push(`M${crossings[n]?.map(n1).join(' ')}L${crossings[n + 1]?.map(n1).join(' ')}`);
      }
    }
  }
  return parts.join('');
}

/** A rule across the subject, with its ends and its middle marked. */
function rule(study: Study): string {
  const { w, h } = study;
  const colour = markInk(study);
  const reach = Math.min(w, h) * 0.34;
  const y = h * 0.62;
  const x = w * midX(study);
  const bar: Point[] = [
    [x - reach, y],
    [x + reach, y],
  ];
  const ticks = range(21).map((i) => {
    const from = x - reach + (2 * reach * i) / 20;
    return `M${n1(from)} ${n1(y)}v${n1(i % 5 ? 9 : 20)}`;
  });
  return [
    strokes([{ points: bar, width: 2.2 }], colour, pen(study)),
    tag('path', { d: ticks.join(''), stroke: colour, 'stroke-width': n1(pen(study) * 1.4) }),
    ...bar.map(([px, py]) => dot(px, py, pen(study) * 5, colour)),
    tag('path', {
      d: path([
        [x, h * 0.1],
        [x, h * 0.5],
        [x, h * 0.95],
      ]),
      stroke: colour,
      'stroke-dasharray': '9 8',
      'stroke-width': n1(pen(study) * 1.4),
      fill: 'none',
    }),
  ].join('');
}
