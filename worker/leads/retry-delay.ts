import { MAX_PAUSE_MS } from './classify-answer.ts';

const SPREAD = 0.2;

/**
 * Pause before the next attempt: base × 2ⁿ ± 20 %, never above six hours, never below what the other side asked for.
 * The spread keeps leads that failed together from coming back together.
 * @param attempts attempts made so far, 1 or more.
 * @param random 0 to 1.
 * @returns milliseconds.
 */
export function retryDelayMs(attempts: number, baseMs: number, retryAfterMs: number, random: number): number {
  const spread = 1 - SPREAD + 2 * SPREAD * random;
  return Math.round(Math.max(retryAfterMs, Math.min(baseMs * 2 ** (attempts - 1) * spread, MAX_PAUSE_MS)));
}
