/** What callers of the monitor see of it; no platform types, so that both sides can be tested alone. */
import type { LineClass, NavigationKind, ScriptFailure, VitalName, VitalValue } from '../../src/content/field-report.ts';

/** A checked report of a browser. */
export interface CountedReport {
  build: string;
  line: LineClass;
  document: 'full' | 'lean';
  visits: { route: string; navigation: NavigationKind; first: boolean; values: VitalValue[] }[];
  failures: ScriptFailure[];
}

/** A violation of the Content Security Policy or of Trusted Types: words of ours, no address. */
export interface Violation {
  build: string;
  directive: string;
  /** What was blocked: `inline`, `eval`, `own`, `elsewhere`, … */
  blocked: string;
  /** Chunk with line and column, `document`, or `elsewhere`. */
  place: string;
}

/**
 * What is counted by the hour and build. `answers-500`: answers of the Worker that were an error of ours. `lead-failures`: enquiries that
 * nobody took; `records-lost`: those that the clinic's system alone has, because the outbox did not take them. `notices-refused`: what came
 * signed like WordPress's notices, under another secret or at another time.
 */
export const figureNames = [
  'visits',
  'script-errors',
  'violations',
  'answers-500',
  'lead-failures',
  'records-lost',
  'notices-refused',
] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Record<FigureName, number>;

/** One kind of error at one place, of the last seven days. */
export interface Fault {
  kind: 'script' | 'policy';
  what: string;
  place: string;
  build: string;
  times: number;
  /** The day it was last seen on, as days since 1970. */
  lastDay: number;
}

/** The value that three quarters of the visits stay within, of how many. */
export interface Percentile {
  p75: number | null;
  samples: number;
}
export type Percentiles = Record<VitalName, Percentile>;

/** A line of the board: seven days, and the seven before. */
export interface BoardLine {
  name: string;
  now: Percentiles;
  before: Percentiles;
}

export interface BuildLine {
  build: string;
  /** Milliseconds since 1970. */
  firstSeen: number;
  now: Percentiles;
}

/** How fast the site is for its visitors. Loads of documents but in `byNavigation`. */
export interface FieldBoard {
  overall: BoardLine;
  byRoute: BoardLine[];
  byLine: BoardLine[];
  byDocument: BoardLine[];
  byNavigation: BoardLine[];
  byBuild: BuildLine[];
  /** Newest first, days since 1970, with the builds that were first seen on it. */
  days: { day: number; percentiles: Percentiles; releases: string[] }[];
  faults: Fault[];
}

/** Figures of one build, for `/health` and the watch over a release. */
export interface BuildFigures {
  build: string;
  /** ISO 8601. */
  firstSeen: string;
  lastHour: Figures;
  lastDay: Figures;
  /** Of the last seven days; null: too few visits. */
  p75: Record<VitalName, number | null>;
  samples: number;
}

/** A visit of the site to itself. Times are milliseconds since 1970. */
export interface SyntheticVisit {
  at: number;
  steps: { what: string; problem: string | null; ms: number }[];
}

/** When a domain ends, as its registry says. */
export interface DomainEnd {
  name: string;
  /** Milliseconds since 1970; null: the registry did not say. */
  endsAt: number | null;
  /** When it was last asked with success. */
  askedAt: number | null;
}

/** What has to be seen to, as the watch needs it. */
export interface WatchedProblem {
  key: string;
  /** Needs no second look: it has been confirmed already. */
  confirmed?: boolean;
  /** What an alert about it says. A Worker of an older release sends none. */
  sentence?: string;
}

/** What the monitor knows. Times are milliseconds since 1970. */
export interface MonitorSummary {
  builds: BuildFigures[];
  /** Of all builds: the last hour, and the seven days before it for comparison. */
  lastHour: Figures;
  baseline: Figures;
  overall: BoardLine;
  /** Of the newest build that is at work and of all others; null while there is one build alone. */
  newest: { build: string; firstSeen: number; now: Percentiles; others: Percentiles } | null;
  visit: SyntheticVisit | null;
  /** Visits in a row that found a problem. */
  visitsFailed: number;
  /** When WordPress could last be read by the clock. */
  contentReadAt: number | null;
  /** When the clock last found a change in WordPress that no notice had brought. A monitor of an older release does not say. */
  changeFoundAt?: number | null;
  domains: DomainEnd[];
  /** When the watch last looked. */
  watchedAt: number | null;
  redSince: number | null;
  /** Alerts that have not reached a channel for some minutes. */
  undelivered: string[];
}
