import type { OutboxCounts } from './outbox-contract.ts';
import { within } from './within.ts';

const FRESH_MS = 30_000;
const TIMEOUT_MS = 2000;
const MINUTE_MS = 60_000;
/** The team is needed when the oldest has waited for longer, when more wait, or when anything is parked (reliability rules, Leads). */
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const MOST_WAITING = 20;

/** `unreachable`: the outbox does not answer; enquiries then go straight to the clinic's system. */
export type LeadHealth = 'ok' | 'attention' | 'unreachable';

let cached: { at: number; health: LeadHealth } | undefined;

/** What the counts mean, for anybody to see: a word and no number. Asked of the outbox twice a minute at most. Never throws. */
export async function leadHealth(counts: () => Promise<OutboxCounts>, now: number): Promise<LeadHealth> {
  if (cached && now - cached.at < FRESH_MS) return cached.health;
  const health = await within(counts(), TIMEOUT_MS).then(
    (found) => healthOf(found, now),
    () => 'unreachable' as const,
  );
  cached = { at: now, health };
  return health;
}

export function healthOf({ parked, waiting, misconfigured, oldestWaitingAt }: OutboxCounts, now: number): LeadHealth {
  const late = oldestWaitingAt !== null && now - oldestWaitingAt > LONGEST_WAIT_MS;
  return parked > 0 || misconfigured > 0 || waiting > MOST_WAITING || late ? 'attention' : 'ok';
}
