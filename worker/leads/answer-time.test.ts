import { describe, expect, it } from 'vitest';
import { answerDueAt, openMinutesBetween } from './answer-time.ts';

/** 2026-11-23 is a Monday. */
const india = (day: number, time: string): number => Date.parse(`2026-11-${day}T${time}:00+05:30`);

describe('the time by which an enquiry is to be answered', () => {
  it.each([
    ['two hours later', india(23, '10:00'), india(23, '12:00')],
    ['never after the clinic closes on the day it came', india(23, '19:00'), india(23, '20:00')],
    ['two hours after the next opening, when it comes at night', india(23, '22:00'), india(24, '11:00')],
    ['the same in the early morning', india(24, '03:00'), india(24, '11:00')],
    ['at the minute of closing', india(23, '20:00'), india(24, '11:00')],
    ['on Monday, when it comes on Saturday night', india(28, '21:00'), india(30, '11:00')],
    ['on Monday, when it comes on Sunday', india(29, '12:00'), india(30, '11:00')],
  ])('is %s', (_, acceptedAt, due) => {
    expect(new Date(answerDueAt(acceptedAt, 120)).toISOString()).toBe(new Date(due).toISOString());
  });
});

describe('minutes of opening', () => {
  it.each([
    [india(23, '10:00'), india(23, '10:00'), 0],
    [india(23, '11:00'), india(23, '10:00'), 0],
    [india(23, '10:00'), india(23, '11:30'), 90],
    // An hour on Monday, an hour on Tuesday.
    [india(23, '19:00'), india(24, '10:00'), 120],
    [india(23, '22:00'), india(24, '08:00'), 0],
    [india(23, '22:00'), india(24, '09:30'), 30],
    // Sunday does not count: an hour on Saturday, one on Monday.
    [india(28, '19:00'), india(30, '10:00'), 120],
    // Six days of eleven hours.
    [india(22, '00:00'), india(29, '23:00'), 6 * 11 * 60],
  ])('between %d and %d are %d', (from, to, minutes) => {
    expect(openMinutesBetween(from, to)).toBe(minutes);
  });
});
