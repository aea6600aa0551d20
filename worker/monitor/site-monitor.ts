import { DurableObject } from 'cloudflare:workers';
import { type OutboxEnv, outboxSettings, teamChannels } from '../leads/outbox-env.ts';
import { errorName, report } from '../lib/failure.ts';
import { Alerts } from './alerts.ts';
import { buildLines, fieldBoard, newestBuild, overallLine, TOO_FEW } from './field-board.ts';
import { dayOf, FieldStore } from './field-store.ts';
import type {
  BuildFigures,
  CountedReport,
  DomainEnd,
  FieldBoard,
  FigureName,
  MonitorSummary,
  Percentiles,
  SyntheticVisit,
  Violation,
  WatchedProblem,
} from './monitor-contract.ts';
import { migrate } from './monitor-schema.ts';
import { type Turn, WatchStore } from './watch-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** Figures are kept by the hour: this one and the one before are "the last hour". */
const LAST_HOUR_MS = 2 * HOUR_MS;
const BUILDS_SHOWN = 3;

/**
 * Counts what browsers report, remembers what the watch finds, and tells the team when the site turns red and when it is well again. An
 * object of its own: a flood of reports must not keep the outbox of enquiries waiting.
 */
export class SiteMonitor extends DurableObject<OutboxEnv> {
  readonly #field: FieldStore;
  readonly #watch: WatchStore;
  readonly #alerts: Alerts;
  readonly #retryBaseMs: number;

  constructor(ctx: DurableObjectState, env: OutboxEnv) {
    super(ctx, env);
    migrate(ctx.storage);
    const { sql } = ctx.storage;
    this.#field = new FieldStore(sql);
    this.#watch = new WatchStore(sql);
    const { retryBaseMs } = outboxSettings(env);
    this.#retryBaseMs = retryBaseMs;
    this.#alerts = new Alerts(sql, {
      channels: teamChannels(env),
      retryBaseMs,
      page: `${env.SITE_ORIGIN ?? ''}/ops`,
    });
  }

  /** @param servedBy build of the Worker that calls. */
  take(counted: CountedReport, servedBy: string, now = Date.now()): void {
    this.#field.noteBuild(servedBy, now);
    this.#field.take(counted, now);
  }

  violations(found: readonly Violation[], servedBy: string, now = Date.now()): void {
    this.#field.noteBuild(servedBy, now);
    this.#field.violations(found, now);
  }

  figure(name: FigureName, servedBy: string, times: number, now = Date.now()): void {
    this.#field.noteBuild(servedBy, now);
    this.#field.figure(name, servedBy, times, now);
  }

  board(now = Date.now()): FieldBoard {
    const board = fieldBoard(this.#field.rows(now), this.#field.builds(), dayOf(now));
    return { ...board, faults: this.#field.faults(now) };
  }

  summary(now = Date.now()): MonitorSummary {
    const rows = this.#field.rows(now);
    const builds = this.#field.builds();
    const atWork = this.#field.atWork();
    const atWorkFirst = builds.toSorted((a, b) => Number(atWork.has(b.build)) - Number(atWork.has(a.build)));
    const today = dayOf(now);
    return {
      builds: buildLines(rows, builds.slice(0, BUILDS_SHOWN), today).map((line) => this.#buildFigures(line, now)),
      lastHour: this.#field.figures({ from: now - LAST_HOUR_MS, to: now }),
      baseline: this.#field.figures({ from: now - WEEK_MS, to: now - LAST_HOUR_MS }),
      overall: overallLine(rows, today),
      newest: newestBuild(rows, atWorkFirst, today),
      visit: this.#watch.get('visit'),
      visitsFailed: this.#watch.get('visitsFailed') ?? 0,
      contentReadAt: this.#watch.get('contentReadAt'),
      changeFoundAt: this.#watch.get('changeFoundAt'),
      domains: this.#watch.get('domains') ?? [],
      watchedAt: this.#watch.get('watchedAt'),
      redSince: this.#watch.get('redSince'),
      undelivered: this.undelivered(now),
    };
  }

  /** When the watch last looked, milliseconds since 1970; null: never. */
  watchedAt(): number | null {
    return this.#watch.get('watchedAt');
  }

  /** Channels that have not taken an alert for some minutes, and why. */
  undelivered(now = Date.now()): string[] {
    return this.#alerts.undelivered(now);
  }

  /** @returns how many visits in a row have found a problem. */
  keepVisit(visit: SyntheticVisit): number {
    return this.#watch.keepVisit(visit);
  }

  /**
   * WordPress was read by the clock. The first time it could not be counts from then.
   * @param changes how many were found that no notice had brought. A Worker of an older release does not say.
   */
  keepContentRead(isRead: boolean, now = Date.now(), changes = 0): void {
    if (isRead || this.#watch.get('contentReadAt') === null) this.#watch.set('contentReadAt', now);
    if (changes > 0) this.#watch.set('changeFoundAt', now);
  }

  domains(): DomainEnd[] {
    return this.#watch.get('domains') ?? [];
  }

  keepDomains(domains: DomainEnd[]): void {
    this.#watch.set('domains', domains);
  }

  /**
   * Takes in what a look found, and tells the team when that turns the site red or well, or when a further problem comes to a site that is red.
   * `sentence`: what the alert says unless it is about a problem with a sentence of its own.
   */
  async look(problems: readonly WatchedProblem[], sentence: string, servedBy: string, now = Date.now()): Promise<Turn> {
    this.#field.noteBuild(servedBy, now);
    this.#field.forget(now);
    const turn = this.ctx.storage.transactionSync(() => {
      if (this.#alerts.forgetDone()) this.#watch.forgetTold();
      const { turn: turned, about } = this.#watch.look(problems, now);
      if (turned) this.#alerts.add(turned, about?.sentence ?? sentence, Date.now());
      return turned;
    });
    await this.#arm();
    return turn;
  }

  /** Never throws: a throwing handler is repeated six times by the platform and then forgotten. */
  override async alarm(): Promise<void> {
    let notBefore = 0;
    try {
      await this.#alerts.sendDue(Date.now());
    } catch (error) {
      report('alert-alarm-failed', { error: errorName(error) });
      notBefore = Date.now() + this.#retryBaseMs;
    }
    await this.#arm(notBefore);
  }

  async #arm(notBefore = 0): Promise<void> {
    const dueAt = this.#alerts.nextAt();
    if (dueAt !== null) await this.ctx.storage.setAlarm(Math.max(dueAt, notBefore));
  }

  #buildFigures(
    { build, firstSeen, now: seen }: { build: string; firstSeen: number; now: Percentiles },
    now: number,
  ): BuildFigures {
    const known = Object.entries(seen).map(([name, { p75, samples }]) => [name, samples < TOO_FEW ? null : p75]);
    return {
      build,
      firstSeen: new Date(firstSeen).toISOString(),
      lastHour: this.#field.figures({ from: now - LAST_HOUR_MS, to: now, build }),
      lastDay: this.#field.figures({ from: now - DAY_MS, to: now, build }),
      p75: Object.fromEntries(known) as BuildFigures['p75'],
      samples: seen.ttfb.samples,
    };
  }
}
