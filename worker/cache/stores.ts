import { type Entry, entryKey, entryText, parseEntry, readEntry } from './entry.ts';
import type { Packings } from './packing.ts';
import { snapshotPath } from './snapshot-path.ts';
import type { Store } from './store.ts';

/** The least that KV allows; spares reads of a key that is asked for again and again. */
const KV_CACHE_TTL_SEC = 30;

/** KV answers up to a hundred keys in one read; what one request asks for is far below that. */
type Answers = Promise<Map<string, string | null>>;

/**
 * Entries in KV, without expiry: the last good copy has to outlive an outage of any length. Made for one request, whose parts ask side
 * by side (a page, the mark that makes everything due, what stands round an article): what they ask for at one time is one read of KV,
 * and one way there.
 */
export function kvStore(kv: KVNamespace, packings: Packings = {}): Store {
  let next: { keys: Set<string>; answers: Answers } | null = null;
  /** All that is asked for before the parts of the request have come to wait. */
  const ask = (key: string): Answers => {
    if (!next) {
      const keys = new Set<string>();
      const answers = scheduler.wait(0).then(() => {
        next = null;
        return kv.get([...keys], { type: 'text', cacheTtl: KV_CACHE_TTL_SEC });
      });
      next = { keys, answers };
    }
    next.keys.add(key);
    return next.answers;
  };
  return {
    async get<T>(key: string, held: Entry<T> | null = null) {
      const name = entryKey(key);
      const text = (await ask(name)).get(name) ?? null;
      if (text === null) return null;
      const stored = parseEntry<T>(text, held);
      const packing = packings[key];
      if (!packing || !stored || stored === held || stored.value === null) return stored;
      return { ...stored, value: packing.unpack(stored.value) };
    },
    async put(key, entry) {
      const value = entry.value === null ? null : (packings[key]?.pack(entry.value) ?? entry.value);
      await kv.put(entryKey(key), entryText({ ...entry, value }));
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
