import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../languages/in-language.ts';
import { COUNT_MS, COUNT_THRESHOLD, countAt, formatCount } from './stats.tsx';

describe('formatCount', () => {
  it('counts in thousands from a thousand on, always with the suffix', () => {
    expect([0, 840, 999, 1000, 15_000, 100_000].map(formatCount)).toEqual(['0+', '840+', '999+', '1K+', '15K+', '100K+']);
  });

  it('writes the figure out in other languages, as each groups its digits', () => {
    const inIt = (code: string) => [840, 15_000, 100_000].map((value) => inLanguage(code, () => formatCount(value)));
    expect([inIt('fr'), inIt('ar'), inIt('bn')]).toEqual([
      ['840+', '15\u202f000+', '100\u202f000+'],
      ['840+', '15,000+', '100,000+'],
      ['840+', '15,000+', '1,00,000+'],
    ]);
  });
});

describe('countAt', () => {
  const surgeries = { value: 15_000, durationMs: COUNT_MS.surgeries };

  it('begins at 0, reaches the figure at its time and stays', () => {
    expect(countAt(0, surgeries)).toBe(0);
    expect(countAt(1999, surgeries)).toBeLessThanOrEqual(15_000);
    expect(countAt(2000, surgeries)).toBe(15_000);
    expect(countAt(2500, surgeries)).toBe(15_000);
  });

  it('eases out: past the middle in half the time', () => {
    expect(countAt(1000, surgeries)).toBeGreaterThan(7500);
  });
});

it('counts for 2000 and 2500 ms, from 30 % in view', () => {
  expect([COUNT_MS.surgeries, COUNT_MS.transformations, COUNT_THRESHOLD]).toEqual([2000, 2500, 0.3]);
});
