import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('loadChunk', () => {
  it('loads once where that works', async () => {
    const load = vi.fn(async () => 'page');
    expect(await loadChunk(load)).toBe('page');
    expect([load.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('tries once more', async () => {
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(fails).mockResolvedValueOnce('page');
    const loaded = loadChunk(load);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loaded).toBe('page');
  });

  it.each([
    ['fails twice', fails, 1000],
    ['never answers', () => new Promise<string>(() => {}), 41_000],
  ])('gives up when it %s, long before two minutes are over', async (_, load, ms) => {
    const loaded = loadChunk(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(ms);
    expect(await loaded).toBeInstanceOf(ChunkError);
  });
});
