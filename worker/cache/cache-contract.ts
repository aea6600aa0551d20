/** What the cache is made of, what it is asked for, and what it answers. */
import type { Clock } from '../lib/async.ts';
import type { Isolate } from './isolate.ts';
import type { Store } from './stores.ts';
import type { Strategy } from './strategies.ts';

/** What a loader answers for content that upstream does not have. */
export const ABSENT = Symbol('absent');
export type Loaded<T> = T | typeof ABSENT;

/** What a load that takes long does on the way. */
export interface Progress<T> {
  /** The newest value there is: changes that came by webhook while the load was at work are in it. What is kept next builds on it. */
  latest: () => T | null;
  /** Shows a value before the load has ended. `store`: to the other isolates too. */
  keep: (value: T, options?: { store?: boolean }) => void;
}

export interface CachedRequest<T> {
  key: string;
  strategy: Strategy;
  /** Reads the content from upstream. Throws when upstream fails; its previous value is handed in. */
  load: (previous: T | null, progress: Progress<T>) => Promise<Loaded<T>>;
  /** How long a value counts as fresh, where that depends on it; milliseconds. 0: read on behind every answer. Undefined: by the strategy. */
  freshMs?: (value: T) => number | undefined;
  /** How long a visitor waits for upstream when there is nothing to show. */
  patienceMs?: number;
  /** Absence that was seen within this time is answered at once while upstream is asked again. */
  absenceMs?: number;
  /** Asked before a key that has no entry is loaded: may this content exist at all? Throws: it cannot be told now. */
  admit?: () => Promise<boolean>;
  /** A time before which this content counts as not read, beside that of `worker/cache/invalidation.ts`; milliseconds. */
  invalidatedAt?: () => Promise<number>;
  /** An entry older than this is read again while the visitor waits, rather than in the background. */
  maxAgeMs?: number;
}

/** `HIT`: fresh. `STALE`: the last good copy, being refreshed. `MISS`: the visitor waited for upstream. */
export type CacheState = 'HIT' | 'STALE' | 'MISS';

export type Cached<T> =
  | { status: 'found'; state: CacheState; value: T; hash: string; storedAt: number }
  | { status: 'absent' | 'gone'; state: CacheState }
  | { status: 'unavailable'; retryAfterSec: number };

/** The parts a cache is made of. The isolate's part lives on between requests; the rest belongs to one request. */
export interface CacheDeps {
  isolate: Isolate;
  kv: Store;
  snapshot: Pick<Store, 'get'>;
  clock: Clock;
  random: () => number;
  /** Keeps work alive after the answer was sent. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Takes sentences without personal data. */
  log: (sentence: string) => void;
}

export type ReadCache = <T>(request: CachedRequest<T>) => Promise<Cached<T>>;

/** Takes an entry of KV into memory together with one that is about to be read, which has the same strategy. */
export type ReadAhead = (key: string, together: { with: string; strategy: Strategy }) => Promise<void>;
