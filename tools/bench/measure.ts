import type { Case, ServerName } from './cases.ts';
import { cpuMs } from './cpu-time.ts';
import { startLoadGenerator } from './load.ts';
import type { WorkerServer } from './worker-server.ts';

/** One case in one round. */
export interface Sample {
  requestsPerSec: number;
  cpuMsPerRequest: number;
}

export interface Measured {
  case: Case;
  /** One for each round, in order. */
  samples: Sample[];
  /** Answers that were not as the case expects, over all rounds. */
  unexpected: number;
  example: string | null;
}

interface Plan {
  cases: Case[];
  servers: Record<ServerName, WorkerServer>;
  rounds: number;
  roundMs: number;
  /** Requests of a `once` case in a round. */
  onceRequests: number;
}

const WARM_UP_MS = 1_500;
/** A round of a `once` case ends with its requests; this only bounds it. */
const ONCE_LIMIT_MS = 60_000;

/** Requests of `once` cases that a whole run needs: one warm-up and the rounds. */
export const onceTotal = ({ rounds, onceRequests }: Pick<Plan, 'rounds' | 'onceRequests'>): number => (rounds + 1) * onceRequests;

/**
 * Measures all cases in turn, round after round, each second round backwards: what drifts on the machine, and what one
 * case leaves to the next, spreads over all of them. The first round warms up and does not count.
 */
export async function measure({ cases, servers, rounds, roundMs, onceRequests }: Plan): Promise<Measured[]> {
  const generator = startLoadGenerator();
  const measured = cases.map((each): Measured => ({ case: each, samples: [], unexpected: 0, example: null }));
  const take = async (entry: Measured, round: number): Promise<void> => {
    const { server, paths, headers = {}, expected, once = false } = entry.case;
    const { origin, pid } = servers[server];
    const part = once ? paths.slice(round * onceRequests, (round + 1) * onceRequests) : paths;
    const cpuBefore = cpuMs(pid);
    const durationMs = round === 0 ? WARM_UP_MS : once ? ONCE_LIMIT_MS : roundMs;
    const result = await generator.run({ origin, paths: part, headers, expected, durationMs, once });
    if (round === 0) return;
    const usedMs = cpuMs(pid) - cpuBefore;
    entry.samples.push({
      requestsPerSec: result.requests / (result.elapsedMs / 1000),
      cpuMsPerRequest: usedMs / result.requests,
    });
    entry.unexpected += result.unexpected;
    entry.example ??= result.example;
  };
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const entry of round % 2 ? measured : measured.toReversed()) await take(entry, round);
      console.error(round === 0 ? 'warm' : `round ${round} of ${rounds}`);
    }
  } finally {
    generator.stop();
  }
  return measured;
}
