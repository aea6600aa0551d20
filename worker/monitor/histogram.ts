import type { VitalName } from '../../src/content/field-report.ts';

/** How often values of each bucket were seen. Buckets grow by a tenth each, so a percentile is right to about five in a hundred. */
export type Histogram = Record<string, number>;

const GROWTH = Math.log(1.1);
/** Layout shift has no unit and lies below one mostly; in ten-thousandths it shares the buckets of milliseconds. */
const SCALE: Partial<Record<VitalName, number>> = { cls: 10_000 };

export const bucketOf = (name: VitalName, value: number): number => {
  const scaled = value * (SCALE[name] ?? 1);
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log(scaled) / GROWTH);
};

/** The middle of a bucket. */
const middleOf = (name: VitalName, bucket: number): number =>
  bucket === 0 ? 0 : Math.exp((bucket - 0.5) * GROWTH) / (SCALE[name] ?? 1);

/** Counts a value; `before` is one that was counted of the same visit and is replaced. Changes the histogram it is given. */
export function count(histogram: Histogram, name: VitalName, value: number, before: number | null): void {
  if (before !== null) {
    const old = bucketOf(name, before);
    // What is replaced was never counted when its report was lost: then nothing was there to be taken away.
    if (histogram[old]) histogram[old] -= 1;
  }
  const bucket = bucketOf(name, value);
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
}

export const total = (histogram: Histogram): number => Object.values(histogram).reduce((sum, times) => sum + times, 0);

/** Adds the second to the first. */
export function addTo(sum: Histogram, more: Histogram): void {
  for (const [bucket, times] of Object.entries(more)) sum[bucket] = (sum[bucket] ?? 0) + times;
}

/** The value that three quarters of the visits stay within; null of nothing. */
export function p75(name: VitalName, histogram: Histogram): number | null {
  const wanted = total(histogram) * 0.75;
  let seen = 0;
  for (const bucket of Object.keys(histogram)
    .map(Number)
    .toSorted((a, b) => a - b)) {
    seen += histogram[bucket] ?? 0;
    if (seen >= wanted && seen > 0) return middleOf(name, bucket);
  }
  return null;
}
