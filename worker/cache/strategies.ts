/** How long a key's content counts as fresh, and for how much of that time the isolate's memory answers without asking KV. */
export interface Strategy {
  freshMs: number;
  /** How long an entry is taken from memory before KV is asked whether another isolate has a newer one. */
  memoryMs: number;
}

const MEMORY_MS = 30_000;

/** Fresh for the configured time; memory never answers for longer than that. */
export const contentStrategy = (freshSec: number): Strategy => ({
  freshMs: freshSec * 1000,
  memoryMs: Math.min(MEMORY_MS, freshSec * 1000),
});
