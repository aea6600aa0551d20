import { within } from '../lib/async.ts';
import { durationText } from '../lib/duration.ts';
import { remembered } from '../lib/remembered.ts';
import type { OutboxCounts } from './outbox-contract.ts';

const FRESH_MS = 30_000;
const TIMEOUT_MS = 2000;
const MINUTE_MS = 60_000;
/** The team is needed when the oldest has waited for longer, when more wait, or when anything is parked (reliability rules, Leads). */
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const MOST_WAITING = 20;
/** A quarantined enquiry may be a patient whose form filler filled the hidden field: a person looks at it soon. */
const LONGEST_QUARANTINE_MS = 15 * MINUTE_MS;

/** `unreachable`: the outbox does not answer; enquiries then go straight to the clinic's system. */
export type LeadHealth = 'ok' | 'attention' | 'unreachable';

const kept = remembered<LeadHealth>(FRESH_MS);

/** What the counts mean, for anybody to see: a word and no number. Asked of the outbox twice a minute at most. Never throws. */
export async function leadHealth(counts: () => Promise<OutboxCounts>, now: number): Promise<LeadHealth> {
  return kept(
    () =>
      within(counts(), TIMEOUT_MS).then(
        (found) => healthOf(found, now),
        () => 'unreachable' as const,
      ),
    now,
  );
}

export const healthOf = (counts: OutboxCounts, now: number): LeadHealth =>
  leadProblems(counts, now).length ? 'attention' : 'ok';

/** What a person has to see to: which kind it is, and a sentence. */
export interface LeadFinding {
  kind: 'parked' | 'misconfigured' | 'waiting' | 'quarantined' | 'past-due' | 'channel';
  sentence: string;
}

/** What a person has to see to; empty when nothing. */
export function leadFindings(counts: OutboxCounts, now: number): LeadFinding[] {
  const { parked, waiting, misconfigured, oldestWaitingAt, oldestQuarantinedAt, pastDue, failingChannels } = counts;
  const since = (at: number): string => durationText(now - at);
  const findings: [is: boolean, kind: LeadFinding['kind'], sentence: string][] = [
    [parked > 0, 'parked', `${parked} could not be delivered and will not be sent again by itself.`],
    [
      misconfigured > 0,
      'misconfigured',
      `${misconfigured} turned away by the clinic’s system because of a wrong address or permission.`,
    ],
    [waiting > MOST_WAITING, 'waiting', `${waiting} wait for delivery.`],
    [
      oldestWaitingAt !== null && now - oldestWaitingAt > LONGEST_WAIT_MS,
      'waiting',
      `The oldest has waited for delivery for ${since(oldestWaitingAt ?? now)}.`,
    ],
    [
      oldestQuarantinedAt !== null && now - oldestQuarantinedAt > LONGEST_QUARANTINE_MS,
      'quarantined',
      `One was quarantined as possible spam ${since(oldestQuarantinedAt ?? now)} ago and nobody has looked at it.`,
    ],
    [pastDue > 0, 'past-due', `${pastDue} past due: promised an answer by now, and not marked as answered.`],
    ...failingChannels.map((channel): [boolean, LeadFinding['kind'], string] => [
      true,
      'channel',
      `Notifications by ${channel} do not arrive.`,
    ]),
  ];
  return findings.flatMap(([is, kind, sentence]) => (is ? [{ kind, sentence }] : []));
}

/** The same, one sentence each. */
export const leadProblems = (counts: OutboxCounts, now: number): string[] =>
  leadFindings(counts, now).map(({ sentence }) => sentence);
