import { expect, it } from 'vitest';
import { copyrightYear } from './footer-content.tsx';

it('turns at midnight in India', () => {
  expect(copyrightYear(new Date('2026-12-31T18:29:59Z'))).toBe('2026');
  expect(copyrightYear(new Date('2026-12-31T18:30:00Z'))).toBe('2027');
});
