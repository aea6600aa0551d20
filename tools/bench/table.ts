import { BASE, FLOOR } from './cases.ts';
import type { Measured, Sample } from './measure.ts';
import { showSpread, spread } from './statistics.ts';

const HEAD = ['| | requests/s | CPU ms per request | above hello, ms | × raw asset | bar |', '|---|--:|--:|--:|--:|---|'];

/** Markdown: one row a case, medians with the least and the greatest round in brackets. */
export function benchTable(measured: readonly Measured[]): string {
  const named = (name: string): Sample[] => measured.find((entry) => entry.case.name === name)?.samples ?? [];
  const rows = measured.map(({ case: { name, bar }, samples }) => {
    const ratio = spread(roundByRound(samples, named(BASE), (own, base) => own / base));
    const above = spread(roundByRound(samples, named(FLOOR), (own, floor) => own - floor));
    const cells = [
      name,
      showSpread(spread(samples.map(({ requestsPerSec }) => requestsPerSec)), 0),
      showSpread(spread(samples.map(({ cpuMsPerRequest }) => cpuMsPerRequest)), 2),
      above.median.toFixed(2),
      showSpread(ratio, 2),
      bar === undefined ? '' : `≤ ${bar.toFixed(1)}: ${ratio.median <= bar ? 'met' : '**not met**'}`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [...HEAD, ...rows].join('\n');
}

/** CPU times of one round are compared with each other: a slow moment of the machine, which both lived through, cancels out. */
const roundByRound = (
  own: readonly Sample[],
  other: readonly Sample[],
  compare: (own: number, other: number) => number,
): number[] => own.map(({ cpuMsPerRequest }, round) => compare(cpuMsPerRequest, other[round]?.cpuMsPerRequest ?? Number.NaN));
