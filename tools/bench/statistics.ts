/** Several measurements of the same thing. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Throws on an empty list. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [lower, upper, min, max] = [sorted[(sorted.length - 1) >> 1], sorted[middle], sorted[0], sorted.at(-1)];
  if (lower === undefined || upper === undefined || min === undefined || max === undefined)
    throw new Error('nothing was measured');
  return { median: (lower + upper) / 2, min, max };
}

/** `0.52 (0.50–0.61)` */
export const showSpread = ({ median, min, max }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
