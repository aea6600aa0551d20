import * as words from '#words/calendar-entry';
import * as language from '#words/language';
import { clinic } from '../content/clinic.ts';
import { CALENDAR_PATH } from '../endpoints.ts';
import { SLOT_MINUTES, type Slot, slotInstant } from './slots.ts';
import { LANGUAGE_FIELD } from './treatments.ts';

const MINUTE_MS = 60_000;

interface Origin {
  now: number;
  host: string;
}

/** A time that team and visitor have agreed on, or had: `confirmed` no longer holds once it is cancelled. */
interface AgreedEntry {
  startsAt: number;
  confirmed: boolean;
  /** Grows with every change, so that a calendar replaces what it has. */
  sequence: number;
  /** The requested time, whose entry this one replaces; without one the entry has an identifier of its own. */
  requested: Slot;
  entry: string;
}

const stamp = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
const uidOfSlot = (begins: number, host: string): string => `${stamp(begins)}@${host}`;

/** A requested time as a calendar entry (RFC 5545): tentative, because the clinic has yet to confirm it. Holds nothing about a person. */
export function calendarEntry(slot: Slot, origin: Origin): string {
  const begins = slotInstant(slot);
  return calendar([
    ...event(uidOfSlot(begins, origin.host), begins, origin),
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(words.requested({ clinic: clinic.name.value }))}`,
    `DESCRIPTION:${escaped(words.notConfirmed)}`,
  ]);
}

/**
 * An agreed time as a calendar entry, or its cancellation (RFC 5546). It takes the place of the entry of the requested time and of its own
 * earlier versions: same identifier, higher sequence. Holds nothing about a person or a treatment, for calendars are shared.
 */
export function agreedEntry({ startsAt, confirmed, sequence, requested, entry }: AgreedEntry, origin: Origin): string {
  const replaced = slotInstant(requested);
  const uid = Number.isNaN(replaced) ? `${entry}@${origin.host}` : uidOfSlot(replaced, origin.host);
  return calendar(
    [
      ...event(uid, startsAt, origin),
      `SEQUENCE:${sequence}`,
      `STATUS:${confirmed ? 'CONFIRMED' : 'CANCELLED'}`,
      `ORGANIZER:mailto:${clinic.email.value}`,
      `SUMMARY:${escaped(confirmed ? words.agreed({ clinic: clinic.name.value }) : words.cancelled({ clinic: clinic.name.value }))}`,
    ],
    confirmed ? 'PUBLISH' : 'CANCEL',
  );
}

const event = (uid: string, begins: number, { now }: Origin): string[] => [
  `UID:${uid}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(begins)}`,
  `DTEND:${stamp(begins + SLOT_MINUTES * MINUTE_MS)}`,
];

/** Without the line's end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A line in as many as its octets need, the later ones with a space before them; no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (octets + length > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += length;
  }
  return text;
}

function calendar(lines: string[], method?: string): string {
  const { lines: address, city } = clinic.address.value;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic site//consultation//EN',
    ...(method ? [`METHOD:${method}`] : []),
    'BEGIN:VEVENT',
    ...lines,
    `LOCATION:${escaped([clinic.name.value, ...address, city].join(language.comma))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** Where an agreed time is found as a calendar entry. The key opens the time and nothing else: neither the enquiry nor its words. */
export const agreedCalendarPath = (entry: string): string => `${CALENDAR_PATH}?entry=${entry}${inOwnLanguage()}`;

/** Where the requested time is found as a calendar entry. It says a time and nothing about a person. */
export const calendarPath = ({ date, time }: Slot): string =>
  `${CALENDAR_PATH}?date=${date}&time=${encodeURIComponent(time)}${inOwnLanguage()}`;

/** An entry says its words in the language of the page it was asked for on. */
const inOwnLanguage = (): string => (language.code === 'en' ? '' : `&${LANGUAGE_FIELD}=${language.code}`);
