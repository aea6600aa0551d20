import { expect, it } from 'vitest';
import { contentStrategy } from './strategies.ts';

it.each([
  [0, 0, 0],
  [5, 5_000, 5_000],
  [30, 30_000, 30_000],
  [300, 300_000, 30_000],
])('content that is fresh for %i s is taken from memory for no longer', (freshSec, freshMs, memoryMs) => {
  expect(contentStrategy(freshSec)).toEqual({ freshMs, memoryMs });
});
