import { describe, expect, it } from 'vitest';
import { type Mutant, sampleOf, shouldIgnore } from './stryker-plugins.ts';

const mutants = ['worker/cms/client/a.ts', 'worker/cms/map/b.ts', 'src/seo/c.ts'].flatMap((fileName) =>
  Array.from({ length: 100 }, (_, line): Mutant => {
    const location = { start: { line, column: 1 }, end: { line, column: 9 } };
    return { id: `${fileName}:${line}`, fileName, mutatorName: 'BooleanLiteral', replacement: 'true', location };
  }),
);
const taken = (perFolder: number, seed: string) => sampleOf(mutants, { perFolder, seed }).map(({ id }) => id);

describe('the sample', () => {
  it('takes that many of each folder, or all where there are fewer', () => {
    const ids = taken(150, 'a');
    expect(ids.filter((id) => id.startsWith('worker/cms/'))).toHaveLength(150);
    expect(ids.filter((id) => id.startsWith('src/seo/'))).toHaveLength(100);
    expect(taken(Number.POSITIVE_INFINITY, 'a').toSorted()).toEqual(mutants.map(({ id }) => id).toSorted());
  });

  it('is drawn at random, and the same for the same seed', () => {
    expect(taken(10, 'a')).toEqual(taken(10, 'a'));
    expect(taken(10, 'b')).not.toEqual(taken(10, 'a'));
    expect(taken(10, 'a').filter((id) => /:\d$/.test(id)).length).toBeLessThan(10);
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
