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
