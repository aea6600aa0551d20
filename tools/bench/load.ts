import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What an answer must look like for the measurement to be one of what it claims. */
export interface Expected {
  status: number;
  /** Value of `X-Edge-Cache`; null: the header must be absent. */
  edgeCache: string | null;
}

export interface LoadOrder {
  /** Scheme, host and port. */
  origin: string;
  /** Asked for in turn. */
  paths: string[];
  headers: Record<string, string>;
  expected: Expected;
  /** After this time nothing more is asked for. */
  durationMs: number;
  /** Asks for every path once at most; otherwise begins again at the end of the list. */
  once: boolean;
}

export interface LoadResult {
  /** Answers, expected or not. */
  requests: number;
  elapsedMs: number;
  /** Answers that were not as expected, and requests that failed. */
  unexpected: number;
  /** Description of the first of them. */
  example: string | null;
}

export interface LoadGenerator {
  /** Carries out one order. Throws when the generator has ended or takes far too long. */
  run: (order: LoadOrder) => Promise<LoadResult>;
  stop: () => void;
}

/** How much longer than ordered a run may take before it is given up. */
const GRACE_MS = 30_000;

/** Starts the generator: a process of its own, so that its work is not counted as the server's. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(new URL('load-generator.ts', import.meta.url));
  return {
    async run(order) {
      child.send(order);
      const [result] = await once(child, 'message', { signal: AbortSignal.timeout(order.durationMs + GRACE_MS) });
      return result as LoadResult;
    },
    stop: () => child.kill(),
  };
}
