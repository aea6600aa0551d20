import { expect, it } from 'vitest';
import { clockOffset, hoursOnClock } from './clock-hours.ts';

it('has the opening hours on another clock, with the day where it is another', () => {
  expect(hoursOnClock(330)).toBeNull();
  expect(hoursOnClock(240)).toBe('7:30\u00a0AM to 6:30\u00a0PM');
  expect(hoursOnClock(-300)).toBe('10:30\u00a0PM the day before to 9:30\u00a0AM');
  expect(hoursOnClock(780)).toBe('4:30\u00a0PM to 3:30\u00a0AM the day after');
});

it('knows clocks with summer time by the day', () => {
  expect(clockOffset('Europe/London', '2027-01-15')).toBe(0);
  expect(clockOffset('Europe/London', '2027-07-15')).toBe(60);
  expect(clockOffset('Asia/Kathmandu', '2027-01-15')).toBe(345);
  expect(clockOffset('America/New_York', '2027-01-15')).toBe(-300);
});
