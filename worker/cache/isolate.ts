import { type Entry, weightOf } from './entry.ts';
import { WeightedMap } from './weighted-map.ts';

interface KeyState {
  readAt: number;
  checkedAt: number;
  loadingSince: number | null;
  failUntil: number;
  absentUntil: number;
}

const blank = (): KeyState => ({ readAt: 0, checkedAt: 0, loadingSince: null, failUntil: 0, absentUntil: 0 });

/** Entries take at most this much of an isolate's memory (`weightOf`). */
const ENTRY_LIMIT = 24_000_000;
/** States are tiny; this many keys are remembered before the oldest is forgotten. */
const STATE_LIMIT = 20_000;
const LONGEST_PAUSE_MS = 60_000;

/** What one isolate remembers between requests: entries, and for each key what is being done about it. Times in milliseconds. */
export class Isolate {
  readonly #entries = new WeightedMap<Entry<unknown>>(ENTRY_LIMIT);
  readonly #states = new WeightedMap<KeyState>(STATE_LIMIT);
  /** Entries that KV has not taken, or not yet. */
  readonly #unwritten = new WeakSet<Entry<unknown>>();
  /** See `begunAt`; milliseconds. */
  readonly #begun = new WeakMap<Entry<unknown>, number>();
  /** Keys of changes that somebody with authority made and that KV has not taken, or not yet. */
  readonly owed = new Set<string>();
  #asked: number[] = [];

  #state(key: string): KeyState {
    const state = this.#states.get(key) ?? blank();
    this.#states.set(key, state, 1);
    return state;
  }

  /** Keys name the type of their entry; the caller knows it. */
  entry<T>(key: string): Entry<T> | null {
    return (this.#entries.get(key) as Entry<T> | undefined) ?? null;
  }

  keep(key: string, entry: Entry<unknown>, now: number): void {
    if (this.#entries.get(key) !== entry) this.#entries.set(key, entry, weightOf(entry));
    const state = this.#state(key);
    state.readAt = now;
    state.absentUntil = 0;
  }

  noteUnwritten(entry: Entry<unknown>): void {
    this.#unwritten.add(entry);
  }
  noteWritten(entry: Entry<unknown>): void {
    this.#unwritten.delete(entry);
  }
  /** Whether an entry is in this memory alone, as far as is known here. */
  isUnwritten = (entry: Entry<unknown>): boolean => this.#unwritten.has(entry);

  /**
   * When the reading began that an entry is of: of two the later one stands, for an older answer may arrive last. A removal, or a change that
   * was laid over a value, counts as of its own time. Of a copy that another isolate stored this is not known.
   */
  begunAt = (entry: Entry<unknown>, unknown = entry.storedAt): number => this.#begun.get(entry) ?? unknown;
  noteBegun(entry: Entry<unknown>, at: number): void {
    this.#begun.set(entry, at);
  }

  readAt = (key: string): number => this.#state(key).readAt;
  /** When upstream last confirmed the entry. */
  checkedAt = (key: string): number => this.#state(key).checkedAt;
  check(key: string, now: number): void {
    this.#state(key).checkedAt = now;
  }

  isLoading(key: string, now: number, limitMs: number): boolean {
    const { loadingSince } = this.#state(key);
    return loadingSince !== null && Math.abs(now - loadingSince) < limitMs;
  }
  /** When the load that is under way began; 0 where there is none. */
  loadingSince = (key: string): number => this.#state(key).loadingSince ?? 0;
  startLoading(key: string, now: number): void {
    this.#state(key).loadingSince = now;
  }
  stopLoading(key: string): void {
    this.#state(key).loadingSince = null;
  }

  fail(key: string, until: number): void {
    this.#state(key).failUntil = until;
  }
  succeed(key: string): void {
    this.#state(key).failUntil = 0;
  }
  backOffMs = (key: string, now: number): number => {
    const leftMs = this.#state(key).failUntil - now;
    // Further ahead than any pause: the clock has jumped back since.
    return leftMs > LONGEST_PAUSE_MS ? 0 : Math.max(0, leftMs);
  };

  /** True `limit` times within `windowMs`: for calls upstream that nothing else holds back. */
  mayAsk(now: number, { limit, windowMs }: { limit: number; windowMs: number }): boolean {
    this.#asked = this.#asked.filter((at) => at <= now && now - at < windowMs);
    if (this.#asked.length >= limit) return false;
    this.#asked.push(now);
    return true;
  }

  noteAbsent(key: string, until: number): void {
    this.#state(key).absentUntil = until;
  }
  isAbsent = (key: string, now: number): boolean => this.#state(key).absentUntil > now;
}
