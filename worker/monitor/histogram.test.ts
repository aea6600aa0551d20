import { describe, expect, it } from 'vitest';
import { addTo, bucketOf, count, type Histogram, p75, total } from './histogram.ts';

const of = (name: 'lcp' | 'cls', values: number[]): Histogram => {
  const histogram: Histogram = {};
  for (const value of values) count(histogram, name, value, null);
  return histogram;
};

describe('a histogram', () => {
  it.each([
    ['lcp', Array.from({ length: 400 }, (_, n) => 500 + n * 10), 3490],
    ['lcp', [4000, 4000, 4000, 4000], 4000],
    ['cls', Array.from({ length: 100 }, (_, n) => n / 1000), 0.074],
  ] as const)('says what three quarters of the %s stay within, to five in a hundred', (name, values, exact) => {
    const found = p75(name, of(name, [...values])) ?? 0;
    expect(Math.abs(found - exact) / exact).toBeLessThan(0.06);
  });

  it('knows nothing of nothing, and that no shift is none', () => {
    expect(p75('lcp', {})).toBeNull();
    expect(p75('cls', of('cls', [0, 0, 0]))).toBe(0);
  });

  it('replaces a value that was counted before, and takes nothing away that was not', () => {
    const histogram = of('lcp', [100, 5000]);
    count(histogram, 'lcp', 9000, 5000);
    expect([total(histogram), total({ ...of('lcp', [100, 9000]) })]).toEqual([2, 2]);
    expect(histogram).toEqual({ ...histogram, ...of('lcp', [100, 9000]) });
    const empty: Histogram = {};
    count(empty, 'lcp', 200, 100);
    expect(total(empty)).toBe(1);
  });

  it('has buckets that grow by a tenth from one millisecond on, and by ten-thousandths of a shift', () => {
    expect([0, 0.99, 1, 1.09, 1.11, 1.2, 1.22].map((value) => bucketOf('lcp', value))).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect(bucketOf('cls', 0.1)).toBe(bucketOf('lcp', 1000));
  });

  it('names the first value that three quarters stay within, in the order of values', () => {
    const middle = (values: number[]) => Math.round(p75('lcp', of('lcp', values)) ?? 0);
    const [low, high] = [middle([100]), middle([9000])];
    expect(middle([9000, 100, 100, 100])).toBe(low);
    expect(middle([100, 100, 9000, 9000])).toBe(high);
    expect(Math.abs(low - 100) / 100).toBeLessThan(0.05);
    // Nothing is left of what was replaced.
    expect(p75('lcp', { 3: 0 })).toBeNull();
  });

  it('adds up', () => {
    const sum = of('lcp', [100]);
    addTo(sum, of('lcp', [100, 200]));
    expect(sum).toEqual(of('lcp', [100, 100, 200]));
  });
});
