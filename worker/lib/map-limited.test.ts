import { describe, expect, it } from 'vitest';
import { mapLimited } from './async.ts';

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
