import type { AccessLogEntry, AccessLogFilter, RefusedLogins } from './outbox-contract.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 365 * DAY_MS;

/** Who used the inbox and for what, which logins were refused, and which sessions were ended. Times are milliseconds since 1970. */
export class AccessLog {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  note({ at, who, what, leadId }: AccessLogEntry): void {
    this.#sql.exec('INSERT INTO look (at, who, what, lead_id) VALUES (?, ?, ?, ?)', at, who, what, leadId);
  }

  /** Newest first. `what` also finds uses with a count behind the word, such as `export:12`. */
  list({ what, before, limit }: AccessLogFilter): (AccessLogEntry & { id: number })[] {
    const conditions = ['1 = 1'];
    const values: (string | number)[] = [];
    if (what) {
      conditions.push("(what = ? OR what LIKE ? || ':%')");
      values.push(what, what);
    }
    if (before) {
      conditions.push('rowid < ?');
      values.push(before);
    }
    return this.#sql
      .exec<{ id: number; at: number; who: string; what: string; leadId: number | null }>(
        `SELECT rowid AS id, at, who, what, lead_id AS leadId FROM look WHERE ${conditions.join(' AND ')} ORDER BY rowid DESC LIMIT ?`,
        ...values,
        limit,
      )
      .toArray();
  }

  /** Counts a wrong login or token; who tried is not kept. */
  countRefused(now: number): void {
    this.#sql.exec(
      'INSERT INTO refused_login (hour, count) VALUES (?, 1) ON CONFLICT (hour) DO UPDATE SET count = count + 1',
      Math.floor(now / HOUR_MS) * HOUR_MS,
    );
  }

  /** Newest hour first. */
  refused(since: number): RefusedLogins[] {
    return this.#sql
      .exec<{ hour: number; count: number }>(
        'SELECT hour, count FROM refused_login WHERE hour + ? > ? ORDER BY hour DESC',
        HOUR_MS,
        since,
      )
      .toArray();
  }

  endSession(signature: string, until: number): void {
    this.#sql.exec('INSERT OR IGNORE INTO ended_session (signature, until) VALUES (?, ?)', signature, until);
  }

  isEnded(signature: string): boolean {
    return this.#sql.exec('SELECT 1 FROM ended_session WHERE signature = ?', signature).toArray().length > 0;
  }

  forget(now: number): void {
    this.#sql.exec('DELETE FROM look WHERE at < ?', now - KEPT_MS);
    this.#sql.exec('DELETE FROM refused_login WHERE hour < ?', now - KEPT_MS);
    this.#sql.exec('DELETE FROM ended_session WHERE until < ?', now);
  }
}
