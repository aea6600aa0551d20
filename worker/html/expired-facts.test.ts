import { expect, it } from 'vitest';
import { hasExpiredFacts } from './expired-facts.ts';

it('a fact counts up to and including its last day', () => {
  const html = '<div data-until="2026-12-31"><dt>a</dt></div><div data-until="2027-12-31"></div>';
  expect(['2026-12-30', '2026-12-31', '2027-01-01'].map((today) => hasExpiredFacts(html, today))).toEqual([false, false, true]);
  expect(hasExpiredFacts('<div><dt>a</dt></div>', '2099-01-01')).toBe(false);
});
