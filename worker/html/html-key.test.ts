import { expect, it } from 'vitest';
import { htmlKey } from './html-key.ts';

const parts = { build: 'b1', origin: 'https://www.example.test', page: ['/blogs', 'v1'], lite: false };

it.each([
  ['the next build', { build: 'b2' }],
  ['another origin', { origin: 'https://staging.example.test' }],
  ['another path', { page: ['/blogs/a', 'v1'] }],
  ['another version', { page: ['/blogs', 'v2'] }],
  ['parts that only look alike', { page: ['/blogs v1'] }],
  ['those who save data', { lite: true }],
])('finished HTML is not shown to %s', (_, other) => {
  expect(htmlKey({ ...parts, ...other })).not.toBe(htmlKey(parts));
});

it('is found again under the same', () => {
  expect(htmlKey({ ...parts })).toBe(htmlKey(parts));
});
