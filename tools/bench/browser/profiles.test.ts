import { expect, it } from 'vitest';
import { networkLimitMs } from './profiles.ts';

it('counts round trips and bytes', () => {
  const line = { name: '', latencyMs: 400, kbits: 400 };
  expect(networkLimitMs(line, 10_000, false)).toBe(600);
  expect(networkLimitMs(line, 10_000, true)).toBe(1000);
});
