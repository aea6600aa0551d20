import { describe, expect, it } from 'vitest';
import { scores, survivors } from './report.ts';
import type { Outcome } from './stryker-plugins.ts';

const outcome = (fileName: string, status: Outcome['status']): Outcome => ({
  fileName,
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } },
});
const outcomes = [
  outcome('worker/cms/client/a.ts', 'Killed'),
  outcome('worker/cms/client/a.ts', 'Timeout'),
  outcome('worker/cms/client/a.ts', 'Survived'),
  outcome('worker/cms/map/b.ts', 'Killed'),
  outcome('worker/cms/map/b.ts', 'NoCoverage'),
  outcome('worker/cms/map/b.ts', 'RuntimeError'),
  outcome('src/seo/c.ts', 'NoCoverage'),
];

describe('the report of a mutation run', () => {
  it('sums up by folder; what no unit test reaches, or does not run at all, is in no score', () => {
    expect(scores(outcomes)).toEqual([
      { folder: 'src/seo', tried: 0, survived: 0, score: 0, unreached: 1 },
      { folder: 'worker/cms', tried: 4, survived: 1, score: 75, unreached: 1 },
    ]);
  });

  it('names every survivor by place, with what stands there and what took its place', () => {
    expect(survivors(outcomes, () => 'const a = 1;\nif (a > 1) throw a;\n')).toEqual([
      'worker/cms/client/a.ts:2:5 ConditionalExpression: a > 1 → true',
    ]);
  });
});
