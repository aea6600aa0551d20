import { describe, expect, it } from 'vitest';
import { isStopped } from './use-autoplay.ts';

describe('isStopped', () => {
  it('runs at first, unless the visitor prefers stillness', () => {
    expect(isStopped({ stops: 0, startedAt: null, still: false })).toBe(false);
    expect(isStopped({ stops: 0, startedAt: null, still: true })).toBe(true);
  });

  it('stands after a stop anywhere in the visit', () => {
    expect(isStopped({ stops: 1, startedAt: null, still: false })).toBe(true);
  });

  it('runs again where it was started by hand, until the next stop anywhere', () => {
    expect(isStopped({ stops: 1, startedAt: 1, still: false })).toBe(false);
    expect(isStopped({ stops: 0, startedAt: 0, still: true })).toBe(false);
    expect(isStopped({ stops: 2, startedAt: 1, still: false })).toBe(true);
  });
});
