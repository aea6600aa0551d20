import { spread } from '../statistics.ts';
import type { FirstView } from './visits.ts';

/** What one round of one page on one line measured. */
export interface Sample {
  line: string;
  page: string;
  side: 'site' | 'static';
  lcp: number;
  atOnce: number;
  later: number;
  menu: number;
}

/** What the first view of a page weighs. */
export interface Weighed {
  page: string;
  side: 'site' | 'static';
  density: number;
  line: string;
  view: FirstView;
}

const median = (values: readonly number[]): number => spread(values).median;
const ms = (value: number): string => Math.round(value).toLocaleString('en');
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const MEASURES: readonly [string, (sample: Sample) => number][] = [
  ['largest paint', ({ lcp }) => lcp],
  ['menu answers', ({ menu }) => menu],
  ['next page, tapped at once', ({ atOnce }) => atOnce],
  ['next page, its link 2 s in view', ({ later }) => later],
];

/** Markdown: medians of the site and of the static reference, and their ratio. */
export function timesTable(samples: readonly Sample[]): string {
  const lines = [
    '| line, page | | rounds | site, ms (least–most) | static, ms (least–most) | site ÷ static |',
    '|---|---|--:|--:|--:|--:|',
  ];
  for (const group of Map.groupBy(samples, ({ line, page }) => `${line} \`${page}\``).entries()) {
    const [name, all] = group;
    for (const [label, of] of MEASURES) {
      const [own, other] = (['site', 'static'] as const).map((side) => all.filter((one) => one.side === side).map(of));
      if (!own?.length || !other?.length) continue;
      const show = (values: number[]) => `${ms(median(values))} (${ms(Math.min(...values))}–${ms(Math.max(...values))})`;
      const rounds = all.filter(({ side }) => side === 'site').length;
      lines.push(
        `| ${name} | ${label} | ${rounds} | ${show(own)} | ${show(other)} | ${(median(own) / median(other)).toFixed(2)} |`,
      );
    }
  }
  return lines.join('\n');
}

/** Markdown: files and bytes of each first view. */
export function weightsTable(weighed: readonly Weighed[]): string {
  const lines = [
    '| page | | DPR | line | document, kB | until `load`: files | kB | until quiet, untouched: files | kB | CLS |',
    '|---|---|--:|---|--:|--:|--:|--:|--:|--:|',
  ];
  for (const { page, side, density, line, view } of weighed) {
    const { html, loaded, settled, cls } = view;
    lines.push(
      `| \`${page}\` | ${side} | ${density} | ${line} | ${kB(html)} | ${loaded.files} | ${kB(loaded.bytes)} | ${settled.files} | ${kB(settled.bytes)} | ${cls.toFixed(4)} |`,
    );
  }
  return lines.join('\n');
}
