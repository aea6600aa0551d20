/** What the drawings of a body have in common: the paper it lies on, and the lines that fade away round it. */
import { melt, type Point } from './curves.ts';
import { range } from './numbers.ts';
import { type Line, linear } from './svg.ts';

/** A light ground, a little darker towards the lower right. */
export const paper = (id: string, corner: string): string =>
  linear(
    id,
    [0, 0, 1, 1],
    [
      [0, '#fbf7f6'],
      [1, corner],
    ],
  );

/** How many lines, how much softer each is than the one before, and by what share of the body they lie apart, ever more outwards. */
interface HaloShape {
  count?: number;
  softer?: number;
  apart?: number;
  spread?: number;
}

/** Lines beside a contour that fade away from it; `dx`, `dy` is the direction outwards, `unit` the size of the body in pixels. */
export function halo(
  contour: readonly Point[],
  [dx, dy]: Point,
  unit: number,
  { count = 9, softer = 1.6, apart = 0.012, spread = 0.0011 }: HaloShape = {},
): Line[] {
  return range(count + 1, 1).map((i) => {
    const out = unit * apart * i + spread * unit * i * i;
    return {
      points: melt(contour, i * softer).map(([x, y]): Point => [x + dx * out, y + dy * out]),
      opacity: 0.34 * (1 - i / (count + 1)),
      width: 0.8,
    };
  });
}
