import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

const FRESH_MS = 1000;

it('asks once in its time, and again after it', async () => {
  const kept = remembered<number>(FRESH_MS);
  let asked = 0;
  const ask = async (): Promise<number> => ++asked;
  expect([await kept(ask, 5000), await kept(ask, 5999), await kept(ask, 6000)]).toEqual([1, 1, 2]);
});

it('asks again once a clock that had jumped ahead was set right', async () => {
  const kept = remembered<string>(FRESH_MS);
  await kept(async () => 'of next year', 9_000_000);
  expect(await kept(async () => 'of now', 5000)).toBe('of now');
});

it('asks anew where somebody wants that, and keeps what it hears', async () => {
  const kept = remembered<string>(FRESH_MS);
  await kept(async () => 'first', 5000);
  expect(await kept(async () => 'second', 5001, true)).toBe('second');
  expect(await kept(async () => 'third', 5002)).toBe('second');
});

it('keeps nothing of what failed', async () => {
  const kept = remembered<string>(FRESH_MS);
  await expect(kept(() => Promise.reject(new Error('away')), 5000)).rejects.toThrow('away');
  expect(await kept(async () => 'back', 5001)).toBe('back');
});
