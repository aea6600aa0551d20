/** What callers of the outbox see of it; no platform types, so that both sides can be tested alone. */
import type { Lead } from '../../src/leads/lead.ts';

/** `quarantined`: doubtful, kept for the team, not sent until released. */
export type LeadState = 'waiting' | 'delivered' | 'parked' | 'quarantined';

export type AcceptAnswer =
  /** On disk now. */
  | { status: 'accepted'; reference: string }
  /** On disk before; the reference is that of the first time. */
  | { status: 'duplicate'; reference: string }
  /** The key belongs to another enquiry; nothing was stored. */
  | { status: 'conflict' };

export interface AcceptOptions {
  /** Milliseconds since 1970. */
  now?: number;
  /** The clinic's system has it already, sent past the outbox: keep the record, do not send. */
  delivered?: boolean;
}

export type AcceptIntoOutbox = (lead: Lead, options?: AcceptOptions) => Promise<AcceptAnswer>;

export interface OutboxCounts extends Record<LeadState, number> {
  /** Of the waiting: last turned away for a reason that somebody has to correct. */
  misconfigured: number;
  /** When the oldest waiting lead was accepted, milliseconds since 1970. */
  oldestWaitingAt: number | null;
}
