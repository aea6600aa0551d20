import { describe, expect, it } from 'vitest';
import { clinic } from '../../content/clinic.ts';
import { type ClockOffset, describeTimes } from './clinic-times.ts';

/** 2026-11-16 is a Monday. */
const at = (utc: string) => new Date(`2026-11-${utc}Z`);

/** The clock of a zone, as the platform knows it: `GMT-05:00`, or `GMT` alone. */
const clockIn =
  (timeZone: string): ClockOffset =>
  (moment) => {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  };

it('has the clinic on the clock of its zone, in summer and in winter', () => {
  for (const day of ['2026-01-15T00:00:00Z', '2026-07-15T00:00:00Z']) {
    const shown = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: clinic.hours.timeZone }).format(new Date(day));
    expect(describeTimes(new Date(day)).atClinic).toBe(`${shown}, 5:30\u00a0AM`);
  }
});

describe('describeTimes (PROD-13, PROD-14)', () => {
  it('tells a visitor in New York both clocks, and the hours by theirs', () => {
    expect(describeTimes(at('16T10:00:00'), clockIn('America/New_York'))).toEqual({
      open: true,
      atClinic: 'Monday, 3:30\u00a0PM',
      atVisitor: 'Monday, 5:00\u00a0AM',
      status: 'Open now, until 8:00\u00a0PM India time.',
      hoursAtVisitor: 'Sunday, 10:30\u00a0PM to Monday, 9:30\u00a0AM',
    });
  });

  it('names the next opening while the clinic is closed', () => {
    expect(describeTimes(at('21T14:30:00'), clockIn('Europe/London'))).toEqual({
      open: false,
      atClinic: 'Saturday, 8:00\u00a0PM',
      atVisitor: 'Saturday, 2:30\u00a0PM',
      status: 'Closed now. Opens Monday at 9:00\u00a0AM India time.',
      hoursAtVisitor: 'Monday, 3:30\u00a0AM to 2:30\u00a0PM',
    });
  });

  it('says a time once where both clocks are the same', () => {
    expect(describeTimes(at('16T10:00:00'), clockIn('Asia/Colombo'))).toMatchObject({ atVisitor: null, hoursAtVisitor: null });
  });

  it('follows summer time where the visitor has it', () => {
    const hours = (day: string) => describeTimes(new Date(`${day}T06:00:00Z`), clockIn('Europe/Berlin')).hoursAtVisitor;
    expect(hours('2026-07-06')).toBe('Monday, 5:30\u00a0AM to 4:30\u00a0PM');
    expect(hours('2026-11-16')).toBe('Monday, 4:30\u00a0AM to 3:30\u00a0PM');
  });

  it('takes the zone of the device when none is given', () => {
    expect(describeTimes(at('16T10:00:00')).atClinic).toBe('Monday, 3:30\u00a0PM');
  });
});
