import { entryKey, readEntry } from './entry.ts';
import { snapshotPath } from './snapshot-path.ts';
import type { Store } from './store.ts';

/** The least that KV allows; spares reads of a key that is asked for again and again. */
const KV_CACHE_TTL_SEC = 30;

/**
 * Entries in KV, without expiry: the last good copy has to outlive an outage of any length. Made for one request, whose parts may ask
 * for the same entry side by side (an article and what stands round it): it is read once then.
 */
export function kvStore(kv: KVNamespace): Store {
  const reading = new Map<string, Promise<unknown>>();
  const readOnce = (key: string): Promise<unknown> => {
    const begun =
      reading.get(key) ??
      kv.get(entryKey(key), { type: 'json', cacheTtl: KV_CACHE_TTL_SEC }).finally(() => void reading.delete(key));
    reading.set(key, begun);
    return begun;
  };
  return {
    get: async <T>(key: string) => readEntry<T>(await readOnce(key)),
    async put(key, entry) {
      await kv.put(entryKey(key), JSON.stringify(entry));
    },
  };
}

/** The content that shipped with the build: the last resort when KV is empty and the content system away. */
export const snapshotStore = (assets: Fetcher): Pick<Store, 'get'> => ({
  async get<T>(key: string) {
    const answer = await assets.fetch(new URL(await snapshotPath(key), 'http://assets.local'));
    return answer.ok ? readEntry<T>(await answer.json()) : null;
  },
});
