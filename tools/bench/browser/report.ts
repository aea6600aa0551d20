import { showSpread, spread } from '../statistics.ts';
import { networkLimitMs, type Profile } from './profiles.ts';
import type { VisitResult } from './visit.ts';

export interface Measurement extends VisitResult {
  side: 'site' | 'floor';
  path: string;
  profile: Profile;
}

type Metric = 'ttfb' | 'fcp' | 'lcp' | 'menu' | 'accordion' | 'nextPage';
const METRICS: [Metric, string][] = [
  ['ttfb', 'first byte'],
  ['fcp', 'first paint'],
  ['lcp', 'largest paint'],
  ['menu', 'menu answers'],
  ['accordion', 'question answers'],
  ['nextPage', 'press to next page (floor: load of that page)'],
];

/** Markdown: times with least and greatest round, then what each page costs on the line. */
export function browserTable(measurements: readonly Measurement[]): string {
  const groups = Map.groupBy(measurements, ({ profile, path }) => `${profile.name} \`${path}\``);
  const lines = ['| | | site, ms | floor, ms | site ÷ floor |', '|---|---|--:|--:|--:|'];
  const costs = [
    '| | LCP ÷ network limit | CLS | TBT, ms | TBT of the floor, ms | first view, kB | files of it | requests | kB | of which |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|---|',
  ];
  for (const [name, group] of groups) {
    const site = group.filter(({ side }) => side === 'site');
    const floor = group.filter(({ side }) => side === 'floor');
    for (const [metric, label] of METRICS) {
      if (site.every((result) => !result[metric])) continue;
      const [own, base] = [spread(site.map((result) => result[metric])), spread(floor.map((result) => result[metric]))];
      lines.push(
        `| ${name} | ${label} | ${showSpread(own, 0)} | ${showSpread(base, 0)} | ${(own.median / base.median).toFixed(2)} |`,
      );
    }
    costs.push(costOf(name, site, floor));
  }
  return [...lines, '', ...costs].join('\n');
}

function costOf(name: string, site: readonly Measurement[], floor: readonly Measurement[]): string {
  const limit = site.map((one) => one.lcp / networkLimitMs(one.profile, one.bytesUntilLcp, one.filesUntilLcp > 1));
  const [first] = site;
  const kinds = Object.entries(first?.bytes ?? {}).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`);
  const total = Object.values(first?.bytes ?? {}).reduce((sum, bytes) => sum + bytes, 0);
  const tbt = (side: readonly Measurement[]) => showSpread(spread(side.map((one) => one.tbt)), 0);
  const cells = [
    name,
    showSpread(spread(limit), 2),
    spread(site.map(({ cls }) => cls)).max.toFixed(4),
    tbt(site),
    tbt(floor),
    ((first?.firstView.bytes ?? 0) / 1000).toFixed(1),
    first?.firstView.files ?? 0,
    first?.requests ?? 0,
    (total / 1000).toFixed(1),
    kinds.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}
