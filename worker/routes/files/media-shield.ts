const WINDOW_MS = 60_000;
/** Names of files that are not there, from one address within the window. A page with broken pictures has a few. */
const MAX_MISSES = 30;
const MAX_REMEMBERED = 5000;

/**
 * Keeps guessed names from WordPress: what is missing stays missing for a minute, and whoever asks for one missing name after
 * another is not asked for any more, but for files that are known to be there. Kept by the isolate alone.
 */
export class MediaShield {
  readonly #missing = new Map<string, number>();
  readonly #served = new Map<string, number>();
  readonly #misses = new Map<string, { since: number; count: number }>();

  /** `missing`: known not to be there. `wait`: this address guesses. */
  judge(path: string, address: string | null, now: number): 'ask' | 'missing' | 'wait' {
    if ((this.#missing.get(path) ?? Number.NEGATIVE_INFINITY) > now - WINDOW_MS) return 'missing';
    const misses = address === null ? undefined : this.#misses.get(address);
    const isGuessing = misses !== undefined && misses.since > now - WINDOW_MS && misses.count >= MAX_MISSES;
    return isGuessing && !this.#served.has(path) ? 'wait' : 'ask';
  }

  found(path: string, now: number): void {
    this.#missing.delete(path);
    remember(this.#served, path, now);
  }

  missed(path: string, address: string | null, now: number): void {
    this.#served.delete(path);
    remember(this.#missing, path, now);
    if (address === null) return;
    const misses = this.#misses.get(address);
    const isCurrent = misses !== undefined && misses.since > now - WINDOW_MS;
    remember(this.#misses, address, isCurrent ? { since: misses.since, count: misses.count + 1 } : { since: now, count: 1 });
  }
}

/** The newest stand last, and the oldest go first. */
function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= MAX_REMEMBERED) break;
    map.delete(oldest);
  }
}
