import { describe, expect, it } from 'vitest';
import { type Report, scores, survivors } from './report.ts';

const at = (line: number, from: number, to: number) => ({ start: { line, column: from }, end: { line, column: to } });
const mutant = (status: Report['files'][string]['mutants'][number]['status']) => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: at(2, 5, 10),
});
const source = 'const a = 1;\nif (a > 1) throw a;\n';
const report: Report = {
  files: {
    'worker/cms/client/a.ts': {
      source,
      mutants: [mutant('Killed'), mutant('Timeout'), mutant('Survived'), mutant('CompileError')],
    },
    'worker/cms/map/b.ts': { source, mutants: [mutant('Killed'), mutant('NoCoverage'), mutant('Ignored')] },
    'src/seo/c.ts': { source, mutants: [mutant('NoCoverage')] },
  },
};

describe('the report of a mutation run', () => {
  it('sums up by folder: what was not in the sample and what no test reaches is in no score', () => {
    expect(scores(report)).toEqual([
      { folder: 'src/seo', tried: 0, survived: 0, score: 0, unreached: 1 },
      { folder: 'worker/cms', tried: 4, survived: 1, score: 75, unreached: 1 },
    ]);
  });

  it('names every survivor by place, with what stood there and what took its place', () => {
    expect(survivors(report)).toEqual(['worker/cms/client/a.ts:2:5 ConditionalExpression: a > 1 → true']);
  });
});
