import { clamp, lerp, nth } from './numbers.ts';

/** A skin ground: light, mid and deep shade, and the colour lines are drawn in over it. */
export type Tone = readonly [light: string, mid: string, deep: string, line: string];

/** Six skin grounds over the whole scale, light to deep: no treatment belongs to one skin. */
export const tones = [
  ['#f9ebe2', '#f0d0bd', '#dba98d', '#43207a'],
  ['#f5dfcf', '#e6bc9f', '#c98f6e', '#3d1b70'],
  ['#edcbb0', '#d5a07a', '#ae7450', '#331460'],
  ['#d9a884', '#b57d58', '#855237', '#f7e8df'],
  ['#b58260', '#8a5a3d', '#5a3625', '#f3dfd4'],
  ['#8d6047', '#64402c', '#3c241a', '#eed6ca'],
] as const satisfies readonly Tone[];

/** Tones below this number take dark lines, the others light ones. */
export const FIRST_DEEP_TONE = 3;

export const INK = '#43207a';
export const MADDER = '#a33b52';
export const NIGHT = '#21132f';

/** Hair, and the strands drawn over it. */
export const HAIR = '#2a1728';
export const STRAND = '#cbb3dd';

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** From colour `a` (t = 0) to `b` (t = 1), both `#rrggbb`. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  const parts = channels(a).map((from, i) => Math.round(lerp(from, nth(to, i), clamp(t))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
