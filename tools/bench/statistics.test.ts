import { describe, expect, it } from 'vitest';
import { showSpread, spread } from './statistics.ts';

describe('spread', () => {
  it('takes the middle, or the mean of the two middle values', () => {
    expect(spread([3, 1, 20])).toEqual({ median: 3, min: 1, max: 20 });
    expect(spread([4, 1, 2, 10])).toEqual({ median: 3, min: 1, max: 10 });
    expect(spread([7])).toEqual({ median: 7, min: 7, max: 7 });
  });

  it('refuses to make a figure of nothing', () => {
    expect(() => spread([])).toThrow('nothing was measured');
  });
});

it('shows a spread', () => {
  expect(showSpread({ median: 0.516, min: 0.5, max: 1 }, 2)).toBe('0.52 (0.50–1.00)');
});
