import { ABSENT, type CacheDeps, type Cached, type CachedRequest, type CacheState, type Progress } from './cache-contract.ts';
import { type Entry, hashOf } from './entry.ts';

/** Absence of something known is believed when seen again after this time (a signed webhook is believed at once). */
export const CONFIRM_ABSENCE_MS = 60_000;
/** How long "there is no such content" is remembered, in memory alone, so that a new post is not hidden. */
export const NEGATIVE_MS = 10_000;
const BACK_OFF_MIN_MS = 1_000;
const BACK_OFF_MAX_MS = 5_000;

/** Loads and stores. Answers null when upstream failed; never throws. The marker is set before the first wait. */
export async function refresh<T>(parts: CacheDeps, request: CachedRequest<T>, entry: Entry<T> | null): Promise<Cached<T> | null> {
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
  // A webhook that came while this was being read is newer, and wins.
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

/** The answer that an entry makes. */
export function found<T>(entry: Entry<T>, state: CacheState): Cached<T> {
  const { value, hash, storedAt } = entry;
  if (value !== null) return { status: 'found', state, value, hash, storedAt };
  return { status: entry.why === 'withdrawn' || entry.why === 'moved' ? 'absent' : 'gone', state };
}

/** Name and status of an error: enough for operations, and free of addresses and personal data. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { kind, status } = error as { kind?: unknown; status?: unknown };
  return [error.name, kind, status].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}
