import { makeReference } from './lead-keys.ts';
import type { ErasedBy, ErasureReceipt, OpenErasure } from './outbox-contract.ts';

/** Erasing leads, and what is left to prove it. Times are milliseconds since 1970. */
export class Erasures {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /**
   * Takes everything of a lead away and leaves a receipt. Call it in a transaction. From when it was due on, the clinic's system may have it:
   * an attempt in whose middle the object ended has left no trace.
   * @param sending it is on its way to the clinic's system at this moment.
   * @returns null when there is no such lead.
   */
  erase(id: number, { by, now, sending }: { by: ErasedBy; now: number; sending: boolean }): ErasureReceipt | null {
    const row = this.#sql
      .exec<{ reference: string; deliveryKey: string; delivered: number }>(
        `SELECT reference, delivery_key AS deliveryKey,
                state = 'delivered' OR attempts > 0 OR (state = 'waiting' AND next_at <= ?) AS delivered FROM lead WHERE id = ?`,
        now,
        id,
      )
      .toArray()[0];
    if (!row) return null;
    const delivered = sending || row.delivered === 1;
    const receipt = makeReference();
    this.#sql.exec('DELETE FROM request_key WHERE lead_id = ?', id);
    this.#sql.exec('DELETE FROM admission WHERE lead_id = ?', id);
    this.#sql.exec('DELETE FROM notification WHERE lead_id = ?', id);
    this.#sql.exec('DELETE FROM lead_note WHERE lead_id = ?', id);
    this.#sql.exec('DELETE FROM proposal WHERE lead_id = ?', id);
    this.#sql.exec('DELETE FROM meeting WHERE lead_id = ?', id);
    this.#sql.exec('DELETE FROM talk WHERE lead_id = ?', id);
    this.#sql.exec('DELETE FROM lead WHERE id = ?', id);
    this.#sql.exec(
      'INSERT INTO erasure (reference, receipt, erased_at, erased_by, delivery_key, delivered) VALUES (?, ?, ?, ?, ?, ?)',
      row.reference,
      receipt,
      now,
      by,
      // What retention erases here, the clinic's own system keeps by its own rules.
      delivered && by !== 'retention' ? row.deliveryKey : null,
      delivered ? 1 : 0,
    );
    return { receipt, erasedAt: now, delivered };
  }

  receiptOf(reference: string): ErasureReceipt | null {
    const row = this.#sql
      .exec<{ receipt: string; erasedAt: number; delivered: number }>(
        'SELECT receipt, erased_at AS erasedAt, delivered FROM erasure WHERE reference = ?',
        reference,
      )
      .toArray()[0];
    return row ? { ...row, delivered: row.delivered === 1 } : null;
  }

  isTaken(reference: string): boolean {
    return this.receiptOf(reference) !== null;
  }

  /** Erasures that somebody has to carry over to the clinic's system. */
  open(): OpenErasure[] {
    return this.#sql
      .exec<{ reference: string; deliveryKey: string; erasedAt: number }>(
        'SELECT reference, delivery_key AS deliveryKey, erased_at AS erasedAt FROM erasure WHERE delivery_key IS NOT NULL ORDER BY erased_at',
      )
      .toArray();
  }

  carriedOver(reference: string): void {
    this.#sql.exec('UPDATE erasure SET delivery_key = NULL WHERE reference = ?', reference);
  }

  /**
   * Ids whose time is up: so long after they were answered and the last word was said, or `unmarkedMs` after they reached the clinic,
   * were quarantined or withdrawn and nobody marked anything. What else waits or is parked is never up, nor a reply of the visitor: it has
   * not been read.
   */
  due(now: number, { answeredMs, unmarkedMs }: Retention, limit: number): number[] {
    return this.#sql
      .exec<{ id: number }>(
        `SELECT id FROM lead WHERE reply_due_at IS NULL AND ((answered_at <= ?1 AND last_word_at <= ?1)
           OR (answered_at IS NULL AND (state IN ('delivered', 'quarantined') OR withdrawn_at IS NOT NULL)
             AND MAX(COALESCE(settled_at, accepted_at), COALESCE(withdrawn_at, 0), last_word_at) <= ?2)) LIMIT ?3`,
        now - answeredMs,
        now - unmarkedMs,
        limit,
      )
      .toArray()
      .map(({ id }) => id);
  }

  /** When the next lead's time is up, null when none is ever. */
  nextDueAt({ answeredMs, unmarkedMs }: Retention): number | null {
    const { answered, unmarked } = this.#sql
      .exec<{ answered: number | null; unmarked: number | null }>(
        `SELECT MIN(MAX(answered_at, last_word_at)) AS answered,
                MIN(CASE WHEN answered_at IS NULL AND (state IN ('delivered', 'quarantined') OR withdrawn_at IS NOT NULL)
                  THEN MAX(COALESCE(settled_at, accepted_at), COALESCE(withdrawn_at, 0), last_word_at) END) AS unmarked
         FROM lead WHERE reply_due_at IS NULL`,
      )
      .one();
    return earliest(answered === null ? null : answered + answeredMs, unmarked === null ? null : unmarked + unmarkedMs);
  }
}

export interface Retention {
  answeredMs: number;
  unmarkedMs: number;
}

/** The earliest of several times; null stands for never. */
export function earliest(...times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length ? Math.min(...known) : null;
}
