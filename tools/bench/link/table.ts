import { spread } from '../statistics.ts';
import { SIDES, type Side } from './sides.ts';
import type { FirstView } from './visits.ts';
import { STEPS, type VisitSample } from './whole-visit.ts';

/** What one round of one page on one line measured. */
export interface Sample {
  line: string;
  page: string;
  side: Side;
  lcp: number;
  atOnce: number;
  later: number;
  menu: number;
}

/** What the first view of a page weighs. */
export interface Weighed {
  page: string;
  side: Side;
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

const VISIT_MEASURES: readonly (readonly [string, (sample: VisitSample) => number])[] = [
  ...STEPS.map((step) => [step, ({ waited }: VisitSample) => waited[step]] as const),
  ['all waiting', ({ waited }) => STEPS.reduce((sum, step) => sum + waited[step], 0)],
  ['kB', ({ bytes }) => bytes / 1000],
];

/** Markdown: medians of each side, and what the site's are to each of the others. Frameworks have columns where they were measured. */
export const timesTable = (samples: readonly Sample[]): string =>
  sidesTable('line, page', ', ms', samples, ({ line, page }) => `${line} \`${page}\``, MEASURES);

/** The same of whole visits: each step in ms, their sum, and what the line carried. */
export const visitsTable = (samples: readonly VisitSample[]): string =>
  sidesTable('line, visit', ', ms or kB', samples, ({ line, day }) => `${line}, ${day}`, VISIT_MEASURES);

function sidesTable<One extends { side: Side }>(
  first: string,
  unit: string,
  samples: readonly One[],
  nameOf: (sample: One) => string,
  measures: readonly (readonly [string, (sample: One) => number])[],
): string {
  const others = (Object.keys(SIDES) as Side[]).filter(
    (name) => name === 'static' || (name !== 'site' && samples.some(({ side }) => side === name)),
  );
  const columns = [
    ...['site' as const, ...others].map((side) => `${SIDES[side]}${unit} (least–most)`),
    ...others.map((side) => `site ÷ ${SIDES[side]}`),
  ];
  const lines = [`| ${first} | | rounds | ${columns.join(' | ')} |`, `|---|---|--:|${'--:|'.repeat(columns.length)}`];
  for (const [name, all] of Map.groupBy(samples, nameOf)) {
    for (const [label, of] of measures) {
      const valuesOf = (side: Side): number[] => all.filter((one) => one.side === side).map(of);
      const own = valuesOf('site');
      const cells = [own, ...others.map(valuesOf)].map(show);
      const ratios = others.map((side) => ratio(own, valuesOf(side)));
      lines.push(`| ${name} | ${label} | ${own.length} | ${[...cells, ...ratios].join(' | ')} |`);
    }
  }
  return lines.join('\n');
}

const show = (values: readonly number[]): string =>
  values.length ? `${ms(median(values))} (${ms(Math.min(...values))}–${ms(Math.max(...values))})` : '–';
const ratio = (own: readonly number[], other: readonly number[]): string =>
  own.length && other.length && median(other) ? (median(own) / median(other)).toFixed(2) : '–';

/** Markdown: files and bytes of each first view. */
export function weightsTable(weighed: readonly Weighed[]): string {
  const lines = [
    '| page | | DPR | line | document, kB | until `load`: files | kB | until quiet, untouched: files | kB | CLS |',
    '|---|---|--:|---|--:|--:|--:|--:|--:|--:|',
  ];
  for (const { page, side, density, line, view } of weighed) {
    const { html, loaded, settled, cls } = view;
    lines.push(
      `| \`${page}\` | ${SIDES[side]} | ${density} | ${line} | ${kB(html)} | ${loaded.files} | ${kB(loaded.bytes)} | ${settled.files} | ${kB(settled.bytes)} | ${cls.toFixed(4)} |`,
    );
  }
  return lines.join('\n');
}
