import type { DomainEnd, SyntheticVisit, WatchedProblem } from './monitor-contract.ts';

/** A problem that is there for one look may be chance; and one look without any may be, too. */
const LOOKS = 2;

interface Memory {
  visit: SyntheticVisit;
  visitsFailed: number;
  contentReadAt: number;
  changeFoundAt: number;
  domains: DomainEnd[];
  watchedAt: number;
  redSince: number | null;
  /** When each problem that the team was told of since the site turned red was last there, by its key. */
  told: Record<string, number>;
  /** Problems by key: in how many looks in a row each was seen. */
  seen: Record<string, number>;
  /** Looks in a row without a problem. */
  clear: number;
}

export type Turn = 'site-red' | 'site-well' | null;

/** What the team has to be told after a look. `about`: the most urgent of the problems that it does not know of. */
interface News {
  turn: Turn;
  about: WatchedProblem | null;
}

/** A problem that was away for so long is another one when it is there again. */
const FORGOTTEN_MS = 3_600_000;

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

  /** What the team was told of has reached nobody: what of it still stands is told anew. */
  forgetTold(): void {
    this.set('told', {});
  }

  /**
   * Takes in what a look found. Red from the second look in a row that finds the same problem (at once for a confirmed one), well from
   * the second that finds none: what comes and goes neither alarms nor calms anybody. While it is red each further problem is told of once:
   * one that stands for weeks must not hide the next, nor the same one when it comes back after an hour.
   * @returns what has changed by it.
   */
  look(problems: readonly WatchedProblem[], now: number): News {
    const before = this.get('seen') ?? {};
    const seen = Object.fromEntries(problems.map(({ key }) => [key, (before[key] ?? 0) + 1]));
    const clear = problems.length ? 0 : (this.get('clear') ?? 0) + 1;
    this.set('seen', seen);
    this.set('clear', clear);
    this.set('watchedAt', now);
    const isRed = (this.get('redSince') ?? null) !== null;
    // A store from before the list may hold a problem back that nobody was told of: told once more is the lesser evil.
    const known = Object.entries((isRed && this.get('told')) || {}).filter(([, lastAt]) => now - lastAt < FORGOTTEN_MS);
    const told = Object.fromEntries(known.map(([key, lastAt]) => [key, key in seen ? now : lastAt]));
    const confirmed = problems.filter((problem) => problem.confirmed || (seen[problem.key] ?? 0) >= LOOKS);
    const news = confirmed.filter(({ key }) => !(key in told));
    const [about] = news;
    if (about) {
      if (!isRed) this.set('redSince', now);
      this.set('told', { ...told, ...Object.fromEntries(news.map(({ key }) => [key, now])) });
      return { turn: 'site-red', about };
    }
    if (isRed && clear >= LOOKS) {
      this.set('redSince', null);
      this.set('told', {});
      return { turn: 'site-well', about: null };
    }
    this.set('told', told);
    return { turn: null, about: null };
  }
}
