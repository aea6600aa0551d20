import type { CacheDeps } from './cache-contract.ts';
import type { Entry } from './entry.ts';

/**
 * Writes an entry to KV. Until that has succeeded the isolate knows that it is in memory alone: a write may be refused, or be cut off
 * together with its request, and whoever tries again must not take it for done. Throws what KV throws.
 */
export async function writeEntry(
  { isolate, kv }: Pick<CacheDeps, 'isolate' | 'kv'>,
  key: string,
  entry: Entry<unknown>,
): Promise<void> {
  isolate.noteUnwritten(entry);
  await kv.put(key, entry);
  isolate.noteWritten(entry);
}
