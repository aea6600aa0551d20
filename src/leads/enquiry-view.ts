import * as words from '#words/lead-form';
import { clinic } from '../content/clinic.ts';
import { isOpen, nextOpening } from '../content/opening-hours.ts';
import { href } from '../routes.ts';
import { foldDigits } from './dialled-phone.ts';
import type { LeadForm } from './lead.ts';
import { type Slot, shownInstant } from './slots.ts';

/** What the visitor's own pages of an enquiry show: after sending it without script, and when asking for it by its reference. */

/** Where the page of an enquiry opens after a form: below its heading and lead, which on a phone held sideways fill the window. */
export const ENQUIRY_VIEW_ID = 'enquiry-view';

/** Where every form about an enquiry is posted to. */
export const enquiryAction = (): string => `${href('enquiry')}#${ENQUIRY_VIEW_ID}`;

/** What happens to an enquiry that was stored just now, and when: the opening hours decide. One or two sentences. */
export function whatNext(now: number): string {
  const at = new Date(now);
  if (isOpen(at)) return words.nextToday;
  const { timeZone, zoneName } = clinic.hours;
  return words.nextWhenOpen({ opens: shownInstant(nextOpening(at).getTime(), timeZone), zone: zoneName });
}

/** The page after a form was posted without script. */
export interface StoredView {
  /** Null also for an enquiry that went past the outbox. */
  reference: string | null;
  /** Null where nothing is known to have been sent. */
  form: LeadForm | null;
  /** Requested time, for a calendar entry. */
  slot: Slot | null;
  /** The number that will be called, `+44 7700 900123`; empty where none was given, or it is not told. */
  call: string;
  /** When the page was made: it says what happens next (`whatNext`), and the browser says the same. */
  at: number;
}

export const nothingStored = (now: number): StoredView => ({
  reference: null,
  form: null,
  slot: null,
  call: '',
  at: now,
});

/** Why a reference was not answered. */
export type ReferenceProblem = 'malformed' | 'unknown' | 'busy' | 'unavailable';

/** What a visitor has written or chosen when the answer could not be given. Nothing typed is lost. */
export interface KeptReply {
  action: EnquiryAction;
  /** Instant of the chosen time, or an empty text. */
  time: string;
  text: string;
}

/** What has become of the times that the team proposed. Instants are milliseconds since 1970. */
export interface TimesView {
  /** As the outbox has it (`MeetingStage`). */
  stage: 'open' | 'agreed' | 'others-wanted' | 'cancelled' | 'called-off';
  proposed: { startsAt: number; free: boolean }[];
  agreedAt: number | null;
  /** The agreed time is over. */
  isOver: boolean;
  /** The visitor's time zone as the team knows it; empty where it does not. The browser knows better. */
  zone: string;
  /** Where the agreed time, or its cancellation, is found as a calendar entry. */
  calendar: string | null;
}

/** The one question and its answer. */
export interface TalkView {
  askedBy: 'team' | 'visitor';
  question: string;
  answer: string | null;
  /** Of the team's words, where it is known: those that stood ready. */
  ours: { lang: string; dir: 'ltr' | 'rtl' } | null;
}

/** What came of a press; the page says a sentence for each. */
export type ReplyNotice =
  | 'picked'
  | 'others-wanted'
  | 'cancelled'
  | 'message'
  | 'taken'
  | 'gone'
  | 'past'
  | 'closed'
  | 'no-choice'
  | 'empty'
  | 'too-long'
  | 'characters';

export interface ShownEnquiry {
  step: 'shown';
  reference: string;
  status: 'received' | 'delivered' | 'answered' | 'withdrawn';
  since: number;
  /** When the page was made: it says what happens next (`whatNext`). */
  at: number;
  times: TimesView;
  talk: TalkView | null;
  notice: ReplyNotice | null;
  /** What was typed with a reply that was not taken. */
  kept: KeptReply | null;
}

export type EnquiryView =
  | { step: 'ask'; reference: string; problem: ReferenceProblem | null; kept: KeptReply | null }
  | ShownEnquiry
  /** Erasing cannot be undone, so it is asked for twice. */
  | { step: 'confirm'; reference: string }
  | { step: 'erased'; reference: string; receipt: string; at: number; delivered: boolean };

export const askForReference = (
  reference = '',
  problem: ReferenceProblem | null = null,
  kept: KeptReply | null = null,
): EnquiryView => ({ step: 'ask', reference, problem, kept });

/** What the visitor's page may ask for. */
export const enquiryActions = ['look', 'withdraw', 'erase', 'erase-confirmed', 'pick', 'others', 'cancel', 'message'] as const;
export type EnquiryAction = (typeof enquiryActions)[number];

const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const REFERENCE = new RegExp(`^([${LETTERS}]{4})([${LETTERS}]{4})$`);

/** A reference as people type or dictate it (`7kqm 3xwp`), in the figures of any script → as it is filed, or null when it is none. */
export function readReference(typed: string): string | null {
  const plain = foldDigits(typed.normalize('NFKC')).toUpperCase();
  const [, first, second] = REFERENCE.exec(plain.replace(/[^0-9A-Z]/g, '')) ?? [];
  return first && second ? `${first}-${second}` : null;
}
