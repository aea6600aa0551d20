import { describe, expect, it } from 'vitest';
import { clinicDate } from '../content/clinic.ts';
import { isClosedDay, nextOpenSlot, shownInstant, shownTime, slotInstant, slotProblem, slotTimes, visitorTime } from './slots.ts';

/** Saturday, 21 November 2026. */
const at = (time: string, date = '2026-11-21') => Date.parse(`${date}T${time}:00+05:30`);

describe('slots', () => {
  it('begin every half hour from nine, and the last one ends at eight', () => {
    expect([slotTimes()[0], slotTimes()[1], slotTimes().at(-1), slotTimes().length]).toEqual(['09:00', '09:30', '19:30', 22]);
  });

  it.each([
    ['2026-11-21', '10:00', null],
    ['2026-11-21', '09:59', 'past'],
    ['2026-11-21', '09:58', 'past'],
    ['2026-11-20', '12:00', 'past'],
    ['2026-11-22', '12:00', 'sunday'],
    ['2026-11-23', '03:00', 'hours'],
    ['2026-11-23', '08:59', 'hours'],
    ['2026-11-23', '09:00', null],
    ['2026-11-23', '19:59', null],
    ['2026-11-23', '20:00', 'hours'],
  ])('on %s at %s: %s', (date, time, problem) => {
    expect(slotProblem({ date, time }, at('09:59'))).toBe(problem);
  });

  it('follow one another over the night, over Sunday and over the new year', () => {
    expect(nextOpenSlot(at('06:00'))).toEqual({ date: '2026-11-21', time: '09:00' });
    expect(nextOpenSlot(at('09:00'))).toEqual({ date: '2026-11-21', time: '09:30' });
    expect(nextOpenSlot(at('19:30'))).toEqual({ date: '2026-11-23', time: '09:00' });
    expect(nextOpenSlot(at('23:59', '2026-12-31'))).toEqual({ date: '2027-01-01', time: '09:00' });
    // In Bengaluru it is Monday already.
    expect(nextOpenSlot(Date.parse('2026-11-22T20:00:00Z'))).toEqual({ date: '2026-11-23', time: '09:00' });
  });

  it('know the days on which the clinic stays closed', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(isClosedDay)).toEqual([false, true, false]);
    for (const text of ['', '2026-11-2', 'x2026-11-22', '2026-11-22x', '26-11-22'])
      expect([text, isClosedDay(text)]).toEqual([text, false]);
  });

  it('know the day at the clinic', () => {
    expect(clinicDate(Date.parse('2026-11-22T18:29:59Z'))).toBe('2026-11-22');
    expect(clinicDate(Date.parse('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
  });

  it('are told in the clinic’s time and in the visitor’s', () => {
    const instant = slotInstant({ date: '2026-11-23', time: '09:00' });
    expect(instant).toBe(Date.parse('2026-11-23T03:30:00Z'));
    expect(shownInstant(instant, 'Asia/Kolkata')).toBe('Monday, November 23 at 9:00\u00a0AM');
    expect(visitorTime(instant, 'America/New_York')).toBe('Sunday, November 22 at 10:30\u00a0PM');
    expect(visitorTime(instant, 'Asia/Kolkata')).toBeNull();
    expect(shownTime('19:30')).toBe('7:30\u00a0PM');
  });
});
