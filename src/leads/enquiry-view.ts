/** What the visitor's own pages of an enquiry show: after sending it without script, and when asking for it by its reference. */
import type { LeadForm } from './lead.ts';
import type { Slot } from './slots.ts';
import { whatNext } from './what-next.ts';

/** The page after a form was posted without script. */
export interface StoredView {
  reference: string | null;
  form: LeadForm | null;
  /** Wished time, for a calendar entry. */
  slot: Slot | null;
  /** The number that will be called, `+44 7700 900123`; empty where none was given, or it is not told. */
  call: string;
  /** What happens next; made by the Worker, so that the browser says the same. */
  next: string;
}

export const nothingStored = (now: number): StoredView => ({
  reference: null,
  form: null,
  slot: null,
  call: '',
  next: whatNext(now),
});

/** Why a reference was not answered. */
export type ReferenceProblem = 'malformed' | 'unknown' | 'busy' | 'unavailable';

export type EnquiryView =
  | { step: 'ask'; reference: string; problem: ReferenceProblem | null }
  | { step: 'shown'; reference: string; status: 'received' | 'delivered' | 'answered' | 'withdrawn'; since: string; next: string }
  /** Erasing cannot be undone, so it is asked for twice. */
  | { step: 'confirm'; reference: string }
  | { step: 'erased'; reference: string; receipt: string; at: string; delivered: boolean };

export const askForReference = (reference = '', problem: ReferenceProblem | null = null): EnquiryView => ({
  step: 'ask',
  reference,
  problem,
});

/** What the visitor's page may ask for. */
export const enquiryActions = ['look', 'withdraw', 'erase', 'erase-confirmed'] as const;
export type EnquiryAction = (typeof enquiryActions)[number];

const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const REFERENCE = new RegExp(`^([${LETTERS}]{4})([${LETTERS}]{4})$`);

/** A reference as people type or dictate it (`7kqm 3xwp`) → as it is filed, or null when it is none. */
export function readReference(typed: string): string | null {
  const [, first, second] = REFERENCE.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, '')) ?? [];
  return first && second ? `${first}-${second}` : null;
}
