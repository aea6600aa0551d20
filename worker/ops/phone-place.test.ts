import { beforeAll, expect, it } from 'vitest';
import { isTimeZone } from '../../src/leads/time-zone.ts';
import { numberingPlans } from '../leads/numbering-plans.ts';
import { zonesOf } from './phone-place.ts';

beforeAll(numberingPlans);

it.each([
  ['9876543210', ['Asia/Kolkata']],
  ['+447700900123', ['Europe/London']],
  ['+971501234567', ['Asia/Dubai']],
  ['', []],
])('%s lives in %j', (phone, zones) => {
  expect(zonesOf(phone)).toEqual(zones);
});

it.each(['+14155550123', '+79161234567', '+61412345678', '+34612345678'])('of %s the team chooses one of several', (phone) => {
  expect(zonesOf(phone).length).toBeGreaterThan(1);
  expect(zonesOf(phone).filter((zone) => !isTimeZone(zone))).toEqual([]);
});

it('has one zone a clock, from west to east, by cities that people know', () => {
  expect(zonesOf('+61412345678')).toEqual([
    'Australia/Perth',
    'Australia/Eucla',
    'Australia/Darwin',
    'Australia/Brisbane',
    'Australia/Adelaide',
    'Australia/Sydney',
    'Australia/Lord_Howe',
  ]);
  const american = zonesOf('+14155550123');
  for (const city of ['New_York', 'Chicago', 'Denver', 'Los_Angeles']) expect(american).toContain(`America/${city}`);
  expect([american[0], american.at(-1)]).toEqual(['Pacific/Honolulu', 'America/New_York']);
});
