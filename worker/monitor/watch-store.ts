import type { DomainEnd, SyntheticVisit, WatchedProblem } from './monitor-contract.ts';

/** A problem that is there for one look may be chance; and one look without any may be, too. */
const LOOKS = 2;

interface Memory {
  visit: SyntheticVisit;
  visitsFailed: number;
  contentReadAt: number;
  domains: DomainEnd[];
  watchedAt: number;
  redSince: number | null;
  /** Problems by key: in how many looks in a row each was seen. */
  seen: Record<string, number>;
  /** Looks in a row without a problem. */
  clear: number;
}

export type Turn = 'site-red' | 'site-well' | null;

/** What the watch remembers between two looks. */
export class WatchStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  get<N extends keyof Memory>(name: N): Memory[N] | null {
    const [row] = this.#sql.exec<{ value: string }>('SELECT value FROM memory WHERE name = ?', name).toArray();
    return row ? (JSON.parse(row.value) as Memory[N]) : null;
  }

  set<N extends keyof Memory>(name: N, value: Memory[N]): void {
    this.#sql.exec('INSERT INTO memory VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2', name, JSON.stringify(value));
  }

  /** @returns how many visits in a row have found a problem. */
  keepVisit(visit: SyntheticVisit): number {
    const isFailed = visit.steps.some(({ problem }) => problem !== null);
    const failed = isFailed ? (this.get('visitsFailed') ?? 0) + 1 : 0;
    this.set('visit', visit);
    this.set('visitsFailed', failed);
    return failed;
  }

  /**
   * Takes in what a look found. Red from the second look in a row that finds the same problem (at once for a confirmed one), well from
   * the second that finds none: what comes and goes neither alarms nor calms anybody.
   * @returns what has changed by it.
   */
  look(problems: readonly WatchedProblem[], now: number): Turn {
    const before = this.get('seen') ?? {};
    const seen = Object.fromEntries(problems.map(({ key }) => [key, (before[key] ?? 0) + 1]));
    const clear = problems.length ? 0 : (this.get('clear') ?? 0) + 1;
    this.set('seen', seen);
    this.set('clear', clear);
    this.set('watchedAt', now);
    const isConfirmed = problems.some(({ key, confirmed }) => confirmed || (seen[key] ?? 0) >= LOOKS);
    const isRed = (this.get('redSince') ?? null) !== null;
    if (isConfirmed && !isRed) {
      this.set('redSince', now);
      return 'site-red';
    }
    if (isRed && clear >= LOOKS) {
      this.set('redSince', null);
      return 'site-well';
    }
    return null;
  }
}
