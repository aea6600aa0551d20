import { type AssetFiles, buildFile } from '../lib/asset-files.ts';
import { within } from '../lib/async.ts';
import {
  type Entry,
  entryKey,
  entryText,
  type Packings,
  parseEntry,
  readEntry,
  SCHEMAS,
  type Schema,
  snapshotPath,
} from './entry.ts';

/** A read that takes longer counts as one that failed: a visitor must not wait for KV without end while WordPress could answer. */
const KV_TIMEOUT_MS = 3000;
/** The least that KV allows; spares reads of a key that is asked for again and again. */
const KV_CACHE_TTL_SEC = 30;

/** What is used of the platform's KV. */
interface KeyValue {
  get(keys: string[], options: { type: 'text'; cacheTtl: number }): Promise<Map<string, string | null>>;
  put(key: string, text: string): Promise<void>;
}

interface KvOptions {
  packings?: Packings;
  schemas?: readonly Schema[];
  /** Resolves when the parts of a request that are at work have come to wait. */
  nextTurn: () => Promise<unknown>;
}

/** KV answers up to a hundred keys in one read; what one request asks for is far below that. */
type Answers = Promise<Map<string, string | null>>;

/**
 * Entries in KV, without expiry: the last good copy has to outlive an outage of any length. Made for one request, whose parts ask side
 * by side (a page, the mark that makes everything due, what stands round an article): what they ask for at one time is one read of KV,
 * and one way there.
 */
export function kvStore(kv: KeyValue, { packings = {}, schemas = SCHEMAS, nextTurn }: KvOptions): Store {
  const newest = schemas.at(-1)?.version;
  const older = schemas.slice(0, -1).toReversed();
  let next: { keys: Set<string>; answers: Answers } | null = null;
  /** All that is asked for before the parts of the request have come to wait. */
  const ask = (key: string): Answers => {
    if (!next) {
      const keys = new Set<string>();
      const answers = nextTurn().then(() => {
        next = null;
        return within(kv.get([...keys], { type: 'text', cacheTtl: KV_CACHE_TTL_SEC }), KV_TIMEOUT_MS);
      });
      next = { keys, answers };
    }
    next.keys.add(key);
    return next.answers;
  };
  return {
    async get<T>(key: string, held: Entry<T> | null = null) {
      const name = entryKey(key, newest);
      // All in one read; what is held is of the newest schema, or was brought along already.
      const asked = [ask(name), ...older.map(({ version }) => ask(entryKey(key, version)))];
      const answers = (await Promise.all(asked))[0];
      const text = answers?.get(name) ?? null;
      const stored = text === null ? migrated<T>(key, answers, schemas) : parseEntry<T>(text, held);
      const packing = packings[key];
      if (!packing || !stored || stored === held || stored.value === null) return stored;
      return { ...stored, value: packing.unpack(stored.value) };
    },
    async put(key, entry) {
      const value = entry.value === null ? null : (packings[key]?.pack(entry.value) ?? entry.value);
      await kv.put(entryKey(key, newest), entryText({ ...entry, value }));
    },
  };
}

/**
 * The entry of the newest older schema that there is, in the shape of the newest; null where there is none. It counts as read long ago
 * and by another hash: it is served, read again behind the answer, and then written anew.
 */
function migrated<T>(key: string, answers: Map<string, string | null> | undefined, schemas: readonly Schema[]): Entry<T> | null {
  for (let at = schemas.length - 2; at >= 0; at -= 1) {
    const version = schemas[at]?.version;
    const text = answers?.get(entryKey(key, version)) ?? null;
    const entry = text === null ? null : parseEntry<unknown>(text, null);
    if (!entry) continue;
    let { value } = entry;
    for (const { migrate } of schemas.slice(at + 1))
      if (value !== null && value !== undefined) value = migrate?.(key, value) ?? undefined;
    if (value !== undefined) return { ...entry, hash: `${entry.hash} of v${version}`, storedAt: 0, value } as Entry<T>;
  }
  return null;
}

/** The content that shipped with the build: the last resort when KV is empty and WordPress away. */
export const snapshotStore = (assets: AssetFiles): Pick<Store, 'get'> => ({
  async get<T>(key: string) {
    const answer = await buildFile(assets, await snapshotPath(key));
    return answer.ok ? readEntry<T>(await answer.json()) : null;
  },
});

/** A place that keeps entries beyond the isolate. Both may throw. */
export interface Store {
  /** Null for what is not there; `held` itself where that is the version it has. */
  get<T>(key: string, held?: Entry<T> | null): Promise<Entry<T> | null>;
  put<T>(key: string, entry: Entry<T>): Promise<void>;
}
