/** Runs jobs side by side. One that fails does not stop the others; the first error is thrown when all have ended. */
export async function runAll(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const outcomes = await Promise.allSettled(jobs.map((job) => job()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
