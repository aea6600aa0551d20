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
