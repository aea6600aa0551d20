import type { Lead } from '../../src/leads/lead.ts';
import { within } from '../lib/async.ts';
import { errorName } from '../lib/failure.ts';
import type { DeliveryOutcome } from './deliver.ts';
import type { AcceptAnswer, AcceptIntoOutbox, AcceptOptions, Visitor } from './outbox-contract.ts';

/** How long a visitor waits for the outbox; a lead then goes past it. */
export const OUTBOX_TIMEOUT_MS = 5000;
/** How long its record is waited for afterwards. What works behind an answer is cut off after half a minute, and could not say that it failed. */
export const RECORD_TIMEOUT_MS = 10_000;

export type AcceptedLead =
  /** On disk, now or before (a retry, a double tap): say so with the reference. */
  | { status: 'stored'; reference: string }
  /** The clinic's system has it; there is no reference. */
  | { status: 'delivered-directly' }
  /** The key was used for another enquiry. Nothing stored. */
  | { status: 'conflict' }
  /** Too many from one address. Nothing stored. */
  | { status: 'limited'; retryAfterSec: number }
  /** Nobody has it: the visitor must be told. */
  | { status: 'failed' };

export interface AcceptLead {
  lead: Lead;
  visitor?: Visitor;
  /** Files a lead; asks for a new stub on each call. */
  outbox: AcceptIntoOutbox;
  /** One attempt past the outbox, within its own time limit, under `lead.key` as idempotency key. Never throws. */
  directDelivery: (lead: Lead) => Promise<DeliveryOutcome>;
  /** Takes event names and technical words, nothing personal. */
  log: (event: string, facts: Record<string, string>) => void;
  /** Keeps the request alive for work after the answer (`waitUntil`). */
  later: (work: Promise<unknown>) => void;
}

/**
 * Brings a checked lead to safety: into the outbox, else straight to the clinic's system (reliability rules, Leads).
 * Answers in at most twice five seconds and never throws.
 */
export async function acceptLead({ lead, visitor = {}, outbox, directDelivery, log, later }: AcceptLead): Promise<AcceptedLead> {
  // A key of our own when the form had none: should the outbox answer too late, both ways still carry the same one.
  const keyed = { ...lead, key: lead.key || crypto.randomUUID() };
  const awaited = { ...visitor, until: Date.now() + OUTBOX_TIMEOUT_MS };
  try {
    const answer = await within(fileOnce(outbox, keyed, awaited), OUTBOX_TIMEOUT_MS);
    return answer.status === 'conflict' || answer.status === 'limited'
      ? answer
      : { status: 'stored', reference: answer.reference };
  } catch (error) {
    log('lead-outbox-failed', { error: errorName(error) });
  }
  const outcome = await directDelivery(keyed);
  if (outcome.kind !== 'delivered') {
    log('lead-failed', { kind: outcome.kind, reason: outcome.reason });
    return { status: 'failed' };
  }
  // The clinic's system takes three fields; the rest, and the note not to send it again, still belong into the outbox. One that does not
  // answer has lost the record as one that fails has: should it take it after all, the team has looked for one enquiry in vain.
  const { language } = visitor;
  later(
    within(outbox(keyed, { delivered: true, ...(language && { language }) }), RECORD_TIMEOUT_MS).catch((error: unknown) =>
      log('lead-record-lost', { error: errorName(error) }),
    ),
  );
  return { status: 'delivered-directly' };
}

/** Once more when the platform says that is safe and useful: an object is reset whenever a new version goes out. */
async function fileOnce(outbox: AcceptIntoOutbox, lead: Lead, options: AcceptOptions): Promise<AcceptAnswer> {
  try {
    return await outbox(lead, options);
  } catch (error) {
    if (error instanceof Error && 'retryable' in error && error.retryable === true) return outbox(lead, options);
    throw error;
  }
}
