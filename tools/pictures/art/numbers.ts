/**
 * Numbers for the drawings. Everything here is deterministic: no clock, no `Math.random`.
 */

/** Pseudo-random numbers in [0, 1). */
export type Random = () => number;

/** FNV-1a over code points, as an unsigned 32-bit number. */
export function hash32(text: string): number {
  let hash = 2166136261;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** The same seed gives the same sequence (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hash32(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));

/** S-curve from 0 to 1. */
export function smooth(x: number): number {
  const t = clamp(x);
  return t * t * (3 - 2 * t);
}

/** Bell of height 1 round `mean`. */
export const gauss = (x: number, mean: number, sigma: number): number => Math.exp(-((x - mean) ** 2) / (2 * sigma * sigma));

/** One decimal: enough for a coordinate, and half the size of the full number. */
export const n1 = (x: number): string => (Math.round(x * 10) / 10).toString();

/** Two decimals, for opacities. */
export const n2 = (x: number): number => Math.round(x * 100) / 100;

/** A stroke width or radius: two decimals, rounded as `n1` rounds ten times the value. */
export const thin = (x: number): number => Number(n1(x * 10)) / 10;

/** Whole numbers from `first` up to, not including, `end`. */
export const range = (end: number, first = 0): number[] => Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);

/** `items[index]`; an index outside is a mistake in a drawing and throws. */
export function nth<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return item;
}

/** Smooth one-dimensional noise in [-1, 1]; takes 256 numbers from `random`. */
export function noise(random: Random): (x: number) => number {
  const values = Array.from({ length: 256 }, () => random() * 2 - 1);
  return (x) => {
    const i = Math.floor(x);
    return lerp(nth(values, i & 255), nth(values, (i + 1) & 255), smooth(x - i));
  };
}
