import type { CaseConsents } from './gallery-entry.ts';

/**
 * Written consents by case. Drawings need none; a photograph without one fails the build. To withdraw a case set `withdrawn` and
 * delete its photographs; keep the record, for it is what answers 410.
 */
export const caseConsents: CaseConsents = {
  // Shows the rule at work among the sample cases.
  t20118: { scope: ['gallery'], given: '2025-02-03', withdrawn: '2026-05-11' },
};
