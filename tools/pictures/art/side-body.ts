import { INK, NIGHT } from './colour.ts';
import { blend, curve, melt, type Point, path } from './curves.ts';
import { lerp, range, smooth } from './numbers.ts';
import { halo, paper } from './round-body.ts';
import { isLight, isWide, type Study } from './study.ts';
import { backdrop, type Drawing, dashed, linear, strokes, tag } from './svg.ts';

/** How far each part stands forward or back, in body units at rest and disturbed. */
export interface SideShape {
  chest?: number;
  belly?: number;
  seat?: number;
}

const POINTS = 130;
const LINES = 30;

/** A trunk from the side, cut off at shoulders and thighs: front, back, and the lines between them. */
export function sideBody(study: Study, { chest = 0, belly = 0, seat = 0 }: SideShape): Drawing {
  const { w, h, tone, id, k } = study;
  const unit = isWide(study) ? h : Math.min(w * 1.1, h);
  const centre = w * (isWide(study) ? 0.7 : 0.5);
  const to = (points: readonly Point[]) =>
    curve(
      points.map(([x, y]): Point => [centre + x * unit, y * h]),
      POINTS,
    );
  const shape = (much: number) => ({
    front: to([
      [0.13, -0.1],
      [0.15, 0.06],
      [0.2 + chest * much, 0.2],
      [0.165 + chest * much * 0.45, 0.31],
      [0.14 + belly * much * 0.55, 0.42],
      [0.155 + belly * much, 0.54],
      [0.15 + belly * much * 0.8, 0.65],
      [0.115 + belly * much * 0.1, 0.76],
      [0.12, 0.9],
      [0.1, 1.12],
    ]),
    back: to([
      [-0.17, -0.1],
      [-0.2, 0.08],
      [-0.19, 0.22],
      [-0.13, 0.38],
      [-0.1, 0.5],
      [-0.16 - seat * much * 0.5, 0.62],
      [-0.225 - seat * much, 0.74],
      [-0.19 - seat * much * 0.5, 0.86],
      [-0.14, 0.98],
      [-0.12, 1.12],
    ]),
  });
  const { front, back } = shape(k);
  return {
    defs:
      paper(`${id}b`, '#f1e4e1') +
      linear(
        `${id}f`,
        [1, 0, 0, '.2'],
        [
          [0, tone[0]],
          ['.45', tone[1]],
          [1, tone[2]],
        ],
      ),
    body: [
      backdrop(w, h, `url(#${id}b)`),
      strokes([...halo(front, [1, 0], unit), ...halo(back, [-1, 0], unit)], INK, Math.max(1, w / 760)),
      tag('path', { d: path([...front, ...back.toReversed()], true), fill: `url(#${id}f)` }),
      strokes(
        range(LINES, 1).map((i) => {
          const t = i / LINES;
          return {
            points: blend(melt(front, 1 + 30 * t), melt(back, 1 + 30 * (1 - t)), smooth(t)),
            opacity: lerp(0.8, 0.28, Math.sin(Math.PI * t)),
            width: 0.9,
          };
        }),
        tone[3],
        Math.max(1, w / 700),
      ),
      strokes(
        [
          { points: front, width: 1.6, opacity: 0.9 },
          { points: back, width: 1.2, opacity: 0.7 },
        ],
        isLight(study) ? INK : NIGHT,
        Math.max(1, w / 600),
      ),
      study.act === 'overlay' ? dashed(shape(1).front, unit) : '',
    ].join(''),
  };
}
