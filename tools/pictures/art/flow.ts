import type { Point } from './curves.ts';
import { noise, range } from './numbers.ts';
import { pen, type Study } from './study.ts';
import { type Drawing, ground, type Line, strokes } from './svg.ts';

interface FlowOptions {
  /** Lines over a square picture. */
  count?: number;
  /** Radians. */
  angle?: number;
  bend?: number;
  /** Where lines break off; in shares of the picture. */
  gap?: (x: number, y: number) => boolean;
}

/** How a point (in shares x, y and pixels X, Y) is moved, in shares of the shorter side. */
export type Displacement = (x: number, y: number, X: number, Y: number) => Point;

/** The skin's lines before they are drawn, so that a treatment can lay things under or over them. */
export interface Field extends Drawing {
  lines: Line[];
}

const SAMPLES = 150;

export const still: Displacement = () => [0, 0];

/** A field of nearly parallel lines over skin, disturbed by `displace`. */
export function flow(
  study: Study,
  displace: Displacement,
  { count = 44, angle = -0.5, bend = 0.18, gap }: FlowOptions = {},
): Field {
  const { w, h } = study;
  const skin = ground(`${study.id}g`, study.tone, w, h);
  const grain = noise(study.random);
  const diagonal = Math.hypot(w, h);
  const short = Math.min(w, h);
  const total = Math.round((count * diagonal) / (1.6 * short));
  const lines = range(total).flatMap((i) => {
    const v = (i + 0.5) / total - 0.5;
    const points = range(SAMPLES + 1).map((j): Point => {
      const u = j / SAMPLES - 0.5;
      const x = u * 1.2;
      const y = v * 1.2 + bend * (u * u * 1.6 - 0.1) * (1 - Math.abs(v) * 0.6) + 0.006 * grain(j * 0.06 + i * 0.35);
      const X = w / 2 + (x * Math.cos(angle) - y * Math.sin(angle)) * diagonal;
      const Y = h / 2 + (x * Math.sin(angle) + y * Math.cos(angle)) * diagonal;
      const moved = displace(X / w, Y / h, X, Y);
      return [X + moved[0] * short, Y + moved[1] * short];
    });
    const ink = { opacity: 0.3 + 0.42 * Math.abs(Math.sin(i * 1.7 + 0.4)), width: 0.75 + 0.4 * Math.abs(Math.sin(i * 0.9)) };
    return broken(points, ([X, Y]) => gap?.(X / w, Y / h) ?? false).map((part) => ({ points: part, ...ink }));
  });
  return { ...skin, lines };
}

/** A line without the points where `gone` holds; parts of two points or less are dropped. */
export function broken(line: readonly Point[], gone: (point: Point, index: number) => boolean): Point[][] {
  const parts: Point[][] = [[]];
  for (const [index, point] of line.entries()) {
    if (gone(point, index)) parts.push([]);
    else parts.at(-1)?.push(point);
  }
  return parts.filter((part) => part.length > 2);
}

/** The field drawn, and something over it. */
export const drawn = (field: Field, study: Study, over = ''): Drawing => ({
  defs: field.defs,
  body: field.body + strokes(field.lines, study.tone[3], pen(study)) + over,
});
