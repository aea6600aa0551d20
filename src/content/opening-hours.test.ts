import { describe, expect, it } from 'vitest';
import { clinicClock, closingTime, isOpen, nextOpening } from './opening-hours.ts';

/** A moment by the clinic's clock. 2026-11-16 is a Monday, 2026-11-22 a Sunday. */
const india = (day: string, time: string) => new Date(`${day}T${time}+05:30`);

describe('isOpen (PROD-13, PROD-14)', () => {
  it.each([
    ['2026-11-16', '08:59:59.999', false],
    ['2026-11-16', '09:00:00', true],
    ['2026-11-16', '19:59:59.999', true],
    ['2026-11-16', '20:00:00', false],
    ['2026-11-16', '00:00:00', false],
    ['2026-11-21', '09:00:00', true],
    ['2026-11-21', '19:59:59', true],
    ['2026-11-21', '20:00:00', false],
    ['2026-11-22', '09:00:00', false],
    ['2026-11-22', '12:00:00', false],
    ['2026-11-22', '19:59:59', false],
  ])('on %s at %s: %s', (day, time, open) => {
    expect(isOpen(india(day, time))).toBe(open);
  });

  it('reads the clock of the clinic, not that of the visitor', () => {
    expect(isOpen(new Date('2026-11-16T03:29:59Z'))).toBe(false);
    expect(isOpen(new Date('2026-11-16T03:30:00Z'))).toBe(true);
    // Sunday evening in New York is Monday morning at the clinic.
    expect(isOpen(new Date('2026-11-15T22:30:00-05:00'))).toBe(true);
    // Sunday 00:15 at the clinic is still Saturday in London.
    expect(isOpen(new Date('2026-11-21T18:45:00Z'))).toBe(false);
  });

  it('has no summer time: the same minute opens in January and in July', () => {
    expect(isOpen(new Date('2026-01-05T03:30:00Z'))).toBe(true);
    expect(isOpen(new Date('2026-07-06T03:29:59Z'))).toBe(false);
  });
});

describe('nextOpening', () => {
  it.each([
    ['before opening: today', '2026-11-16', '08:59:59', '2026-11-16'],
    ['at opening: tomorrow', '2026-11-16', '09:00:00', '2026-11-17'],
    ['while open: tomorrow', '2026-11-16', '15:00:00', '2026-11-17'],
    ['at closing: tomorrow', '2026-11-16', '20:00:00', '2026-11-17'],
    ['Friday night: Saturday', '2026-11-20', '23:59:59', '2026-11-21'],
    ['Saturday before opening: Saturday', '2026-11-21', '08:00:00', '2026-11-21'],
    ['Saturday after closing: Monday', '2026-11-21', '20:00:00', '2026-11-23'],
    ['Sunday at midnight: Monday', '2026-11-22', '00:00:00', '2026-11-23'],
    ['Sunday at noon: Monday', '2026-11-22', '12:00:00', '2026-11-23'],
    ['across the year', '2026-12-31', '21:00:00', '2027-01-01'],
  ])('%s', (_, day, time, opens) => {
    expect(nextOpening(india(day, time))).toEqual(india(opens, '09:00:00'));
  });
});

it('closes at eight in the evening of the same day, and has no closing time while closed', () => {
  expect(closingTime(india('2026-11-21', '09:00:00'))).toEqual(india('2026-11-21', '20:00:00'));
  expect(closingTime(india('2026-11-21', '20:00:00'))).toBeNull();
  expect(closingTime(india('2026-11-22', '12:00:00'))).toBeNull();
});

it('tells day, weekday and minute by the clock of the clinic, before 1970 too', () => {
  expect(clinicClock(new Date('2026-11-21T18:30:00Z'))).toMatchObject({ weekday: 0, minute: 0 });
  expect(clinicClock(new Date('1969-12-31T18:29:00Z'))).toEqual({ day: -1, weekday: 3, minute: 24 * 60 - 1 });
});
