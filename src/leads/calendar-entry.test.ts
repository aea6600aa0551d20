import { describe, expect, it } from 'vitest';
import { agreedEntry, calendarEntry } from './calendar-entry.ts';

it('is a tentative half hour at the clinic, and holds nothing about a person', () => {
  const now = Date.parse('2026-11-21T05:06:07.890Z');
  expect(calendarEntry({ date: '2026-11-23', time: '09:00' }, { now, host: 'www.clinic.example' }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic site//consultation//EN',
    'BEGIN:VEVENT',
    'UID:20261123T033000Z@www.clinic.example',
    'DTSTAMP:20261121T050607Z',
    'DTSTART:20261123T033000Z',
    'DTEND:20261123T040000Z',
    'STATUS:TENTATIVE',
    'SUMMARY:Requested consultation\\, Aesthetic Clinic',
    'DESCRIPTION:Not confirmed yet: the clinic calls or writes to you about the ',
    ' time.',
    'LOCATION:Aesthetic Clinic\\, Street and number\\, Area and landmark\\, Bengalu',
    ' ru',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

const origin = { now: Date.parse('2026-11-20T04:00:00Z'), host: 'clinic.example' };
const requested = { date: '2026-11-24', time: '10:30' };
const none = { date: '', time: '' };
const lineOf = (entry: string, name: string) => entry.split('\r\n').find((line) => line.startsWith(`${name}:`));
const agreed = (changes: object) =>
  agreedEntry(
    { startsAt: Date.parse('2026-11-26T05:30:00Z'), confirmed: true, sequence: 1, requested, entry: 'a-b-c', ...changes },
    origin,
  );

describe('the calendar entry of an agreed time', () => {
  it('replaces the entry of the requested time, and its own earlier ones', () => {
    const [proposal, first, moved] = [calendarEntry(requested, origin), agreed({}), agreed({ sequence: 2, startsAt: 0 })];
    expect(new Set([proposal, first, moved].map((entry) => lineOf(entry, 'UID')))).toEqual(
      new Set(['UID:20261124T050000Z@clinic.example']),
    );
    expect([proposal, first, moved].map((entry) => lineOf(entry, 'SEQUENCE'))).toEqual([undefined, 'SEQUENCE:1', 'SEQUENCE:2']);
    expect([proposal, first].map((entry) => lineOf(entry, 'STATUS'))).toEqual(['STATUS:TENTATIVE', 'STATUS:CONFIRMED']);
    expect([lineOf(first, 'METHOD'), lineOf(first, 'DTSTART'), lineOf(first, 'DTEND')]).toEqual([
      'METHOD:PUBLISH',
      'DTSTART:20261126T053000Z',
      'DTEND:20261126T060000Z',
    ]);
  });

  it('has lines of 75 octets at most, which cut no letter in two', () => {
    const long = 'ক'.repeat(60);
    const text = agreed({ requested: none, entry: long });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lineOf(text.replaceAll('\r\n ', ''), 'UID')).toBe(`UID:${long}@clinic.example`);
  });

  it('is taken out of the calendar when the time is cancelled', () => {
    const gone = agreed({ confirmed: false, sequence: 2 });
    expect([lineOf(gone, 'METHOD'), lineOf(gone, 'STATUS'), lineOf(gone, 'UID')]).toEqual([
      'METHOD:CANCEL',
      'STATUS:CANCELLED',
      'UID:20261124T050000Z@clinic.example',
    ]);
    // RFC 5546 asks for it with either method.
    expect(lineOf(gone, 'ORGANIZER')).toMatch(/^ORGANIZER:mailto:\S+@\S+$/);
  });

  it('has an identifier of its own where no time was requested', () => {
    expect(lineOf(agreed({ requested: none }), 'UID')).toBe('UID:a-b-c@clinic.example');
  });
});
