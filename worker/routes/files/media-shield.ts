import { WeightedMap } from '../../cache/weighted-map.ts';

const WINDOW_MS = 60_000;
/** Names of files that are not there, from one address within the window. A page with broken pictures has a few. */
const MAX_MISSES = 30;
const MAX_REMEMBERED = 5000;

/**
 * Keeps guessed names from WordPress: what is missing stays missing for a minute, and whoever asks for one missing name after
 * another is not asked for any more, but for files that are known to be there. Kept by the isolate alone.
 */
export class MediaShield {
  readonly #missing = new WeightedMap<number>(MAX_REMEMBERED);
  readonly #served = new WeightedMap<true>(MAX_REMEMBERED);
  readonly #misses = new WeightedMap<{ since: number; count: number }>(MAX_REMEMBERED);

  /** `missing`: known not to be there. `wait`: this address guesses. */
  judge(path: string, address: string | null, now: number): 'ask' | 'missing' | 'wait' {
    if ((this.#missing.get(path) ?? Number.NEGATIVE_INFINITY) > now - WINDOW_MS) return 'missing';
    const misses = address === null ? undefined : this.#misses.get(address);
    const isGuessing = misses !== undefined && misses.since > now - WINDOW_MS && misses.count >= MAX_MISSES;
    return isGuessing && !this.#served.get(path) ? 'wait' : 'ask';
  }

  found(path: string): void {
    this.#missing.delete(path);
    this.#served.set(path, true, 1);
  }

  missed(path: string, address: string | null, now: number): void {
    this.#served.delete(path);
    this.#missing.set(path, now, 1);
    if (address === null) return;
    const misses = this.#misses.get(address);
    const isCurrent = misses !== undefined && misses.since > now - WINDOW_MS;
    this.#misses.set(address, isCurrent ? { since: misses.since, count: misses.count + 1 } : { since: now, count: 1 }, 1);
  }
}
