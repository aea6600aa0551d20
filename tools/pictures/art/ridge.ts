import { mix, type Tone } from './colour.ts';
import { type Point, path } from './curves.ts';
import { lerp, n1, noise, range, smooth } from './numbers.ts';
import { markInk, midX, pen, type Study } from './study.ts';
import { backdrop, type Drawing, dashed, linear, strokes, tag } from './svg.ts';

export interface RidgeOptions {
  /** Slices, and their height in picture heights. */
  slices?: number;
  amp?: number;
  /** First and last slice, and how far slices begin outside, in shares of the picture. */
  top?: number;
  bottom?: number;
  inset?: number;
}

const SAMPLES = 110;

/** A surface seen as slices; `height(u, v)` is its relief, u across (0.5 = the middle of the subject), v from far to near. */
export function ridge(
  study: Study,
  height: (u: number, v: number) => number,
  { slices = 36, amp = 0.22, top = 0.2, bottom = 1.0, inset = -0.04 }: RidgeOptions = {},
): Drawing {
  const { w, h, tone, id } = study;
  const grain = noise(study.random);
  const span = Math.min(w, h * 1.05);
  const edge: Point[] = [
    [w * (1 - inset), h + 20],
    [w * inset, h + 20],
  ];
  const body = range(slices).map((i) => {
    const v = i / (slices - 1);
    const y0 = h * lerp(top, bottom, v);
    const points = range(SAMPLES + 1).map((j): Point => {
      const x = w * lerp(inset, 1 - inset, j / SAMPLES);
      const u = 0.5 + (x - w * midX(study)) / span;
      return [x, y0 - h * amp * height(u, v) - h * 0.003 * grain(i * 0.7 + j * 0.08)];
    });
    const fill = { d: path([...points, ...edge], true), fill: shade(tone, v), 'fill-opacity': v < 0.2 ? n1(v * 4.5) : 0.94 };
    const line = { points, opacity: lerp(0.12, 0.9, smooth(v * 1.5)), width: lerp(0.8, 1.25, v) };
    return tag('path', fill) + strokes([line], tone[3], pen(study));
  });
  const sky = linear(
    `${id}g`,
    [0, 0, 0, 1],
    [
      [0, tone[2]],
      ['.45', tone[1]],
      [1, tone[1]],
    ],
  );
  return {
    defs: sky,
    body:
      backdrop(w, h, `url(#${id}g)`) +
      body.join('') +
      acts(study, (u, v) => [w * midX(study) + (u - 0.5) * span, h * lerp(top, bottom, v) - h * amp * height(u, v)]),
  };
}

/** What is drawn on the skin before an operation: `marks` the middle and the two folds, `line` where the scar will run. */
function acts(study: Study, at: (u: number, v: number) => Point): string {
  const colour = markInk(study);
  const along = (place: (t: number) => Point) => range(41).map((i) => place(i / 40));
  const unit = Math.min(study.w, study.h);
  if (study.act === 'line')
    return dashed(
      along((t) => at(0.18 + 0.64 * t, 0.84 + 0.08 * Math.sin(Math.PI * t))),
      unit * 1.6,
      colour,
    );
  if (study.act !== 'marks') return '';
  const folds = [0.31, 0.69].map((u) =>
    dashed(
      along((t) => at(u + 0.15 * Math.cos(Math.PI * t), 0.66 + 0.16 * Math.sin(Math.PI * t))),
      unit * 1.4,
      colour,
    ),
  );
  return (
    dashed(
      along((t) => at(0.5, 0.1 + 0.85 * t)),
      unit * 1.4,
      colour,
    ) + folds.join('')
  );
}

/** Far slices dark to mid, the middle light, near ones deep. */
const shade = ([light, mid, deep]: Tone, v: number): string =>
  v < 0.5 ? mix(mid, light, v * 2) : mix(light, deep, (v - 0.5) * 1.3);
