import type { Clock } from '../lib/async.ts';
import { type Entry, hashOf } from './entry.ts';
import { invalidatedAt } from './invalidation.ts';
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
  /** How long a value counts as fresh, where that depends on it; milliseconds. 0: read on behind every answer. */
  freshMs?: (value: T) => number;
  /** How long a visitor waits for upstream when there is nothing to show. */
  patienceMs?: number;
  /** Absence that was seen within this time is answered at once while upstream is asked again. */
  absenceMs?: number;
  /** Asked before a key that has no entry is loaded: may this content exist at all? Throws: it cannot be told now. */
  admit?: () => Promise<boolean>;
  /** A time before which this content counts as not read, beside that of `worker/cache/invalidation.ts`; milliseconds. */
  dueSince?: () => Promise<number>;
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

/** Absence of something known is believed when seen again after this time (a signed webhook is believed at once). */
const CONFIRM_ABSENCE_MS = 60_000;
/** How long "there is no such content" is remembered, in memory alone, so that a new post is not hidden. */
const NEGATIVE_MS = 10_000;
const BACK_OFF_MIN_MS = 1_000;
const BACK_OFF_MAX_MS = 5_000;
/** After this time another request takes over a load: the platform cuts off what runs longer behind an answer. */
const LOAD_LIMIT_MS = 30_000;
/** Reads may take longer than this; a visitor is told that the page cannot be shown, and the next one finds it read. */
const PATIENCE_MS = 9_000;
const POLL_MS = 20;
/** How often a visitor who started a load looks whether a part of it can be shown already. */
const LOOK_MS = 100;
/** By so much the clocks of two machines may differ. */
const SKEW_MS = 60_000;

export type ReadCache = <T>(request: CachedRequest<T>) => Promise<Cached<T>>;

/**
 * Reads through three layers: isolate memory, KV, upstream; below them the snapshot of the build.
 * One load per key and isolate: other requests wait each for themselves, since a promise must not be shared between
 * requests (workerd may cancel it together with the request that made it). KV is written only when the content changed.
 */
export function createCache(parts: CacheDeps): ReadCache {
  return async <T>(request: CachedRequest<T>): Promise<Cached<T>> => {
    const [entry, ...dueTimes] = await Promise.all([
      latestEntry<T>(parts, request.key, request.strategy),
      invalidatedAt(parts),
      request.dueSince?.() ?? 0,
    ]);
    const due = Math.max(...dueTimes);
    const now = parts.clock.now();
    const checkedAt = Math.max(notAhead(entry?.storedAt ?? 0, now), notAhead(parts.isolate.checkedAt(request.key), now));
    const tooOld = (request.maxAgeMs !== undefined && now - checkedAt >= request.maxAgeMs) || checkedAt < due;
    if (entry && now - checkedAt < freshMsOf(entry, request) && !tooOld) return found(entry, 'HIT');
    if (entry && !tooOld) {
      if (mayLoad(parts, request.key)) parts.waitUntil(refresh(parts, request, entry));
      return found(entry, 'STALE');
    }
    if (!entry && isKnownAbsent(parts, request)) {
      if (!parts.isolate.isAbsent(request.key, now) && mayLoad(parts, request.key))
        parts.waitUntil(refresh(parts, request, null));
      return { status: 'absent', state: 'STALE' };
    }
    return waitFor(parts, { ...request, due }, entry);
  };
}

/** Takes an entry of KV into memory together with one that is about to be read, which has the same strategy. */
export type ReadAhead = (key: string, together: { with: string; strategy: Strategy }) => Promise<void>;

/** Where the other entry is in memory no read of KV is made that this one could be part of, and it is left to be read by itself. */
export function createReadAhead(parts: CacheDeps): ReadAhead {
  return async (key, { with: other, strategy }) => {
    if (!heldEntry(parts, other, strategy)) await latestEntry(parts, key, strategy);
  };
}

/** What is not there is asked for again sooner, so that nothing is hidden for long once it is back (row PLAT-07). */
const freshMsOf = <T>({ value }: Entry<T>, { strategy, freshMs }: CachedRequest<T>): number =>
  value === null ? Math.min(strategy.freshMs, CONFIRM_ABSENCE_MS) : (freshMs?.(value) ?? strategy.freshMs);

const isKnownAbsent = (
  { isolate, clock }: CacheDeps,
  { key, absenceMs }: Pick<CachedRequest<never>, 'key' | 'absenceMs'>,
): boolean => absenceMs !== undefined && isolate.isAbsent(key, Math.max(0, clock.now() - absenceMs + NEGATIVE_MS));

