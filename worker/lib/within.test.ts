import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineError, within } from './async.ts';

describe('within', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('hands on a result and an error, and leaves no timer behind', async () => {
    await expect(within(Promise.resolve(7), 100)).resolves.toBe(7);
    await expect(within(Promise.reject(new RangeError('no')), 100)).rejects.toThrow(RangeError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops waiting when time is up', async () => {
    const waiting = expect(within(new Promise(() => {}), 100)).rejects.toThrow(DeadlineError);
    await vi.advanceTimersByTimeAsync(100);
    await waiting;
  });
});
