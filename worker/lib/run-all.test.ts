import { expect, it, vi } from 'vitest';
import { runAll } from './run-all.ts';

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
});
