import { expect, it } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

it('is a tentative half hour at the clinic, and holds nothing about a person', () => {
  const now = Date.parse('2026-11-21T05:06:07.890Z');
  expect(calendarEntry({ date: '2026-11-23', time: '09:00' }, { now, host: 'www.clinic.example' }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic site//wished consultation//EN',
    'BEGIN:VEVENT',
    'UID:20261123T033000Z@www.clinic.example',
    'DTSTAMP:20261121T050607Z',
    'DTSTART:20261123T033000Z',
    'DTEND:20261123T040000Z',
    'STATUS:TENTATIVE',
    'SUMMARY:Wished consultation\\, Aesthetic Clinic',
    'DESCRIPTION:Not confirmed yet: the clinic calls or writes to you about the time.',
    'LOCATION:Aesthetic Clinic\\, Street and number\\, Area and landmark\\, Bengaluru',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
