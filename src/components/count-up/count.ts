import { easeOut } from '../carousel/moves.ts';

/** From a thousand on in thousands, always with the suffix: `840+`, `15K+`, `100K+` (row HOME-18). */
export const formatCount = (value: number): string => (value >= 1000 ? `${Math.floor(value / 1000)}K+` : `${Math.floor(value)}+`);

/** The number shown some time after the count began: quick at first, then easing out (row HOME-17). */
export const countAt = (elapsedMs: number, { value, durationMs }: { value: number; durationMs: number }): number =>
  Math.round(value * easeOut(Math.min(1, elapsedMs / durationMs)));

/** Rows HOME-15 and HOME-16: how long each figure counts. The figures themselves are claims of the clinic. */
export const COUNT_MS = { surgeries: 2000, transformations: 2500 } as const;

/** Row HOME-14: part of the block that must be visible before it counts. */
export const COUNT_THRESHOLD = 0.3;