/** A clock that had jumped ahead must not make an entry fresh until that day comes. */
const notAhead = (at: number, now: number): number => (at > now + SKEW_MS ? 0 : at);

function found<T>(entry: Entry<T>, state: CacheState): Cached<T> {
  const { value, hash, storedAt } = entry;
  if (value !== null) return { status: 'found', state, value, hash, storedAt };
  return { status: entry.why === 'withdrawn' || entry.why === 'moved' ? 'absent' : 'gone', state };
}

/** The entry in memory while memory may vouch for it. */
function heldEntry<T>({ isolate, clock }: CacheDeps, key: string, { memoryMs }: Strategy): Entry<T> | null {
  const held = isolate.entry<T>(key);
  return held && clock.now() - isolate.readAt(key) < memoryMs ? held : null;
}

/** The entry in memory, or KV's when memory has none or its copy there is too old. A KV that fails is as good as empty. */
async function latestEntry<T>(parts: CacheDeps, key: string, strategy: Strategy): Promise<Entry<T> | null> {
  const inMemory = heldEntry<T>(parts, key, strategy);
  if (inMemory) return inMemory;
  const { isolate, kv, clock, log } = parts;
  const held = isolate.entry<T>(key);
  if (isolate.isAbsent(key, clock.now())) return null;
  try {
    const stored = await kv.get<T>(key, held);
    const newest = held && (!stored || stored.storedAt < held.storedAt) ? held : stored;
    if (newest) isolate.keep(key, newest, clock.now());
    return newest;
  } catch (error) {
    log(`KV could not be read (${nameOf(error)})`);
    if (held) isolate.keep(key, held, clock.now());
    return held ?? null;
  }
}

const mayLoad = ({ isolate, clock }: CacheDeps, key: string): boolean =>
  !isolate.isLoading(key, clock.now(), LOAD_LIMIT_MS) && isolate.backOffMs(key, clock.now()) === 0;

/**
 * The visitor waits: for a load of this request, or for that of another one; for what is left of the patience since it began, so that
 * a system that hangs is waited for once and not by everybody.
 */
async function waitFor<T>(
  parts: CacheDeps,
  request: CachedRequest<T> & { due: number },
  entry: Entry<T> | null,
): Promise<Cached<T>> {
  const { isolate, clock } = parts;
  const { key, strategy, maxAgeMs = Number.POSITIVE_INFINITY, patienceMs = PATIENCE_MS } = request;
  const begun = clock.now();
  while (isolate.isLoading(key, clock.now(), LOAD_LIMIT_MS)) {
    const part = partOf(parts, request, entry);
    if (part) return found(part, 'MISS');
    if (clock.now() - isolate.loadingSince(key) >= patienceMs) return lastResort(parts, request);
    await clock.wait(POLL_MS);
  }
  if (isolate.isAbsent(key, clock.now())) return { status: 'absent', state: 'HIT' };
  const loaded = isolate.entry<T>(key);
  // Another request may have finished its load while this one was still asking KV.
  const sinceMs = clock.now() - isolate.checkedAt(key);
  const recent = isolate.checkedAt(key) >= request.due && sinceMs < Math.min(strategy.freshMs, maxAgeMs);
  if (loaded && (isolate.checkedAt(key) >= begun || recent)) return found(loaded, 'MISS');
  if (isolate.backOffMs(key, clock.now()) > 0) return lastResort(parts, request);
  const work = refresh(parts, request, entry);
  parts.waitUntil(work);
  const settled = work.then((result) => ({ result }));
  for (;;) {
    const part = partOf(parts, request, entry);
    if (part) return found(part, 'MISS');
    const leftMs = begun + patienceMs - clock.now();
    if (leftMs <= 0) return lastResort(parts, request);
    const ended = await Promise.race([settled, clock.wait(Math.min(leftMs, LOOK_MS)).then(() => null)]);
    if (ended) return ended.result ?? lastResort(parts, request);
  }
}

/** What a load that is still at work has kept so far, for somebody who had nothing. */
function partOf<T>({ isolate }: CacheDeps, { key, maxAgeMs }: CachedRequest<T>, entry: Entry<T> | null): Entry<T> | null {
  return entry || maxAgeMs !== undefined ? null : isolate.entry<T>(key);
}

