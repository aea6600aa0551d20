/** Time as the cache sees it, handed in so that tests need not sleep. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  wait(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
