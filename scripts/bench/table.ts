import { BASE_CASE } from './cases.ts';
import type { Measured } from './measure.ts';
import { type Spread, showSpread, spread } from './statistics.ts';

/** Markdown: one row a case, medians with the least and the greatest round in brackets. */
export function benchTable(measured: readonly Measured[]): string {
  const rows = measured.map((entry) => {
    const cells = [
      entry.case.name,
      showSpread(spread(entry.samples.map(({ requestsPerSec }) => requestsPerSec)), 0),
      showSpread(spread(entry.samples.map(({ cpuMsPerRequest }) => cpuMsPerRequest)), 3),
      showSpread(ratio(measured, entry, BASE_CASE), 2),
      barCell(measured, entry),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| | requests/s | CPU ms per request | × raw asset | bar |', '|---|--:|--:|--:|---|', ...rows].join('\n');
}

/** CPU times round by round, so that a slow moment of the machine, which both lived through, cancels out. */
function ratio(measured: readonly Measured[], { samples }: Measured, against: string): Spread {
  const base = measured.find((entry) => entry.case.name === against)?.samples ?? [];
  return spread(samples.map(({ cpuMsPerRequest }, round) => cpuMsPerRequest / (base[round]?.cpuMsPerRequest ?? Number.NaN)));
}

function barCell(measured: readonly Measured[], entry: Measured): string {
  if (!entry.case.bar) return '';
  const { against, atMost } = entry.case.bar;
  const { median } = ratio(measured, entry, against);
  return `≤ ${atMost.toFixed(1)} × ${against}: ${median.toFixed(2)}, ${median <= atMost ? 'met' : '**not met**'}`;
}
