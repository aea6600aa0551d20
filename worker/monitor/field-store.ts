import type { ScriptFailure } from '../../src/content/field-report.ts';
import type { FieldRow } from './field-board.ts';
import { count } from './histogram.ts';
import {
  type CountedReport,
  type Fault,
  type FigureName,
  type Figures,
  figureNames,
  type Violation,
} from './monitor-contract.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How exactly it is known when a build was last at work: each report says it, and few of them have to be written for it. */
const NOTED_EVERY_MS = 5 * 60_000;
/** Two weeks are compared; the rest is forgotten. */
const KEPT_DAYS = 15;
/** A day has some hundred combinations. Whoever makes up more fills these rows and no more. */
const MOST_ROWS_A_DAY = 2000;
const MOST_FAULTS_A_DAY = 300;
const OTHERS = 'others';

export const dayOf = (now: number): number => Math.floor(now / DAY_MS);
const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

/** Counts of what browsers report, by day and by hour. */
export class FieldStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** A Worker of this build is at work. Builds that browsers name count only when one of ours has said so: names can be made up. */
  noteBuild(build: string, now: number): void {
    this.#sql.exec(
      `INSERT INTO build (id, first_seen, last_seen) VALUES (?1, ?2, ?2)
       ON CONFLICT DO UPDATE SET last_seen = ?2 WHERE last_seen < ?2 - ?3`,
      build,
      now,
      NOTED_EVERY_MS,
    );
  }

  /** Builds of which a Worker was at work in the last hour that any was: of one that was taken back pages may be open still, and no more. */
  atWork(): ReadonlySet<string> {
    const rows = this.#sql
      .exec<{ id: string }>('SELECT id FROM build WHERE last_seen > (SELECT MAX(last_seen) FROM build) - ?', HOUR_MS)
      .toArray();
    return new Set(rows.map(({ id }) => id));
  }

  /** Newest first. */
  builds(): { build: string; firstSeen: number }[] {
    return this.#sql
      .exec<{ build: string; firstSeen: number }>(
        'SELECT id AS build, first_seen AS firstSeen FROM build ORDER BY first_seen DESC, id LIMIT 50',
      )
      .toArray();
  }

  take({ build: named, line, document, visits, failures }: CountedReport, now: number): void {
    const build = this.#known(named);
    for (const { route, navigation, first, values } of visits) {
      const { key, histograms } = this.#rowFor([dayOf(now), build, route, line, document, navigation], now);
      for (const [name, value, before] of values) {
        histograms[name] ??= {};
        count(histograms[name], name, value, before);
      }
      this.#sql.exec(
        `INSERT INTO field VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET histograms = excluded.histograms`,
        ...key,
        JSON.stringify(histograms),
      );
      if (first) this.figure('visits', build, 1, now);
    }
    for (const failure of failures) this.#fault('script', scriptWords(failure), build, now);
  }

  violations(violations: readonly Violation[], now: number): void {
    for (const { build, directive, blocked, place } of violations)
      this.#fault('policy', { what: `${directive}: ${blocked}`, place }, this.#known(build), now);
  }

  figure(name: FigureName, build: string, times: number, now: number): void {
    this.#sql.exec(
      `INSERT INTO figure VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT DO UPDATE SET count = count + ?4`,
      hourOf(now),
      build,
      name,
      times,
    );
  }

  /** Sums of the hours from one to another, each as milliseconds since 1970; of one build or of all. */
  figures({ from, to, build }: { from: number; to: number; build?: string }): Figures {
    const rows = this.#sql
      .exec<{ name: FigureName; times: number }>(
        'SELECT name, SUM(count) AS times FROM figure WHERE hour > ? AND hour <= ? AND (?3 IS NULL OR build = ?3) GROUP BY name',
        hourOf(from),
        hourOf(to),
        build ?? null,
      )
      .toArray();
    const found = new Map(rows.map(({ name, times }) => [name, times]));
    return Object.fromEntries(figureNames.map((name) => [name, found.get(name) ?? 0])) as Figures;
  }

  rows(now: number): FieldRow[] {
    return this.#sql
      .exec<Omit<FieldRow, 'histograms'> & { histograms: string }>('SELECT * FROM field WHERE day > ?', dayOf(now) - KEPT_DAYS)
      .toArray()
      .map((row) => ({ ...row, histograms: JSON.parse(row.histograms) as FieldRow['histograms'] }));
  }

  /** Of the last seven days, most frequent first. */
  faults(now: number): Fault[] {
    return this.#sql
      .exec<Record<keyof Fault, SqlStorageValue>>(
        `SELECT kind, what, place, build, SUM(count) AS times, MAX(day) AS lastDay FROM fault WHERE day > ?
         GROUP BY kind, what, place, build ORDER BY times DESC LIMIT 100`,
        dayOf(now) - 7,
      )
      .toArray() as unknown as Fault[];
  }

  forget(now: number): void {
    const before = dayOf(now) - KEPT_DAYS;
    this.#sql.exec('DELETE FROM field WHERE day <= ?', before);
    this.#sql.exec('DELETE FROM fault WHERE day <= ?', before);
    this.#sql.exec('DELETE FROM figure WHERE hour <= ?', before * 24);
  }

  #known(build: string): string {
    return this.#sql.exec('SELECT 1 FROM build WHERE id = ?', build).toArray().length ? build : 'unknown';
  }

  /** The row of a combination; where a day has too many of them already, the one for what is left. */
  #rowFor(
    key: readonly (string | number)[],
    now: number,
  ): { key: readonly (string | number)[]; histograms: FieldRow['histograms'] } {
    const held = this.#histograms(key);
    if (held || !this.#isFull('field', now, MOST_ROWS_A_DAY)) return { key, histograms: held ?? {} };
    const others = [dayOf(now), 'unknown', OTHERS, 'unknown', 'full', 'load'];
    return { key: others, histograms: this.#histograms(others) ?? {} };
  }

  #histograms(key: readonly (string | number)[]): FieldRow['histograms'] | null {
    const [row] = this.#sql
      .exec<{ histograms: string }>(
        'SELECT histograms FROM field WHERE day = ? AND build = ? AND route = ? AND line = ? AND document = ? AND navigation = ?',
        ...key,
      )
      .toArray();
    return row ? (JSON.parse(row.histograms) as FieldRow['histograms']) : null;
  }

  #isFull(table: 'field' | 'fault', now: number, most: number): boolean {
    return this.#sql.exec<{ rows: number }>(`SELECT COUNT(*) AS rows FROM ${table} WHERE day = ?`, dayOf(now)).one().rows >= most;
  }

  #fault(kind: Fault['kind'], { what, place }: { what: string; place: string }, build: string, now: number): void {
    const add = (words: readonly string[]): number =>
      this.#sql.exec(
        'UPDATE fault SET count = count + 1 WHERE day = ? AND build = ? AND kind = ? AND what = ? AND place = ?',
        dayOf(now),
        ...words,
      ).rowsWritten;
    if (!add([build, kind, what, place])) {
      const words = this.#isFull('fault', now, MOST_FAULTS_A_DAY) ? [build, kind, OTHERS, OTHERS] : [build, kind, what, place];
      this.#sql.exec(
        'INSERT INTO fault VALUES (?, ?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
        dayOf(now),
        ...words,
      );
    }
    this.figure(kind === 'script' ? 'script-errors' : 'violations', build, 1, now);
  }
}

const scriptWords = ({ kind, name, chunk, line, column }: ScriptFailure): { what: string; place: string } => ({
  what: `${name} (${kind})`,
  place: chunk ? `${chunk}:${line}:${column}` : 'not named by the browser',
});
