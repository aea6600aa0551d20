import { between, blend, melt, type Point, resample } from './curves.ts';
import { lerp, nth, range } from './numbers.ts';
import type { Head, Placement } from './profile.ts';
import type { Line } from './svg.ts';

interface Ink {
  opacity: number;
  width: number;
}

/**
 * The tension lines inside a head: from the profile (u = 0) to the nape (u = 1), forgetting the features on the way.
 * `phase` moves every line by a share of one step, for the film.
 */
export function headLines({ front, back }: Head, count: number, ink: (u: number) => Ink, phase = 0): Line[] {
  const rest = melt(back, 10);
  return range(count, 1).map((i) => {
    const u = (i + phase) / count;
    return { points: blend(melt(front, 1.2 + 40 * u), rest, u ** 0.96), ...ink(u) };
  });
}

interface Echo {
  count: number;
  /** Distance between two lines, in head lengths. */
  step: number;
  opacity?: number;
  phase?: number;
}

/** Lines that travel outwards from the head, forgetting its features as they go. */
export function echoes(headShape: Head, { side, scale }: Placement, { count, step, opacity = 0.44, phase = 0 }: Echo): Line[] {
  const outline = openOutline(headShape, side, scale);
  return range(count + 1, 1).map((k) => {
    const i = k + phase;
    const u = Math.min(1, i / count);
    const distance = scale * (step * i + 0.0013 * i * i);
    // In the film the first line appears and the last one goes, so that the loop closes.
    const appearing = k === 1 ? Math.max(phase, phase ? 0 : 1) : 1;
    const going = k === count && phase ? 1 - phase : 1;
    return {
      points: pushedOut(melt(outline, 4 + 46 * u), side, distance),
      opacity: (opacity * (1 - u) ** 1.2 + 0.02) * appearing * going,
      width: 0.85,
    };
  });
}

/** Nape, crown and profile as one line, cut at the neck and led downwards from there. */
function openOutline({ front, back }: Head, side: number, scale: number): Point[] {
  const top = nth(front, 0)[1];
  const neck = front.findIndex((point, j) => j > 300 && point[1] > top + scale * 0.82);
  const foot = nth(front, neck);
  const tail = range(24).map((i): Point => [foot[0] + side * 0.004 * scale * i, foot[1] + 0.05 * scale * i]);
  return resample([...back.toReversed().slice(150), ...front.slice(1, neck), ...tail], 480);
}

function pushedOut(line: readonly Point[], side: number, distance: number): Point[] {
  return line.map((point, j) => {
    const before = nth(line, Math.max(0, j - 2));
    const after = nth(line, Math.min(line.length - 1, j + 2));
    const tx = after[0] - before[0];
    const ty = after[1] - before[1];
    const length = Math.hypot(tx, ty) || 1;
    return [point[0] + (side * ty * distance) / length, point[1] - (side * tx * distance) / length];
  });
}

/** Opacity and width that fade evenly from the profile inwards. */
export const fading = (from: number, to: number, t: number, u: number): Ink => ({
  opacity: lerp(from, to, t),
  width: lerp(1.05, 0.75, u),
});

/** `count - 1` lines between two edges. */
export const fan = (a: readonly Point[], b: readonly Point[], count: number): Point[][] =>
  range(count, 1).map((i) => a.map((point, j) => between(point, nth(b, j), i / count)));
