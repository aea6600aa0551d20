import type { VitalName } from '../../src/content/field-report.ts';

/** A percentile of fewer says nothing. */
export const TOO_FEW = 50;

/** What each measure means, and the bounds of web.dev: good up to the first, poor from the second. */
export const vitalTexts = {
  ttfb: { meaning: 'first byte of the answer', good: 800, poor: 1800 },
  fcp: { meaning: 'first content', good: 1800, poor: 3000 },
  lcp: { meaning: 'largest content', good: 2500, poor: 4000 },
  inp: { meaning: 'answer to a tap', good: 200, poor: 500 },
  cls: { meaning: 'shift of the layout', good: 0.1, poor: 0.25 },
} satisfies Record<VitalName, { meaning: string; good: number; poor: number }>;

export const isPoor = (name: VitalName, value: number): boolean => value > vitalTexts[name].poor;

/** `2.4 s`, `180 ms`, `0.04` */
export function shownVital(name: VitalName, value: number): string {
  if (name === 'cls') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
