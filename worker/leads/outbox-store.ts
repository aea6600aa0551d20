import type { LeadState, OutboxCounts, SpamSignal } from './outbox-contract.ts';

/** What the outbox files of one accepted lead. */
export interface NewLead {
  reference: string;
  deliveryKey: string;
  state: LeadState;
  record: string;
  upstreamBody: string;
  contentDigest: string;
  acceptedAt: number;
  /** When it is sent for the first time. */
  sendAt: number;
  spamSignal: SpamSignal | null;
  /** By when the team is to answer. */
  answerDueAt: number;
  /** Language of the visitor's browser, or an empty text. */
  language: string;
}

interface FiledLead {
  id: number;
  reference: string;
}

/** All queries of the outbox. Times are milliseconds since 1970. Every method is synchronous, so a caller can group them in a transaction. */
export class OutboxStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  findByKey(key: string, since: number): (FiledLead & { bodyDigest: string }) | undefined {
    return this.#sql
      .exec<{ id: number; reference: string; bodyDigest: string }>(
        `SELECT lead.id, lead.reference, request_key.body_digest AS bodyDigest
         FROM request_key JOIN lead ON lead.id = request_key.lead_id WHERE request_key.key = ? AND request_key.seen_at >= ?`,
        key,
        since,
      )
      .toArray()[0];
  }

  /** Oldest first. None that was withdrawn: whoever sends the same again wants an answer after all. */
  findByContent(contentDigest: string, since: number): FiledLead[] {
    return this.#sql
      .exec<{ id: number; reference: string }>(
        'SELECT id, reference FROM lead WHERE content_digest = ? AND accepted_at >= ? AND withdrawn_at IS NULL ORDER BY accepted_at',
        contentDigest,
        since,
      )
      .toArray();
  }

  isTaken(column: 'reference' | 'delivery_key', value: string): boolean {
    return this.#sql.exec(`SELECT 1 FROM lead WHERE ${column} = ?`, value).toArray().length > 0;
  }

  /** @returns the id of the new row. */
  insert(lead: NewLead): number {
    return this.#sql
      .exec<{ id: number }>(
        `INSERT INTO lead (reference, delivery_key, state, record, upstream_body, content_digest, accepted_at, next_at,
           waiting_since, settled_at, doubt, answer_due_at, language)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?12, ?7, ?8, ?9, ?10, ?11) RETURNING id`,
        lead.reference,
        lead.deliveryKey,
        lead.state,
        lead.record,
        lead.upstreamBody,
        lead.contentDigest,
        lead.acceptedAt,
        lead.state === 'delivered' ? lead.acceptedAt : null,
        lead.spamSignal,
        lead.answerDueAt,
        lead.language,
        lead.sendAt,
      )
      .one().id;
  }

  rememberKey(key: string, leadId: number, bodyDigest: string, seenAt: number): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO request_key (key, lead_id, body_digest, seen_at) VALUES (?, ?, ?, ?)',
      key,
      leadId,
      bodyDigest,
      seenAt,
    );
  }

  forgetKeys(before: number): void {
    this.#sql.exec('DELETE FROM request_key WHERE seen_at < ?', before);
  }

  dueIds(now: number, limit: number): number[] {
    return this.#sql
      .exec<{ id: number }>("SELECT id FROM lead WHERE state = 'waiting' AND next_at <= ? ORDER BY next_at LIMIT ?", now, limit)
      .toArray()
      .map(({ id }) => id);
  }

  /** What an attempt needs, undefined when the lead is gone or no longer waits. */
  waiting(id: number): { deliveryKey: string; upstreamBody: string; waitingSince: number; attempts: number } | undefined {
    return this.#sql
      .exec<{ deliveryKey: string; upstreamBody: string; waitingSince: number; attempts: number }>(
        `SELECT delivery_key AS deliveryKey, upstream_body AS upstreamBody, waiting_since AS waitingSince, attempts
         FROM lead WHERE id = ? AND state = 'waiting'`,
        id,
      )
      .toArray()[0];
  }

  /** An attempt has ended. It counts whatever became of the lead meanwhile: from the first on, the clinic's system may have it. */
  noteAttempt(id: number): void {
    this.#sql.exec('UPDATE lead SET attempts = attempts + 1 WHERE id = ?', id);
  }

  /**
   * Ends the waiting of a lead. One that was withdrawn or set aside during the attempt stays so, unless the clinic's system has taken it:
   * then it is not sent again, and its erasure has to be carried over.
   */
  settle(id: number, state: 'delivered' | 'parked', reason: string, now: number): void {
    this.#sql.exec(
      `UPDATE lead SET state = ?1, last_reason = ?2, settled_at = ?3, misconfigured = 0
       WHERE id = ?4 AND (state = 'waiting' OR ?1 = 'delivered')`,
      state,
      reason,
      now,
      id,
    );
  }

  postpone(id: number, nextAt: number, reason: string, misconfigured: boolean): void {
    this.#sql.exec(
      "UPDATE lead SET next_at = ?, last_reason = ?, misconfigured = ? WHERE id = ? AND state = 'waiting'",
      nextAt,
      reason,
      misconfigured ? 1 : 0,
      id,
    );
  }

  /**
   * The clinic's system takes leads: what waits because it did not is due, which may be hours away after an outage. What was never tried waits
   * for something else.
   * @param except reasons that are no such ones.
   */
  bringForward(now: number, except: readonly string[]): void {
    this.#sql.exec(
      `UPDATE lead SET next_at = ?1
       WHERE state = 'waiting' AND next_at > ?1 AND last_reason NOT IN (SELECT value FROM json_each(?2))`,
      now,
      JSON.stringify(except),
    );
  }

  /** When the next attempt is due, null when nothing waits. */
  nextDueAt(): number | null {
    return this.#sql.exec<{ at: number | null }>("SELECT MIN(next_at) AS at FROM lead WHERE state = 'waiting'").one().at;
  }

  /** When the team is to have answered; null for what is older than the promise. */
  answerDueAt(id: number): number | null {
    return (
      this.#sql.exec<{ at: number | null }>('SELECT answer_due_at AS at FROM lead WHERE id = ?', id).toArray()[0]?.at ?? null
    );
  }

  setAnswerDue(id: number, at: number): void {
    this.#sql.exec('UPDATE lead SET answer_due_at = ? WHERE id = ?', at, id);
  }

  /** Open enquiries that a version without a promised time has filed. */
  withoutAnswerDue(acceptedSince: number): { id: number; acceptedAt: number }[] {
    return this.#sql
      .exec<{ id: number; acceptedAt: number }>(
        `SELECT id, accepted_at AS acceptedAt FROM lead
         WHERE answer_due_at IS NULL AND accepted_at >= ? AND answered_at IS NULL AND withdrawn_at IS NULL`,
        acceptedSince,
      )
      .toArray();
  }

  signingKey(): string | undefined {
    return this.#sql.exec<{ value: string }>('SELECT value FROM signing_key').toArray()[0]?.value;
  }

  setSigningKey(value: string): string {
    this.#sql.exec('INSERT INTO signing_key (id, value) VALUES (1, ?)', value);
    return value;
  }

  counts(now: number): Omit<OutboxCounts, 'failingChannels'> {
    return this.#sql
      .exec<Omit<OutboxCounts, 'failingChannels'> & Record<string, number | null>>(
        `SELECT COUNT(*) FILTER (WHERE state = 'waiting') AS waiting,
                COUNT(*) FILTER (WHERE state = 'parked' AND withdrawn_at IS NULL AND answered_at IS NULL) AS parked,
                COUNT(*) FILTER (WHERE state = 'delivered') AS delivered,
                COUNT(*) FILTER (WHERE state = 'quarantined') AS quarantined,
                COUNT(*) FILTER (WHERE state = 'waiting' AND misconfigured = 1) AS misconfigured,
                MIN(accepted_at) FILTER (WHERE state = 'waiting') AS oldestWaitingAt,
                MIN(accepted_at) FILTER (WHERE state = 'quarantined' AND reviewed_at IS NULL AND answered_at IS NULL) AS oldestQuarantinedAt,
                COUNT(*) FILTER (WHERE reply_due_at < ?1
                  OR (answer_due_at < ?1 AND answered_at IS NULL AND withdrawn_at IS NULL AND state != 'quarantined')) AS pastDue
         FROM lead`,
        now,
      )
      .one();
  }
}
