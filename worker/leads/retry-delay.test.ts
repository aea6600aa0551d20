import { describe, expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

const MIDDLE = 0.5;
const SIX_HOURS_MS = 21_600_000;

describe('retryDelayMs', () => {
  it('doubles from the base and stops at six hours', () => {
    const pauses = [1, 2, 3, 4, 10, 11, 2000].map((attempts) => retryDelayMs(attempts, 30_000, 0, MIDDLE));
    expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 15_360_000, SIX_HOURS_MS, SIX_HOURS_MS]);
  });

  it('spreads by a fifth to each side', () => {
    expect(retryDelayMs(1, 30_000, 0, 0)).toBe(24_000);
    expect(retryDelayMs(1, 30_000, 0, 1)).toBe(36_000);
    expect(retryDelayMs(11, 30_000, 0, 1)).toBe(SIX_HOURS_MS);
  });

  it('never comes before it was asked to', () => {
    expect(retryDelayMs(1, 30_000, 45_000, 1)).toBe(45_000);
    expect(retryDelayMs(3, 30_000, 45_000, MIDDLE)).toBe(120_000);
  });
});