/** Loads and stores. Answers null when upstream failed; never throws. The marker is set before the first wait. */
async function refresh<T>(parts: CacheDeps, request: CachedRequest<T>, entry: Entry<T> | null): Promise<Cached<T> | null> {
  const { isolate, clock, random, log } = parts;
  const { key, load, admit } = request;
  const begun = clock.now();
  isolate.startLoading(key, begun);
  // What this load builds on: anything else that is newer than its beginning came by webhook.
  let base = entry;
  const progress: Progress<T> = {
    latest() {
      base = isolate.entry<T>(key) ?? base;
      return base?.value ?? null;
    },
    keep(value, { store = false } = {}) {
      base = { hash: `part-${begun}-${random()}`, storedAt: clock.now(), value };
      isolate.keep(key, base, clock.now());
      if (store) put(parts, key, base);
    },
  };
  try {
    const loaded = !entry && admit && !(await admit()) ? ABSENT : await load(entry?.value ?? null, progress);
    const result =
      loaded === ABSENT ? await noteAbsence(parts, request, entry) : await noteValue(parts, key, { entry, base, begun }, loaded);
    isolate.succeed(key);
    return result;
  } catch (error) {
    isolate.fail(key, clock.now() + BACK_OFF_MIN_MS + random() * (BACK_OFF_MAX_MS - BACK_OFF_MIN_MS));
    log(`${key.split('/')[0]} could not be read from upstream (${nameOf(error)})`);
    return null;
  } finally {
    isolate.stopLoading(key);
  }
}

interface Load<T> {
  /** What there was when the load began. */
  entry: Entry<T> | null;
  /** What its value builds on. */
  base: Entry<T> | null;
  begun: number;
}

async function noteValue<T>(parts: CacheDeps, key: string, { entry, base, begun }: Load<T>, value: T): Promise<Cached<T>> {
  const { isolate, clock } = parts;
  const hash = await hashOf(value);
  // A webhook that came while this was being read knows better.
  const present = isolate.entry<T>(key);
  if (present && present !== entry && present !== base && present.storedAt > begun) return found(present, 'MISS');
  const changed = hash !== entry?.hash || entry.absentSince !== undefined;
  const kept = changed ? { hash, storedAt: clock.now(), value } : entry;
  isolate.keep(key, kept, clock.now());
  isolate.check(key, clock.now());
  if (changed) put(parts, key, kept);
  return found(kept, 'MISS');
}

/** Unknown content is remembered briefly; known content disappears only when its absence is seen twice. */
async function noteAbsence<T>(parts: CacheDeps, request: CachedRequest<T>, entry: Entry<T> | null): Promise<Cached<T>> {
  const { isolate, clock } = parts;
  const { key, strategy } = request;
  const now = clock.now();
  if (!entry) {
    isolate.noteAbsent(key, now + NEGATIVE_MS);
    return { status: 'absent', state: 'MISS' };
  }
  // Due again as soon as the absence may be believed, not only when the content would have been stale.
  isolate.check(key, now - Math.max(0, strategy.freshMs - CONFIRM_ABSENCE_MS));
  if (entry.value === null) return found(entry, 'MISS');
  if (entry.absentSince !== undefined && now - entry.absentSince < CONFIRM_ABSENCE_MS) return found(entry, 'MISS');
  const noted: Entry<T> =
    entry.absentSince === undefined ? { ...entry, absentSince: now } : { hash: 'gone', storedAt: now, value: null };
  isolate.keep(key, noted, now);
  put(parts, key, noted);
  return found(noted, 'MISS');
}

/** A write that fails costs the other isolates a read of upstream, nothing else. */
function put<T>({ kv, waitUntil, log }: CacheDeps, key: string, entry: Entry<T>): void {
  waitUntil(kv.put(key, entry).catch((error: unknown) => log(`KV could not be written (${nameOf(error)})`)));
}

/** Upstream failed: any copy we hold, else the build's snapshot, else an honest "not now". */
async function lastResort<T>(parts: CacheDeps, { key, maxAgeMs }: CachedRequest<T>): Promise<Cached<T>> {
  const { isolate, snapshot, clock, log } = parts;
  const held = isolate.entry<T>(key);
  // A copy that was asked for at a certain age cannot tell what has come since: that is for the caller to know.
  if (held && maxAgeMs === undefined) return found(held, 'STALE');
  if (!held) {
    const shipped = await snapshot.get<T>(key).catch((error: unknown) => {
      log(`The snapshot could not be read (${nameOf(error)})`);
      return null;
    });
    if (shipped) {
      isolate.keep(key, shipped, clock.now());
      if (maxAgeMs === undefined) return found(shipped, 'STALE');
    }
  }
  return { status: 'unavailable', retryAfterSec: Math.max(1, Math.ceil(isolate.backOffMs(key, clock.now()) / 1000)) };
}

/** Name and status of an error: enough for operations, and free of addresses and personal data. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { kind, status } = error as { kind?: unknown; status?: unknown };
  return [error.name, kind, status].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}
