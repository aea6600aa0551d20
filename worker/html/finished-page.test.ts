import { expect, it } from 'vitest';
import { hasExpiredFacts, htmlKey } from './finished-page.ts';

it('a fact counts up to and including its last day', () => {
  const html = '<div data-until="2026-12-31"><dt>a</dt></div><div data-until="2027-12-31"></div>';
  expect(['2026-12-30', '2026-12-31', '2027-01-01'].map((today) => hasExpiredFacts(html, today))).toEqual([false, false, true]);
  expect(hasExpiredFacts('<div><dt>a</dt></div>', '2099-01-01')).toBe(false);
});

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
