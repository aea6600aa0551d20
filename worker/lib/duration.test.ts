import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

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
