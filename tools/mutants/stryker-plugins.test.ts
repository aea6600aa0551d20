import { describe, expect, it } from 'vitest';
import { inSample, type Mutant, shouldIgnore } from './stryker-plugins.ts';

const mutants = Array.from({ length: 2000 }, (_, line): Mutant => {
  const location = { start: { line, column: 1 }, end: { line, column: 9 } };
  return { id: String(line), fileName: 'worker/a.ts', mutatorName: 'BooleanLiteral', replacement: 'true', location };
});
const taken = (share: number, seed: string) => mutants.filter((mutant) => inSample(mutant, { share, seed })).map(({ id }) => id);

describe('the sample', () => {
  it('takes about the share that is asked for, and all of them for the whole', () => {
    expect(taken(0.1, 'a').length).toBeGreaterThan(150);
    expect(taken(0.1, 'a').length).toBeLessThan(250);
    expect(taken(1, 'a')).toHaveLength(2000);
  });

  it('is the same for the same seed and another for another', () => {
    expect(taken(0.1, 'a')).toEqual(taken(0.1, 'a'));
    expect(taken(0.1, 'b')).not.toEqual(taken(0.1, 'a'));
  });
});

describe('what is not mutated', () => {
  it('are the words of errors and of the log, and nothing else', () => {
    expect(shouldIgnore({ node: { type: 'NewExpression', callee: { type: 'Identifier', name: 'UpstreamError' } } })).toBeTruthy();
    expect(shouldIgnore({ node: { type: 'NewExpression', callee: { type: 'Identifier', name: 'Response' } } })).toBeUndefined();
    const call = (name: string) => ({
      node: { type: 'CallExpression', callee: { type: 'MemberExpression', object: { type: 'Identifier', name } } },
    });
    expect(shouldIgnore(call('console'))).toBeTruthy();
    expect(shouldIgnore(call('content'))).toBeUndefined();
  });
});
