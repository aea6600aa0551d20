import { INK, MADDER, mix, NIGHT } from './colour.ts';
import { curve, melt, type Point, path } from './curves.ts';
import { lerp, n1, range } from './numbers.ts';
import { midX, pen, type Study } from './study.ts';
import { backdrop, type Drawing, dot, linear, radial, ring, strokes, tag } from './svg.ts';

const FAT = '#f3d98f';

/** Eye and lids cut from top to bottom: the fold of skin and the fat pads are what is changed. `act`: `upper`, `lower` or none. */
export function lidSection(study: Study): Drawing {
  const { w, h, k, tone, id, act } = study;
  const unit = Math.min(w, h);
  const at = (x: number, y: number): Point => [w * midX(study) + (x - 0.06) * unit, h * 0.5 + y * unit];
  const trace = (points: readonly Point[], count = 90) =>
    curve(
      points.map(([x, y]) => at(x, y)),
      count,
    );
  const R = 0.25;
  const upper = trace([
    [0.3, -0.75],
    [0.26, -0.5],
    [0.2, -0.36],
    [0.27 + 0.09 * k, -0.24 + 0.03 * k],
    [0.32 + 0.09 * k, -0.12 + 0.07 * k],
    [0.3 + 0.03 * k, -0.03 + 0.06 * k],
    [0.26, -0.02 + 0.02 * k],
  ]);
  const lower = trace([
    [0.2, 0.1],
    [0.27, 0.105],
    [0.28 + 0.09 * k, 0.22],
    [0.24 + 0.12 * k, 0.32],
    [0.2 + 0.05 * k, 0.42],
    [0.24, 0.56],
    [0.26, 0.8],
  ]);
  /** The tissue behind a lid: up to the middle of the eye, out to the edge of the picture. */
  const flesh = (line: readonly Point[], y: number) =>
    path(
      y < 0 ? [...line, at(-0.1, 0.06), at(-1.6, 0.06), at(-1.6, y)] : [...line, at(-1.6, y), at(-1.6, 0.06), at(-0.1, 0.06)],
      true,
    );
  const [cx, cy] = at(0, 0.03);
  const skinLines = (line: readonly Point[]) =>
    range(15, 1).map((i) => ({
      points: melt(line, i * 1.4).map(([x, y]): Point => [x - i * unit * 0.022, y]),
      opacity: 0.8 - 0.045 * i,
      width: 0.95,
    }));
  const echo = (line: readonly Point[]) =>
    range(11, 1).map((i) => ({
      points: melt(line, i * 2).map(([x, y]): Point => [x + unit * (0.018 * i + 0.0016 * i * i), y]),
      opacity: 0.4 * (1 - i / 11),
      width: 0.85,
    }));
  const pad = (x: number, y: number, size: number) => {
    const [px, py] = at(x, y);
    return tag('ellipse', {
      cx: n1(px),
      cy: n1(py),
      rx: n1(size * unit),
      ry: n1(size * 0.72 * unit),
      fill: FAT,
      stroke: mix(FAT, tone[2], 0.5),
      'stroke-width': 1.6,
    });
  };
  const size = lerp(0.05, 0.1, k);
  return {
    defs:
      linear(
        `${id}s`,
        [0, 0, 1, 1],
        [
          [0, '#fcf9f9'],
          [1, '#efe4e8'],
        ],
      ) +
      linear(
        `${id}f`,
        [1, 0, 0, 0],
        [
          [0, tone[0]],
          ['.5', tone[1]],
          [1, tone[2]],
        ],
      ) +
      radial(`${id}e`, { cx: 0.6, cy: 0.4, r: 0.7 }, [
        [0, '#fff'],
        [1, '#dcd0d4'],
      ]),
    body: [
      backdrop(w, h, `url(#${id}s)`),
      strokes([...echo(upper), ...echo(lower)], INK, pen(study)),
      tag('path', { d: flesh(upper, -1), fill: `url(#${id}f)` }),
      tag('path', { d: flesh(lower, 1), fill: `url(#${id}f)` }),
      strokes([...skinLines(upper), ...skinLines(lower)], tone[3], pen(study)),
      tag('circle', {
        cx: n1(cx),
        cy: n1(cy),
        r: n1(R * unit),
        fill: `url(#${id}e)`,
        stroke: NIGHT,
        'stroke-width': n1(pen(study) * 1.6),
      }),
      ...range(6, 1).map((i) => ring(cx, cy, R * unit * (1 - i * 0.15), INK, 0.22, 1)),
      iris(at, unit),
      pad(0.13, -0.25, size),
      pad(0.16, 0.3, size),
      pad(0.06, 0.36, size * 0.9),
      strokes(
        [
          { points: upper, width: 2.2 },
          { points: lower, width: 2.2 },
        ],
        NIGHT,
        pen(study),
      ),
      act === 'upper' ? cut(upper.slice(44, 66), unit) : '',
      act === 'lower' ? cut(lower.slice(2, 18), unit) + ring(...at(0.16, 0.3), unit * 0.12, MADDER, 0.9, n1(pen(study) * 2)) : '',
    ].join(''),
  };
}

/** Cornea, iris and lens, seen from the side. */
function iris(at: (x: number, y: number) => Point, unit: number): string {
  const [x, y] = at(0.225, 0.03);
  const bulge = `M${n1(x - 0.01 * unit)} ${n1(y - 0.12 * unit)}Q${n1(x + 0.1 * unit)} ${n1(y)} ${n1(x - 0.01 * unit)} ${n1(y + 0.12 * unit)}`;
  return [
    tag('path', { d: bulge, fill: '#e6eef4', stroke: NIGHT, 'stroke-width': 1.6 }),
    tag('ellipse', { cx: n1(x - 0.015 * unit), cy: n1(y), rx: n1(0.02 * unit), ry: n1(0.105 * unit), fill: '#5a3018' }),
    dot(x - 0.012 * unit, y, 0.022 * unit, '#120809'),
  ].join('');
}

const cut = (points: readonly Point[], unit: number): string =>
  tag('path', {
    d: path(points),
    fill: 'none',
    stroke: MADDER,
    'stroke-width': n1(unit * 0.022),
    'stroke-linecap': 'round',
    'stroke-opacity': '.95',
  });
