import type { CacheDeps, Cached, CachedRequest, ReadAhead, ReadCache } from './cache-contract.ts';
import type { Entry } from './entry.ts';
import { invalidatedAt } from './invalidation.ts';
import { CONFIRM_ABSENCE_MS, found, NEGATIVE_MS, nameOf, refresh } from './refresh.ts';
import type { Strategy } from './strategies.ts';

/** After this time another request takes over a load: the platform cuts off what runs longer behind an answer. */
const LOAD_LIMIT_MS = 30_000;
/** Reads may take longer than this; a visitor is told that the page cannot be shown, and the next one finds it read. */
const PATIENCE_MS = 9_000;
const POLL_MS = 20;
/** How often a visitor who started a load looks whether a part of it can be shown already. */
const LOOK_MS = 100;
/** By so much the clocks of two machines may differ. */
const SKEW_MS = 60_000;

/**
 * Reads through three layers: isolate memory, KV, upstream; below them the snapshot of the build.
 * One load per key and isolate: other requests wait each for themselves, since a promise must not be shared between
 * requests (workerd may cancel it together with the request that made it). KV is written only when the content changed.
 */
export function createCache(parts: CacheDeps): ReadCache {
  return async <T>(request: CachedRequest<T>): Promise<Cached<T>> => {
    const [entry, ...invalidations] = await Promise.all([
      latestEntry<T>(parts, request.key, request.strategy),
      invalidatedAt(parts),
      request.invalidatedAt?.() ?? 0,
    ]);
    const invalidated = Math.max(...invalidations);
    const now = parts.clock.now();
    const checkedAt = Math.max(notAhead(entry?.storedAt ?? 0, now), notAhead(parts.isolate.checkedAt(request.key), now));
    // Seen to be absent once, and perhaps withdrawn: nobody is shown it again before that is confirmed, however long ago it was.
    const inDoubt = entry?.absentSince !== undefined && now - entry.absentSince >= CONFIRM_ABSENCE_MS;
    const tooOld = (request.maxAgeMs !== undefined && now - checkedAt >= request.maxAgeMs) || checkedAt < invalidated || inDoubt;
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
    return waitFor(parts, { ...request, invalidated }, entry);
  };
}

/** Reads ahead only when the other key is about to be read from KV anyway: both then share one read. */
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

/** The entry in memory, within the time that memory keeps it (`memoryMs`). */
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
  request: CachedRequest<T> & { invalidated: number },
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
  const recent = isolate.checkedAt(key) >= request.invalidated && sinceMs < Math.min(strategy.freshMs, maxAgeMs);
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
