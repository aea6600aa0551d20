import { describe, expect, it } from 'vitest';
import { addTo, count, type Histogram, p75, total } from './histogram.ts';

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

  it('adds up', () => {
    const sum = of('lcp', [100]);
    addTo(sum, of('lcp', [100, 200]));
    expect(total(sum)).toBe(3);
  });
});
