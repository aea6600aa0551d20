import { clinic } from '../../src/content/clinic.ts';
import { shownInstant } from '../../src/leads/slots.ts';
import type { LeadState } from './outbox-contract.ts';

/**
 * `new-enquiry`: one has come. `review-due`: one was quarantined and nobody has looked. `past-due`: one was not answered in
 * time. `visitor-replied`: its visitor has said something on its page. `reply-past-due`: nobody has seen to that in time. `test`: somebody
 * of the team tries whether notifications arrive.
 */
export type NotificationEvent = 'new-enquiry' | 'review-due' | 'past-due' | 'visitor-replied' | 'reply-past-due' | 'test';

/** What the team is told: that there is an enquiry, and where. Nothing of its content (no name, no number, no words). */
export interface Notification {
  event: NotificationEvent;
  /** Number of the enquiry in the inbox; 0 for a test. */
  id: number;
  reference: string;
  form: string;
  state: LeadState;
  acceptedAt: number;
  /** By when it is to be answered; null for enquiries from before the desk. */
  dueAt: number | null;
  /** Since when it is to be sent: tells a second reply of a visitor from the first one sent again. */
  wantedAt: number;
  /** Address at which the team reads it. */
  inbox: string;
}

/** That the site needs a person, or does not any more. Nothing of an enquiry or of a visitor. */
export interface SiteAlert {
  event: 'site-red' | 'site-well';
  /** Number of the alert. */
  id: number;
  /** What is wrong and whom to call; empty when the site is well again. */
  sentence: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Address of the page that says more. */
  page: string;
}

const { timeZone } = clinic.hours;
const clinicTime = (instant: number): string => `${shownInstant(instant, timeZone)}, India time`;

/**
 * The notification as a line for a chat or a mail. Without the reference: that opens the enquiry at `/enquiry` to whoever reads along,
 * while the inbox asks who is there.
 */
export function notificationText({ event, id, form, state, acceptedAt, dueAt, inbox }: Notification): string {
  const answer = dueAt === null || state === 'quarantined' ? '' : ` Please answer by ${clinicTime(dueAt)}.`;
  const texts = {
    'new-enquiry': `New enquiry no. ${id} (${form} form), received ${clinicTime(acceptedAt)}${state === 'quarantined' ? ', quarantined as possible spam' : ''}.${answer}`,
    'review-due': `Enquiry no. ${id} (${form} form) was quarantined as possible spam and nobody has looked at it. It came ${clinicTime(acceptedAt)}.`,
    'past-due': `Enquiry no. ${id} (${form} form) is past due: it came ${clinicTime(acceptedAt)} and is not marked as answered.`,
    'visitor-replied': `The visitor of enquiry no. ${id} (${form} form) has replied. Please see to it.`,
    'reply-past-due': `The visitor of enquiry no. ${id} (${form} form) has replied and nobody has seen to it in time.`,
    test: 'This is a test: notifications of new enquiries arrive here. Nothing is to be done.',
  } satisfies Record<NotificationEvent, string>;
  return `${known(texts, event) ?? `Enquiry no. ${id} (${form} form) needs somebody of the team.`} ${inbox}`;
}

/** The alert as a line for a chat or a mail. An event of a later version, found after a rollback, is not taken for the all-clear. */
export const alertText = ({ event, sentence, at, page }: SiteAlert): string =>
  event === 'site-well'
    ? `The website is well again since ${clinicTime(at)}. Nothing is to be done. ${page}`
    : `The website needs a person since ${clinicTime(at)}. ${sentence} ${page}`;

export const alertSubject = ({ event }: SiteAlert): string =>
  event === 'site-well' ? 'The website is well again' : 'The website needs a person';

/** The same as the subject of a mail. */
export function notificationSubject({ event, id }: Notification): string {
  const subjects = {
    'new-enquiry': `New enquiry no. ${id}`,
    'review-due': `Enquiry no. ${id} was set aside: please look`,
    'past-due': `Enquiry no. ${id} is past due`,
    'visitor-replied': `The visitor of enquiry no. ${id} has replied`,
    'reply-past-due': `A reply to enquiry no. ${id} is past due`,
    test: 'Test of the notifications',
  } satisfies Record<NotificationEvent, string>;
  return known(subjects, event) ?? `Enquiry no. ${id} needs somebody of the team`;
}

/** After a rollback the store may hold an event of the version that came later: it is told in words that fit any. */
const known = (texts: Record<string, string>, event: string): string | undefined =>
  Object.hasOwn(texts, event) ? texts[event] : undefined;
