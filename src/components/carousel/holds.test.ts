import { describe, expect, it } from 'vitest';
import { type Hold, type HoldEvent, INITIAL_HOLDS, reduceHolds } from './use-autoplay.ts';

const after = (...events: HoldEvent[]): readonly Hold[] => events.reduce(reduceHolds, INITIAL_HOLDS);

describe('reduceHolds', () => {
  it('waits until the carousel has come into view', () => {
    expect(after()).toEqual(['away']);
    expect(after({ type: 'release', why: 'away' })).toEqual([]);
  });

  it('waits as long as one reason is left', () => {
    const holds = after(
      { type: 'release', why: 'away' },
      { type: 'hold', why: 'hover' },
      { type: 'hold', why: 'focus' },
      { type: 'release', why: 'hover' },
    );
    expect(holds).toEqual(['focus']);
  });

  it('counts a reason once, and answers the same state where nothing changes', () => {
    const holds = after({ type: 'hold', why: 'touch' });
    expect(reduceHolds(holds, { type: 'hold', why: 'touch' })).toBe(holds);
    expect(reduceHolds(holds, { type: 'release', why: 'hidden' })).toBe(holds);
  });

  it('lets a start by hand pass pointer and focus, but not a hidden tab', () => {
    const holds = after(
      { type: 'release', why: 'away' },
      { type: 'hold', why: 'hover' },
      { type: 'hold', why: 'focus' },
      { type: 'hold', why: 'hidden' },
      { type: 'started' },
    );
    expect(holds).toEqual(['hidden']);
  });
});
