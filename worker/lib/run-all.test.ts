import { expect, it, vi } from 'vitest';
import { runAll } from './async.ts';

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
