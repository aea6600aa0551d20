import { expect, it } from 'vitest';
import { finishedPage, hasExpiredFacts, htmlKey, isCurrent } from './finished-page.ts';

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

it('has a validator over the whole document, and the styles of its head', async () => {
  const pages = await Promise.all(['<p>a', '<p>a', '<p>b'].map((text) => finishedPage(`<style>p{x:1}</style></head>${text}`)));
  const [first, same, other] = pages;
  expect(first?.etag).toMatch(/^"[^"]+"$/);
  expect([same?.etag === first?.etag, other?.etag === first?.etag]).toEqual([true, false]);
  expect([first?.body, first?.styles]).toEqual(['<style>p{x:1}</style></head><p>a', [expect.stringMatching(/^'sha256-/)]]);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b" ,"a" ', true],
  ['"a-br"', true],
  ['W/"a-dcz"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"a-gzip"', false],
  ['', false],
  [undefined, false],
])('a visitor who has %j has the page "a": %s', (given, current) => {
  expect(isCurrent(given, '"a"')).toBe(current);
});
