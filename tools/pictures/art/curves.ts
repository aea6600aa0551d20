import { clamp, gauss, lerp, n1, nth, range } from './numbers.ts';

/** x grows to the right, y grows down; pixels of the picture unless said otherwise. */
export type Point = readonly [x: number, y: number];

/** Steps between two control points before a curve is resampled. */
const DENSITY = 24;

/** Catmull-Rom through the control points, resampled to `count` points of equal arc length. */
export function curve(controls: readonly Point[], count: number): Point[] {
  const last = nth(controls, controls.length - 1);
  const padded = [nth(controls, 0), ...controls, last];
  const dense: Point[] = [];
  for (let i = 1; i < padded.length - 2; i++) {
    const [a, b, c, d] = [nth(padded, i - 1), nth(padded, i), nth(padded, i + 1), nth(padded, i + 2)];
    for (let k = 0; k < DENSITY; k++) {
      const t = k / DENSITY;
      dense.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)]);
    }
  }
  dense.push(last);
  return resample(dense, count);
}

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** The same line as `count` points of equal arc length. */
export function resample(line: readonly Point[], count: number): Point[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [nth(line, i - 1), nth(line, i)];
    lengths.push(nth(lengths, i - 1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = nth(lengths, lengths.length - 1);
  const out: Point[] = [];
  let j = 0;
  for (let i = 0; i < count; i++) {
    const at = (total * i) / (count - 1);
    while (j < lengths.length - 2 && nth(lengths, j + 1) < at) j++;
    const t = (at - nth(lengths, j)) / (nth(lengths, j + 1) - nth(lengths, j) || 1);
    out.push(between(nth(line, j), nth(line, j + 1), t));
  }
  return out;
}

/** A point on the straight way from `a` (t = 0) to `b` (t = 1). */
export const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** Two lines of equal length blended point by point. */
export const blend = (a: readonly Point[], b: readonly Point[], t: number): Point[] =>
  a.map((point, i) => between(point, nth(b, i), t));

/** Blurs a line along itself (its ends stay), so that features melt away as lines travel from the edge. Sigma in points. */
export function melt(line: readonly Point[], sigma: number): readonly Point[] {
  if (sigma < 0.3) return line;
  const reach = Math.ceil(sigma * 2.5);
  const weights = range(reach + 1, -reach).map((i) => gauss(i, 0, sigma));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const share = Float64Array.from(weights, (weight) => weight / sum);
  const [xs, ys] = [padded(line, 0, reach), padded(line, 1, reach)];
  // The hot loop of every drawing: plain indexing, no calls. All indices exist, for the line is padded by the reach.
  return line.map((_, i) => {
    let x = 0;
    let y = 0;
    for (let j = 0; j < share.length; j++) {
      const weight = share[j] ?? 0;
      x += (xs[i + j] ?? 0) * weight;
      y += (ys[i + j] ?? 0) * weight;
    }
    return [x, y];
  });
}

/** One coordinate of a line, its ends repeated. */
const padded = (line: readonly Point[], axis: 0 | 1, times: number): Float64Array =>
  Float64Array.from({ length: line.length + 2 * times }, (_, i) => nth(line, clamp(i - times, 0, line.length - 1))[axis]);

/** A line as compact SVG path data: quadratic curves through the midpoints. */
export function path(line: readonly Point[], close = false): string {
  if (line.length < 3) return `M${line.map((point) => point.map(n1).join(' ')).join('L')}`;
  const [first, end] = [nth(line, 0), nth(line, line.length - 1)];
  let d = `M${n1(first[0])} ${n1(first[1])}`;
  for (let i = 1; i < line.length - 1; i++) {
    const [a, b] = [nth(line, i), nth(line, i + 1)];
    d += `Q${n1(a[0])} ${n1(a[1])} ${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2)}`;
  }
  return `${d}L${n1(end[0])} ${n1(end[1])}${close ? 'Z' : ''}`;
}
