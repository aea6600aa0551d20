/** A wait that took longer than it may. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Waits for `work`, but not longer than `ms`.
 * @throws DeadlineError when time is up; `work` itself goes on, and its late result is ignored.
 */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(`not done within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Like `Promise.all` over `items.map(work)`, with at most `limit` at work at once. The first failure rejects and starts no more. */
export async function mapLimited<T, R>(limit: number, items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failed) return;
      results[index] = await work(item);
    }
  };
  const guarded = (): Promise<void> =>
    worker().catch((error: unknown) => {
      failed = true;
      throw error;
    });
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, guarded));
  return results;
}

/** Runs jobs side by side. One that fails does not stop the others; the first error is thrown when all have ended. */
export async function runAll(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const outcomes = await Promise.allSettled(jobs.map((job) => job()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Time as the cache sees it, handed in so that tests need not sleep. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  wait(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
