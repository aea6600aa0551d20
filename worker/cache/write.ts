import { runAll } from '../lib/async.ts';
import { ABSENT, type CacheDeps, type Loaded, type Progress } from './cache-contract.ts';
import { type Entry, type GoneReason, hashOf } from './entry.ts';
import { invalidateAll } from './invalidation.ts';
import { writeEntry } from './write-entry.ts';

/** Changes to what is cached that somebody with authority asked for: webhooks, and the table of contents. */
export interface CacheWriter {
  /** The newest value there is, without asking upstream; null when there is none. */
  peek<T>(key: string): Promise<T | null>;
  /** What this isolate holds, at once: null what is gone, undefined what it does not hold. */
  held<T>(key: string): T | null | undefined;
  /** What somebody has done under a key after a time: put a value there, or taken it away; null where nobody has. */
  since(key: string, at: number): Promise<'put' | 'removed' | null>;
  /**
   * Keeps a value, fresh from upstream, unless this isolate holds what was read, or taken away, after its reading began. KV is written only
   * when it differs.
   * @param begun milliseconds
   */
  keep<T>(key: string, value: T, begun: number): Promise<void>;
  /** Reads upstream and keeps its answer; absence is believed at once. Throws what `load` throws, and then changes nothing. */
  reload<T>(
    key: string,
    load: (previous: T | null, progress: Progress<T>) => Promise<Loaded<T>>,
    why?: GoneReason,
  ): Promise<T | null>;
  /**
   * Lays a change over the newest value, again when that was replaced meanwhile: `change` may be called more than once. Does nothing where
   * there is no value: it will be read when it is asked for.
   */
  change<T>(key: string, change: (value: T) => T): Promise<void>;
  /** From now on there is nothing under this key. */
  remove(key: string, why: GoneReason): Promise<void>;
  /**
   * Writes once more what KV did not take of earlier changes: who repeats a change finds it made in memory, and may not call for what went
   * with it.
   */
  writeOwed(): Promise<void>;
  /** Everything read before now is read again before it is shown. */
  invalidateAll(): Promise<void>;
}

/** KV takes one write a second under a key: a younger one is on its way, or was refused just now. */
const KV_INTERVAL_MS = 1_000;

export function createCacheWriter(parts: CacheDeps): CacheWriter {
  const { isolate, kv, clock } = parts;

  const newest = async <T>(key: string): Promise<Entry<T> | null> => {
    const held = isolate.entry<T>(key);
    const stored = await kv.get<T>(key, held);
    return held && (!stored || stored.storedAt <= held.storedAt) ? held : stored;
  };
  const store = async <T>(key: string, entry: Entry<T>): Promise<void> => {
    const now = clock.now();
    isolate.keep(key, entry, now);
    isolate.check(key, now);
    isolate.succeed(key);
    isolate.owed.add(key);
    await writeEntry(parts, key, entry);
    if (isolate.entry(key) === entry) isolate.owed.delete(key);
  };
  /** Writes to KV only what differs from what is known there. In memory it stands before this returns its promise. */
  const storeIfNew = async <T>(
    key: string,
    { hash, value, begun = clock.now() }: { hash: string; value: T; begun?: number },
    known: Entry<T> | null,
  ): Promise<void> => {
    if (known?.hash === hash && known.absentSince === undefined && !isolate.isUnwritten(known)) {
      isolate.noteBegun(known, Math.max(begun, isolate.begunAt(known)));
      isolate.keep(key, known, clock.now());
      isolate.check(key, clock.now());
      return;
    }
    const entry = { hash, storedAt: clock.now(), value };
    isolate.noteBegun(entry, begun);
    await store(key, entry);
  };
  const keep = async <T>(key: string, value: T, begun: number): Promise<void> => {
    const [hash, known] = await Promise.all([hashOf(value), newest<T>(key)]);
    const held = isolate.entry<T>(key);
    if (!held || isolate.begunAt(held, 0) <= begun) await storeIfNew(key, { hash, value, begun }, known);
  };
  const remove = async (key: string, why: GoneReason): Promise<void> => {
    const known = await newest(key);
    const gone = known?.value === null && known.why === why && !isolate.isUnwritten(known);
    const entry = gone ? known : { hash: why, storedAt: clock.now(), value: null, why };
    isolate.noteBegun(entry, clock.now());
    if (!gone) await store(key, entry);
  };

  const writeOwed = async (key: string): Promise<void> => {
    const held = isolate.entry(key);
    if (held && isolate.isUnwritten(held)) {
      if (clock.now() - held.storedAt < KV_INTERVAL_MS) return;
      if ((await newest(key)) === held) await writeEntry(parts, key, held);
    }
    isolate.owed.delete(key);
  };

  return {
    keep,
    remove,
    writeOwed: () => runAll([...isolate.owed].map((key) => () => writeOwed(key))),
    held: <T>(key: string) => isolate.entry<T>(key)?.value,
    peek: async <T>(key: string) => (await newest<T>(key))?.value ?? null,
    async since(key, at) {
      const known = await newest(key);
      if (!known || isolate.begunAt(known) <= at) return null;
      return known.value === null ? 'removed' : 'put';
    },
    async reload<T>(
      key: string,
      load: (previous: T | null, progress: Progress<T>) => Promise<Loaded<T>>,
      why: GoneReason = 'withdrawn',
    ) {
      const before = await newest<T>(key);
      let begun = clock.now();
      const buildOn = (entry: Entry<T> | null): void => {
        if (entry) begun = Math.max(begun, isolate.begunAt(entry));
      };
      buildOn(before);
      const loaded = await load(before?.value ?? null, {
        latest() {
          const held = isolate.entry<T>(key) ?? before;
          buildOn(held);
          return held?.value ?? null;
        },
        // The value that the load ends with is stored; nobody waits for its parts.
        keep: () => undefined,
      });
      // A change that came, or a reading that began, while this was being read is newer, and wins.
      const present = isolate.entry<T>(key);
      if (present && isolate.begunAt(present) > begun) return present.value;
      if (loaded === ABSENT) {
        await remove(key, why);
        return null;
      }
      await keep(key, loaded, begun);
      return loaded;
    },
    async change<T>(key: string, change: (value: T) => T) {
      for (;;) {
        const held = isolate.entry<T>(key);
        const known = await newest<T>(key);
        if (!known?.value) return;
        const value = change(known.value);
        const hash = await hashOf(value);
        // Another request of this isolate wrote meanwhile: the change is laid over what that one wrote. No request waits for another here,
        // which a Worker may not do. Of isolates that write at one time the last one wins, until the next look at what has changed.
        if (isolate.entry(key) === held) return storeIfNew(key, { hash, value }, known);
      }
    },
    invalidateAll: () => invalidateAll(parts),
  };
}
