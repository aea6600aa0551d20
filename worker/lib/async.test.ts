import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineError, mapLimited, runAll, within } from './async.ts';

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

describe('mapLimited', () => {
  it('keeps the order and the limit', async () => {
    let atWork = 0;
    let most = 0;
    const results = await mapLimited(4, [1, 2, 3, 4, 5, 6, 7, 8, 9], async (item) => {
      atWork += 1;
      most = Math.max(most, atWork);
      for (let turn = 0; turn < 10 - item; turn += 1) await Promise.resolve();
      atWork -= 1;
      return item * 2;
    });
    expect(results).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(most).toBe(4);
  });

  it('starts nothing more after a failure', async () => {
    const started: number[] = [];
    const failing = mapLimited(2, [1, 2, 3, 4, 5, 6], async (item) => {
      started.push(item);
      if (item === 1) throw new Error('no');
      await new Promise((resolve) => setImmediate(resolve));
    });
    await expect(failing).rejects.toThrow('no');
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual([1, 2]);
  });

  it('makes nothing of nothing', async () => {
    expect(await mapLimited(4, [], async () => 1)).toEqual([]);
  });
});

it('lets no failing job stop the others, and throws its error when all have ended', async () => {
  const ended = vi.fn();
  const failing = async () => {
    throw new Error('WordPress is away');
  };
  const slow = async () => {
    await Promise.resolve();
    ended();
  };
  await expect(runAll([failing, slow])).rejects.toThrow('WordPress is away');
  expect(ended).toHaveBeenCalledTimes(1);
  await expect(runAll([slow, failing])).rejects.toThrow('WordPress is away');
});

it('ends quietly when every job has done its work', async () => {
  const job = vi.fn(async () => {});
  await expect(runAll([job, job])).resolves.toBeUndefined();
  expect(job).toHaveBeenCalledTimes(2);
});
