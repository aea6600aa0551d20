import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { SLOWEST, SlowestFirst } from './slowest-first.ts';

describe('the order of test files', () => {
  it('names files that there are', () => {
    expect(SLOWEST.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('begins with the slowest, and keeps the order of the others', async () => {
    const project = { name: 'browser', config: { sequence: { groupOrder: 0 }, isolate: false } };
    const names = ['a.test.ts', SLOWEST[1], 'b.test.ts', SLOWEST[0]];
    const files = names.map((name) => ({ moduleId: `/project/${name}`, project }) as unknown as TestSpecification);
    const cache = { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) };
    const order = await new SlowestFirst({ cache } as unknown as Vitest).sort(files);
    expect(order.map(({ moduleId }) => moduleId.slice('/project/'.length))).toEqual([
      SLOWEST[0],
      SLOWEST[1],
      'a.test.ts',
      'b.test.ts',
    ]);
  });
});
