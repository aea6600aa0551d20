import { describe, expect, it } from 'vitest';
import type { Measured } from './measure.ts';
import { benchTable } from './table.ts';

const measured = (name: string, cpu: number[], bar?: number): Measured => ({
  case: { name, server: 'site', paths: ['/'], expected: { status: 200, edgeCache: null }, ...(bar && { bar }) },
  samples: cpu.map((cpuMsPerRequest) => ({ requestsPerSec: 100, cpuMsPerRequest })),
  unexpected: 0,
  example: null,
});

const rowOf = (table: string, name: string): string => table.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';

describe('benchTable', () => {
  // The machine is twice as slow in the second round, for everything.
  const table = benchTable([
    measured('hello', [0.5, 1]),
    measured('raw asset', [1, 2]),
    measured('cheap', [1.5, 3], 2),
    measured('dear', [2.1, 4.2], 2),
  ]);

  it('compares within a round, so that a slow moment is not a difference', () => {
    expect(rowOf(table, 'cheap')).toContain('| 1.50 (1.50–1.50) |');
  });

  it('says whether a bar is met', () => {
    expect(rowOf(table, 'cheap')).toContain('| ≤ 2.0: met |');
    expect(rowOf(table, 'dear')).toContain('| ≤ 2.0: **not met** |');
    expect(rowOf(table, 'raw asset')).toMatch(/\| {2}\|$/);
  });

  it('shows what a row costs above the floor', () => {
    expect(rowOf(table, 'raw asset')).toContain('| 1.50 (1.00–2.00) | 0.75 |');
  });
});
