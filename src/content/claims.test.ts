import { describe, expect, it } from 'vitest';
import { COUNT_MS, COUNT_THRESHOLD } from '../components/count-up/stats.tsx';
import { type Claim, claims, isSupported } from './claims.ts';
import { shown } from './placeholder.ts';

const all: [string, Claim][] = Object.entries(claims);

describe('claims', () => {
  it.each(all)('%s says its own number', (_, { value, wording }) => {
    expect(wording).toMatch(new RegExp(`^${value}\\+ `));
  });

  it.each(all)('%s has a dated basis, or one that is marked as wanted', (_, { basis }) => {
    if (basis === null || basis.placeholder) return;
    expect(shown(basis).source).not.toBe('');
    expect(shown(basis).date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('without a basis is not shown (row PROD-12)', () => {
    expect(isSupported({ ...claims.transformations, basis: null })).toBe(false);
    expect(isSupported(claims.transformations)).toBe(true);
  });

  it('counts to the numbers of the specification (rows HOME-14 to HOME-16)', () => {
    expect([claims.surgeries.value, COUNT_MS.surgeries]).toEqual([15_000, 2000]);
    expect([claims.transformations.value, COUNT_MS.transformations]).toEqual([100_000, 2500]);
    expect(COUNT_THRESHOLD).toBe(0.3);
  });
});
