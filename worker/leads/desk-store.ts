import type { AnsweringRow, DeskChange, LeadNote } from './outbox-contract.ts';

/** What is to be answered or looked at. */
const UNANSWERED = "answered_at IS NULL AND withdrawn_at IS NULL AND (state != 'quarantined' OR reviewed_at IS NULL)";
/** The same, and what its visitor has replied to: what the desk has to see to. */
export const TO_ANSWER = `(reply_due_at IS NOT NULL OR (${UNANSWERED}))`;

/** What the team does with an enquiry beside sending it on: who takes it, what was said, what comes next. Times are milliseconds since 1970. */
export class DeskStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Ids of what is open, by the promised time; what has none comes first, for it is the oldest. `from`: so many are left out. */
  openIds(limit: number, from: number): number[] {
    return this.#sql
      .exec<{ id: number }>(
        `SELECT id, CASE WHEN ${UNANSWERED}
             THEN MIN(answer_due_at, COALESCE(reply_due_at, answer_due_at)) ELSE reply_due_at END AS due
         FROM lead WHERE ${TO_ANSWER} ORDER BY due, id LIMIT ? OFFSET ?`,
        limit,
        from,
      )
      .toArray()
      .map(({ id }) => id);
  }

  /** @returns whether it was done: an enquiry that somebody else has taken cannot be taken. */
  change(id: number, change: DeskChange, { who, now }: { who: string; now: number }): boolean {
    switch (change.kind) {
      case 'claim':
        return this.#changes(
          'UPDATE lead SET claimed_by = ?1, claimed_at = ?2 WHERE id = ?3 AND (claimed_by IS NULL OR claimed_by = ?1)',
          who,
          now,
          id,
        );
      case 'let-go':
        return this.#changes('UPDATE lead SET claimed_by = NULL, claimed_at = NULL WHERE id = ?', id);
      case 'next-step':
        return this.#changes(
          'UPDATE lead SET next_step = ?, next_step_on = ? WHERE id = ?',
          change.text || null,
          change.on || null,
          id,
        );
      case 'note':
        return this.#changes(
          'INSERT INTO lead_note (lead_id, at, who, text) SELECT id, ?, ?, ? FROM lead WHERE id = ?',
          now,
          who,
          change.text,
          id,
        );
    }
  }

  setAnsweredBy(id: number, who: string | null): void {
    this.#sql.exec('UPDATE lead SET answered_by = ? WHERE id = ?', who, id);
  }

  /** Oldest first. */
  notes(id: number): LeadNote[] {
    return this.#sql
      .exec<{ at: number; who: string; text: string }>(
        'SELECT at, who, text FROM lead_note WHERE lead_id = ? ORDER BY at, id',
        id,
      )
      .toArray();
  }

  /** What the figures are made of; enquiries that were withdrawn or set aside are nobody's to answer. */
  answering(acceptedSince: number): AnsweringRow[] {
    return this.#sql
      .exec<{ form: string; acceptedAt: number; answeredAt: number | null; answeredBy: string | null }>(
        `SELECT json_extract(record, '$.form') AS form, accepted_at AS acceptedAt, answered_at AS answeredAt, answered_by AS answeredBy
         FROM lead WHERE accepted_at >= ? AND withdrawn_at IS NULL AND (state != 'quarantined' OR answered_at IS NOT NULL)`,
        acceptedSince,
      )
      .toArray();
  }

  #changes(statement: string, ...values: (string | number | null)[]): boolean {
    return this.#sql.exec(statement, ...values).rowsWritten > 0;
  }
}
