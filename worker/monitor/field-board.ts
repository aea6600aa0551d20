import { type LineClass, type NavigationKind, type VitalName, vitalNames } from '../../src/content/field-report.ts';
import { addTo, type Histogram, p75, total } from './histogram.ts';
import type { BoardLine, BuildLine, FieldBoard, Percentiles } from './monitor-contract.ts';

/** What was counted of one combination on one day. */
export interface FieldRow {
  /** Days since 1970. */
  day: number;
  build: string;
  route: string;
  line: LineClass;
  document: 'full' | 'lean';
  navigation: NavigationKind;
  histograms: Partial<Record<VitalName, Histogram>>;
}

const WEEK = 7;

function percentiles(rows: readonly FieldRow[]): Percentiles {
  const entries = vitalNames.map((name) => {
    const sum: Histogram = {};
    for (const { histograms } of rows) addTo(sum, histograms[name] ?? {});
    return [name, { p75: p75(name, sum), samples: total(sum) }] as const;
  });
  return Object.fromEntries(entries) as Percentiles;
}

/** Seven days with today, and the seven before them. */
function boardLine(name: string, rows: readonly FieldRow[], today: number): BoardLine {
  const now = rows.filter(({ day }) => day > today - WEEK);
  const before = rows.filter(({ day }) => day <= today - WEEK && day > today - 2 * WEEK);
  return { name, now: percentiles(now), before: percentiles(before) };
}

const visitsOf = ({ now, before }: BoardLine): number => Math.max(now.ttfb.samples + now.fcp.samples, before.ttfb.samples);

/** One line for each value of a column, the most visited first. */
function linesBy(rows: readonly FieldRow[], nameOf: (row: FieldRow) => string, today: number): BoardLine[] {
  const groups = new Map<string, FieldRow[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  const lines = [...groups].map(([name, group]) => boardLine(name, group, today));
  return lines.toSorted((a, b) => visitsOf(b) - visitsOf(a) || a.name.localeCompare(b.name));
}

type Builds = readonly { build: string; firstSeen: number }[];

/** Loads of documents: what the measures are defined by. Returns from the cache and soft navigations are faster by nature. */
const loadsOf = (rows: readonly FieldRow[]): FieldRow[] => rows.filter(({ navigation }) => navigation === 'load');

export const overallLine = (rows: readonly FieldRow[], today: number): BoardLine => boardLine('all', loadsOf(rows), today);

export function buildLines(rows: readonly FieldRow[], builds: Builds, today: number): BuildLine[] {
  const loads = loadsOf(rows).filter(({ day }) => day > today - WEEK);
  return builds.map(({ build, firstSeen }) => ({
    build,
    firstSeen,
    now: percentiles(loads.filter((row) => row.build === build)),
  }));
}

/** The newest build beside all others of the week; null while there are no others. */
export function newestBuild(
  rows: readonly FieldRow[],
  builds: Builds,
  today: number,
): { build: string; firstSeen: number; now: Percentiles; others: Percentiles } | null {
  const [newest, ...others] = builds;
  if (!newest || others.length === 0) return null;
  const loads = loadsOf(rows).filter(({ day }) => day > today - WEEK);
  return {
    ...newest,
    now: percentiles(loads.filter(({ build }) => build === newest.build)),
    others: percentiles(loads.filter(({ build }) => build !== newest.build)),
  };
}

export function fieldBoard(rows: readonly FieldRow[], builds: Builds, today: number): Omit<FieldBoard, 'faults'> {
  const loads = loadsOf(rows);
  const dayOf = (instant: number): number => Math.floor(instant / 86_400_000);
  return {
    overall: overallLine(rows, today),
    byRoute: linesBy(loads, ({ route }) => route, today),
    byLine: linesBy(loads, ({ line }) => line, today),
    byDocument: linesBy(loads, ({ document }) => document, today),
    byNavigation: linesBy(rows, ({ navigation }) => navigation, today),
    byBuild: buildLines(rows, builds, today).filter(
      ({ firstSeen, now }) => dayOf(firstSeen) > today - 2 * WEEK || now.ttfb.samples > 0,
    ),
    days: Array.from({ length: 2 * WEEK }, (_, back) => today - back).map((day) => ({
      day,
      percentiles: percentiles(loads.filter((row) => row.day === day)),
      releases: builds.filter(({ firstSeen }) => dayOf(firstSeen) === day).map(({ build }) => build),
    })),
  };
}

/** A percentile of fewer says nothing. */
export const TOO_FEW = 50;

/** What each measure means, and the bounds of web.dev: good up to the first, poor from the second. */
export const vitalTexts = {
  ttfb: { meaning: 'first byte of the answer', good: 800, poor: 1800 },
  fcp: { meaning: 'first content', good: 1800, poor: 3000 },
  lcp: { meaning: 'largest content', good: 2500, poor: 4000 },
  inp: { meaning: 'answer to a tap', good: 200, poor: 500 },
  cls: { meaning: 'shift of the layout', good: 0.1, poor: 0.25 },
} satisfies Record<VitalName, { meaning: string; good: number; poor: number }>;

export const isPoor = (name: VitalName, value: number): boolean => value > vitalTexts[name].poor;

/** `2.4 s`, `180 ms`, `0.04` */
export function shownVital(name: VitalName, value: number): string {
  if (name === 'cls') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
