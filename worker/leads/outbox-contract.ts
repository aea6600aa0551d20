/** What callers of the outbox see of it; no platform types, so that both sides can be tested alone. */
import type { Lead, LeadForm } from '../../src/leads/lead.ts';
import type { Dialogue, VisitorReply } from './dialogue-contract.ts';
import type { Hours } from './kept-hours.ts';
import type { ChannelName } from './notification-channels.ts';

/** `quarantined`: looks like spam, kept for the team, not sent until released. Not every signal of spam holds an enquiry back. */
export const leadStates = ['waiting', 'delivered', 'parked', 'quarantined'] as const;
export type LeadState = (typeof leadStates)[number];

/** Why a lead may be spam (row FORM-17). `forged-note` says that the form token is not one of ours; it is stored under its older word. */
export type SpamSignal = 'hidden-field' | 'too-fast' | 'forged-note' | 'many-from-one-phone';

export type AcceptAnswer =
  /** On disk now. */
  | { status: 'accepted'; reference: string }
  /** On disk before; the reference is that of the first time. */
  | { status: 'duplicate'; reference: string }
  /** The key belongs to another enquiry; nothing was stored. */
  | { status: 'conflict' }
  /** Too many from one address; nothing was stored. */
  | { status: 'limited'; retryAfterSec: number };

/** What is known of the sender. Nothing of it is stored as it is. */
export interface Visitor {
  /** Address of the connection; null where the platform does not say. */
  address?: string | null;
  /** The signed note of when the form was opened, or an empty text. */
  opened?: string;
  /** A check has found a person there: no limit for the address. */
  checked?: boolean;
  /** Language the browser asks for, such as `hi`. Kept with the enquiry. */
  language?: string;
}

export interface AcceptOptions extends Visitor {
  /** Milliseconds since 1970. */
  now?: number;
  /** The clinic's system has it already, sent past the outbox: keep the record, do not send. */
  delivered?: boolean;
  /** Until when the Worker waits for the answer, milliseconds since 1970. Afterwards it has sent the lead past the outbox, if it could. */
  until?: number;
  /** The opening hours as WordPress says them now. */
  hours?: Hours;
}

/**
 * For so long an enquiry is not sent that is filed after the Worker has given its filing up: the clinic's system may have it already, and the
 * note of that comes within this time, for the attempt and the note have five and ten seconds.
 */
export const NOTE_PATIENCE_MS = 30_000;

export type AcceptIntoOutbox = (lead: Lead, options?: AcceptOptions) => Promise<AcceptAnswer>;

export interface OutboxCounts extends Record<LeadState, number> {
  /** Of the waiting: last turned away for a reason that somebody has to correct. */
  misconfigured: number;
  /** When the oldest waiting lead was accepted, milliseconds since 1970. */
  oldestWaitingAt: number | null;
  /** When the oldest enquiry was quarantined that nobody has looked at since, milliseconds since 1970. */
  oldestQuarantinedAt: number | null;
  /** Promised an answer by now, and not marked as answered; or the visitor has replied, and nobody has seen to it in time. */
  pastDue: number;
  /** Channels of notifications that have failed for some minutes. */
  failingChannels: ChannelName[];
}

/** Where an enquiry stands, for the visitor who knows its reference. */
export type EnquiryStatus =
  | { status: 'unknown' }
  | { status: 'received' | 'delivered' | 'answered' | 'withdrawn'; acceptedAt: number; form: LeadForm; dialogue: Dialogue }
  | ({ status: 'erased' } & ErasureReceipt);

export interface ErasureReceipt {
  receipt: string;
  /** Milliseconds since 1970. */
  erasedAt: number;
  /** The clinic's system had been sent name, number and category; the team carries the erasure over. */
  delivered: boolean;
}

export type ErasedBy = 'visitor' | 'team' | 'retention';

/** A lead as the team reads it. */
export interface InboxLead {
  id: number;
  reference: string;
  state: LeadState;
  form: LeadForm;
  name: string;
  phone: string;
  acceptedAt: number;
  attempts: number;
  lastReason: string | null;
  spamSignal: SpamSignal | null;
  answeredAt: number | null;
  withdrawnAt: number | null;
  /** When a person looked at a quarantined one and left it there. */
  reviewedAt: number | null;
  lead: Lead;
  /** By when it is to be answered; null for what is older than the promise. */
  answerDueAt: number | null;
  /** Who marked it as answered. */
  answeredBy: string | null;
  /** Who has taken it on. */
  claimedBy: string | null;
  nextStep: string | null;
  /** `YYYY-MM-DD`, clinic time. */
  nextStepOn: string | null;
  /** Language of the visitor's browser, such as `hi`; empty where it did not say. */
  language: string;
  /** What the visitor replied last, while nobody has seen to it. */
  reply: VisitorReply['kind'] | null;
  /** By when somebody is to see to that. */
  replyDueAt: number | null;
  /** Changes with every word between visitor and team: tells whether a page of the team is older than the last one. */
  lastWordAt: number;
  nextAt: number;
  settledAt: number | null;
  deliveryKey: string;
}

export interface InboxFilter {
  state?: LeadState;
  form?: LeadForm;
  /** Only those nobody has marked as answered. */
  open?: boolean;
  /** Only those that the desk has to see to. */
  toAnswer?: boolean;
  /** Part of a reference, a name, a phone number or an e-mail address. */
  search?: string;
  /** The search as a reference, however it was typed or read aloud. */
  reference?: string;
  /** What the search is as a phone number: a stored one that equals any of these, or has these digits in it, is found as well. */
  phones?: { numbers: string[]; digits: string | null };
  /** Entries with a smaller id: the next page. */
  before?: number;
  limit: number;
}

/** `reviewed`: a person looked at a quarantined enquiry and leaves it there. */
export const inboxActions = ['answered', 'unanswered', 'retry', 'release', 'quarantine', 'reviewed', 'erase'] as const;
export type InboxAction = (typeof inboxActions)[number];

/** One use of the inbox. No personal data: who is a word of the guard, what a word of ours. */
export interface AccessLogEntry {
  at: number;
  who: string;
  what: string;
  leadId: number | null;
}

export interface AccessLogFilter {
  /** The word of the use, such as `read`. */
  what?: string;
  /** Entries with a smaller id: the next page. */
  before?: number;
  limit: number;
}

/** Wrong logins and tokens of one hour; `hour` in milliseconds since 1970. */
export interface RefusedLogins {
  hour: number;
  count: number;
}

/** An erasure of something the clinic's system had been sent. */
export interface OpenErasure {
  reference: string;
  deliveryKey: string;
  erasedAt: number;
}

/** How a channel of notifications does. `failingSince` is null after a success. Times are milliseconds since 1970. */
export interface ChannelState {
  channel: ChannelName;
  failingSince: number | null;
  /** Technical word for why it fails, such as `http-404`. */
  reason: string | null;
  deliveredAt: number | null;
}

/** What the team changes at its desk; `on` is a day (YYYY-MM-DD) or empty. */
export type DeskChange =
  | { kind: 'claim' | 'let-go' }
  | { kind: 'note'; text: string }
  | { kind: 'next-step'; text: string; on: string };

/** What somebody of the team wrote about an enquiry. */
export interface LeadNote {
  at: number;
  who: string;
  text: string;
}

/** One enquiry as the figures of answering count it. Times are milliseconds since 1970. */
export interface AnsweringRow {
  form: string;
  acceptedAt: number;
  answeredAt: number | null;
  answeredBy: string | null;
}
