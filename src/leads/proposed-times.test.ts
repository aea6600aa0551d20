import { describe, expect, it } from 'vitest';
import { isAtNight, proposalProblems } from './proposed-times.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const slot = (date: string, time: string) => ({ date, time });
const problemOf = (date: string, time: string, zone = '') => proposalProblems([slot(date, time)], { now, zone })[0];

describe('the night of a visitor', () => {
  it.each([
    // Summer time in London ends on 2026-10-25, so the same hour in India is an hour earlier there.
    ['2026-10-24', '11:30', 'Europe/London', false],
    ['2026-10-26', '11:30', 'Europe/London', true],
    ['2026-10-26', '12:30', 'Europe/London', false],
    // New York: UTC-4 until 2026-11-01, UTC-5 after.
    ['2026-10-30', '16:30', 'America/New_York', false],
    ['2026-11-02', '16:30', 'America/New_York', true],
    ['2026-11-02', '17:30', 'America/New_York', false],
    // Sydney: UTC+11 in its summer, UTC+10 from 2027-04-04.
    ['2027-04-02', '16:00', 'Australia/Sydney', false],
    ['2027-04-02', '16:30', 'Australia/Sydney', true],
    ['2027-04-05', '17:00', 'Australia/Sydney', false],
    ['2027-04-05', '17:30', 'Australia/Sydney', true],
    // The last half hour before ten is not a night, the one that runs into it is: Kathmandu is fifteen minutes ahead of India.
    ['2026-11-24', '09:00', 'Asia/Kathmandu', false],
    ['2026-11-24', '09:00', 'Asia/Dubai', false],
    // Adelaide: UTC+10:30 in its summer.
    ['2026-11-24', '16:30', 'Australia/Adelaide', false],
    ['2026-11-24', '17:00', 'Australia/Adelaide', true],
    // Eucla: UTC+8:45. 18:30 in India is 21:45 there and ends at 22:15.
    ['2026-11-24', '18:00', 'Australia/Eucla', false],
    ['2026-11-24', '18:30', 'Australia/Eucla', true],
    ['2026-11-24', '19:30', 'Asia/Kolkata', false],
  ])('%s %s India time in %s: night %s', (date, time, zone, night) => {
    expect(isAtNight(Date.parse(`${date}T${time}:00+05:30`), zone)).toBe(night);
  });
});

describe('what the desk may propose', () => {
  it.each([
    ['2026-11-22', '10:00', '', 'The clinic is closed on Sundays.'],
    ['2026-11-24', '20:00', '', 'The clinic is open 9:00\u00a0AM to 8:00\u00a0PM.'],
    ['2026-11-24', '08:30', '', 'The clinic is open 9:00\u00a0AM to 8:00\u00a0PM.'],
    ['2026-11-24', '10:10', '', 'The clinic is open 9:00\u00a0AM to 8:00\u00a0PM.'],
    ['2026-11-20', '09:00', '', 'This time has passed.'],
    ['2028-01-04', '10:00', '', 'This is more than a year ahead.'],
    ['2026-13-44', '10:00', '', 'Please enter date and time.'],
    ['', '10:00', '', 'Please enter date and time.'],
    ['2026-11-24', '', '', 'Please enter date and time.'],
    [
      '2026-11-24',
      '10:00',
      'Europe/London',
      'For the visitor it would be Tuesday, November 24 at 4:30\u00a0AM: never between 10\u00a0PM and 7\u00a0AM.',
    ],
  ])('not %s %s (%s)', (date, time, zone, problem) => {
    expect(problemOf(date, time, zone)).toBe(problem);
  });

  it('takes half hours of opening that are day for both', () => {
    expect(problemOf('2026-11-24', '19:30')).toBeNull();
    expect(problemOf('2026-11-24', '15:00', 'Europe/London')).toBeNull();
  });

  it('at most three, none of them twice', () => {
    const three = [
      slot('2026-11-24', '10:00'),
      slot('2026-11-24', '10:00'),
      slot('2026-11-25', '10:00'),
      slot('2026-11-26', '10:00'),
    ];
    expect(proposalProblems(three, { now, zone: '' })).toEqual([null, 'This time stands there twice.', null, 'At most 3 times.']);
  });
});
