import { clinic } from '../content/clinic.ts';
import { SLOT_MINUTES, type Slot, slotInstant } from './slots.ts';

const MINUTE_MS = 60_000;

const stamp = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** A wished time as a calendar entry (RFC 5545): tentative, because the clinic has yet to confirm it. Holds nothing about a person. */
export function calendarEntry(slot: Slot, { now, host }: { now: number; host: string }): string {
  const begins = slotInstant(slot);
  const { lines, city } = clinic.address.value;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic site//wished consultation//EN',
    'BEGIN:VEVENT',
    `UID:${stamp(begins)}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(begins + SLOT_MINUTES * MINUTE_MS)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(`Wished consultation, ${clinic.name.value}`)}`,
    `DESCRIPTION:${escaped('Not confirmed yet: the clinic calls or writes to you about the time.')}`,
    `LOCATION:${escaped([clinic.name.value, ...lines, city].join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
