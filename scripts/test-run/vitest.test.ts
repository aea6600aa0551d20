import { describe, expect, it } from 'vitest';
import { outcomeOf } from './vitest.ts';

const file = (statuses: string[], message = '') => ({
  name: 'a.test.ts',
  message,
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
});
const report = (success: boolean, ...testResults: ReturnType<typeof file>[]) => ({
  success,
  numPassedTests: testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
    .length,
  testResults,
});

describe('outcomeOf', () => {
  it('counts what passed', () => {
    expect(outcomeOf(report(true, file(['passed', 'passed'])))).toEqual({ passed: 2, failures: [] });
  });

  it.each([
    ['a failed test', report(false, file(['passed', 'failed'])), 'test 1'],
    ['a skipped test', report(true, file(['passed', 'skipped'])), 'skipped'],
    ['a file that cannot be loaded', report(false, file([], 'ReferenceError')), 'ReferenceError'],
    ['an error outside of tests', report(false, file(['passed'])), 'without failing a test'],
    ['a run of nothing', report(true), 'Nothing was run'],
  ])('fails for %s', (_, given, text) => {
    expect(outcomeOf(given).failures).toEqual([expect.stringContaining(text)]);
  });

  it('takes what is skipped for no failure in a sweep, but a sweep of nothing for one', () => {
    expect(outcomeOf(report(true, file(['passed', 'skipped'])), true)).toEqual({ passed: 1, failures: [] });
    expect(outcomeOf(report(false, file(['passed', 'failed'])), true).failures).toHaveLength(1);
    expect(outcomeOf(report(true, file(['skipped'])), true).failures).toEqual(['Nothing was run.']);
  });
});
