import { ABSENT, type CacheDeps, type Cached, type CachedRequest, type CacheState, type Progress } from './cache-contract.ts';
import { type Entry, hashOf } from './entry.ts';
import { writeEntry } from './write-entry.ts';

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
    const begunWith = { entry, base, begun };
    const result =
      loaded === ABSENT ? await noteAbsence(parts, request, begunWith) : await noteValue(parts, key, begunWith, loaded);
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

/** What a webhook brought while this was being read: it is newer, and wins. */
function cameMeanwhile<T>({ isolate }: CacheDeps, key: string, { entry, base, begun }: Load<T>): Entry<T> | null {
  const present = isolate.entry<T>(key);
  return present && present !== entry && present !== base && isolate.begunAt(present) > begun ? present : null;
}

async function noteValue<T>(parts: CacheDeps, key: string, load: Load<T>, value: T): Promise<Cached<T>> {
  const { isolate, clock } = parts;
  const { entry } = load;
  const hash = await hashOf(value);
  const newer = cameMeanwhile(parts, key, load);
  if (newer) return found(newer, 'MISS');
  const changed = hash !== entry?.hash || entry.absentSince !== undefined;
  const kept = changed ? { hash, storedAt: clock.now(), value } : entry;
  isolate.noteBegun(kept, Math.max(load.begun, load.base ? isolate.begunAt(load.base) : 0));
  isolate.keep(key, kept, clock.now());
  isolate.check(key, clock.now());
  if (changed || isolate.isUnwritten(kept)) put(parts, key, kept);
  return found(kept, 'MISS');
}

/** Unknown content is remembered briefly; known content disappears only when its absence is seen twice. */
async function noteAbsence<T>(parts: CacheDeps, request: CachedRequest<T>, load: Load<T>): Promise<Cached<T>> {
  const { isolate, clock } = parts;
  const { key, strategy } = request;
  const { entry } = load;
  const now = clock.now();
  const newer = cameMeanwhile(parts, key, load);
  if (newer) return found(newer, 'MISS');
  if (!entry) {
    isolate.noteAbsent(key, now + NEGATIVE_MS);
    return { status: 'absent', state: 'MISS' };
  }
  // Due again as soon as the absence may be believed, not only when the content would have been stale.
  isolate.check(key, now - Math.max(0, strategy.freshMs - CONFIRM_ABSENCE_MS));
  if (entry.value === null) return found(entry, 'MISS');
  if (entry.absentSince !== undefined && now - entry.absentSince < CONFIRM_ABSENCE_MS) return found(entry, 'MISS');
  // Most often it is absent because a webhook withdrew it elsewhere: what is written here must not stand over that.
  const stored = await storedSince(parts, key, entry);
  const newest = cameMeanwhile(parts, key, load) ?? stored;
  if (newest) {
    isolate.keep(key, newest, now);
    return found(newest, 'MISS');
  }
  const noted: Entry<T> =
    entry.absentSince === undefined ? { ...entry, absentSince: now } : { hash: 'gone', storedAt: now, value: null };
  isolate.keep(key, noted, now);
  put(parts, key, noted);
  return found(noted, 'MISS');
}

/** What KV holds that is newer than an entry; the entry itself where KV cannot be read, for nobody knows what a write would replace. */
async function storedSince<T>({ kv, log }: CacheDeps, key: string, entry: Entry<T>): Promise<Entry<T> | null> {
  try {
    const stored = await kv.get<T>(key, entry);
    return stored && stored.storedAt > entry.storedAt ? stored : null;
  } catch (error) {
    log(`KV could not be read (${nameOf(error)})`);
    return entry;
  }
}

/** A write that fails costs the other isolates a read of upstream, nothing else; the next reading writes again. */
function put<T>(parts: CacheDeps, key: string, entry: Entry<T>): void {
  const { waitUntil, log } = parts;
  waitUntil(writeEntry(parts, key, entry).catch((error: unknown) => log(`KV could not be written (${nameOf(error)})`)));
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
