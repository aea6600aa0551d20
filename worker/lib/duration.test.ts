import { expect, it } from 'vitest';
import { age, durationText } from './duration.ts';

const MINUTE_MS = 60_000;

it.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [70, '70 minutes'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
  [10_080, '7 days'],
])('%i minutes are said as %s', (minutes, text) => {
  expect(durationText(minutes * MINUTE_MS + 59_000)).toBe(text);
});

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [3599, '60 min'],
  [3600, '1 h'],
  [172_799, '48 h'],
  [172_800, '2 days'],
  [864_000, '10 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(age(seconds)).toBe(words);
});
