import type { Lead, LeadForm } from '../../src/leads/lead.ts';
import { TO_ANSWER } from './desk-store.ts';
import type { InboxFilter, InboxLead, LeadState, SpamSignal } from './outbox-contract.ts';

interface Row extends Record<string, SqlStorageValue> {
  id: number;
  reference: string;
  state: LeadState;
  record: string;
  accepted_at: number;
  attempts: number;
  last_reason: string | null;
  doubt: SpamSignal | null;
  answered_at: number | null;
  withdrawn_at: number | null;
  reviewed_at: number | null;
  answer_due_at: number | null;
  answered_by: string | null;
  claimed_by: string | null;
  next_step: string | null;
  next_step_on: string | null;
  language: string;
  reply: InboxLead['reply'];
  reply_due_at: number | null;
  last_word_at: number;
  next_at: number;
  settled_at: number | null;
  delivery_key: string;
}

/** More than an alphabet has; each takes two of the hundred values that the platform allows in a query. */
const MOST_LETTERS = 40;

/** What the team reads and changes. Times are milliseconds since 1970. */
export class InboxStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Newest first. */
  list(filter: InboxFilter): InboxLead[] {
    const { where, values } = conditionsOf(filter);
    return this.#sql
      .exec<Row>(`SELECT * FROM lead WHERE ${where} ORDER BY id DESC LIMIT ?`, ...values, filter.limit)
      .toArray()
      .map(leadOf);
  }

  /** How many there are in all. */
  count(filter: InboxFilter): number {
    const { where, values } = conditionsOf(filter);
    return this.#sql.exec<{ n: number }>(`SELECT COUNT(*) AS n FROM lead WHERE ${where}`, ...values).one().n;
  }

  one(id: number): InboxLead | null {
    const row = this.#sql.exec<Row>('SELECT * FROM lead WHERE id = ?', id).toArray()[0];
    return row ? leadOf(row) : null;
  }

  findByReference(reference: string): InboxLead | null {
    const row = this.#sql.exec<Row>('SELECT * FROM lead WHERE reference = ?', reference).toArray()[0];
    return row ? leadOf(row) : null;
  }

  idsOfPhone(phone: string): number[] {
    return this.#sql
      .exec<{ id: number }>("SELECT id FROM lead WHERE json_extract(record, '$.phone_number') = ?", phone)
      .toArray()
      .map(({ id }) => id);
  }

  /** Said twice, it was answered the first time. @returns whether that changes anything. */
  setAnswered(id: number, at: number | null): boolean {
    const query = 'UPDATE lead SET answered_at = ?1 WHERE id = ?2 AND (answered_at IS NULL OR ?1 IS NULL)';
    return this.#sql.exec(query, at, id).rowsWritten > 0;
  }

  /** Sends a lead (again): a parked, quarantined or still waiting one. What was delivered or withdrawn is not sent again. */
  sendNow(id: number, now: number): void {
    this.#sql.exec(
      `UPDATE lead SET state = 'waiting', next_at = ?1, waiting_since = ?1, settled_at = NULL, misconfigured = 0
       WHERE id = ?2 AND state != 'delivered' AND withdrawn_at IS NULL`,
      now,
      id,
    );
  }

  /** A person sets it aside, so it needs no second look. */
  quarantine(id: number, now: number): void {
    this.#sql.exec(
      "UPDATE lead SET state = 'quarantined', misconfigured = 0, reviewed_at = ? WHERE id = ? AND state IN ('waiting', 'parked')",
      now,
      id,
    );
  }

  /** A person looked at a quarantined one and leaves it there. */
  review(id: number, now: number): void {
    this.#sql.exec("UPDATE lead SET reviewed_at = ? WHERE id = ? AND state = 'quarantined'", now, id);
  }

  /** The visitor takes it back: what was not sent is not sent any more. */
  withdraw(id: number, now: number): void {
    this.#sql.exec('UPDATE lead SET withdrawn_at = COALESCE(withdrawn_at, ?) WHERE id = ?', now, id);
    this.#sql.exec(
      `UPDATE lead SET state = 'parked', last_reason = 'withdrawn', misconfigured = 0, settled_at = ?
       WHERE id = ? AND state IN ('waiting', 'quarantined')`,
      now,
      id,
    );
  }
}

/** What a filter asks for, in SQL: its conditions, and the values in them. */
function conditionsOf({ state, form, open, toAnswer, search, reference, phones, before }: InboxFilter): {
  where: string;
  values: (string | number)[];
} {
  const conditions: string[] = ['1 = 1'];
  const values: (string | number)[] = [];
  const where = (condition: string, ...given: (string | number)[]) => {
    conditions.push(condition);
    values.push(...given);
  };
  if (state) where('state = ?', state);
  if (form) where("json_extract(record, '$.form') = ?", form);
  if (open) where('answered_at IS NULL AND withdrawn_at IS NULL');
  if (toAnswer) where(TO_ANSWER);
  if (before) where('id < ?', before);
  if (search) {
    const [name, phone, email] = ['name', 'phone_number', 'email'].map((field) => `json_extract(record, '$.${field}')`);
    const letters = capitalsIn(search.toLowerCase());
    // A line each: what is typed goes over none. SQLite lowers ASCII letters alone, so those of the search are lowered one by one.
    const text = letters.reduce(
      (inner) => `REPLACE(${inner}, ?, ?)`,
      `CONCAT_WS(CHAR(10), reference, ${name}, ${phone}, ${email})`,
    );
    const alternatives = [
      // INSTR knows no wildcards, so what is typed means itself.
      `INSTR(LOWER(${text}), ?) > 0`,
      `${phone} IN (SELECT value FROM json_each(?))`,
      'reference = ?',
      ...(phones?.digits ? [`INSTR(${phone}, ?) > 0`] : []),
    ];
    where(
      `(${alternatives.join(' OR ')})`,
      ...letters.flatMap((capital) => [capital, capital.toLowerCase()]),
      search.toLowerCase(),
      JSON.stringify(phones?.numbers ?? []),
      reference ?? '',
      ...(phones?.digits ? [phones.digits] : []),
    );
  }
  return { where: conditions.join(' AND '), values };
}

/** Capitals, beyond ASCII, of the letters of a text in small ones. Not of those whose capital is two letters, as of ß. */
function capitalsIn(lower: string): string[] {
  const capitals = [...new Set(lower)].map((letter) => letter.toUpperCase());
  return capitals.filter((capital) => /^[^\0-\x7f]$/u.test(capital) && capital.toLowerCase() !== capital).slice(0, MOST_LETTERS);
}

function leadOf(row: Row): InboxLead {
  const lead = JSON.parse(row.record) as Lead;
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    form: lead.form satisfies LeadForm,
    name: lead.name,
    phone: lead.phone_number,
    acceptedAt: row.accepted_at,
    attempts: row.attempts,
    lastReason: row.last_reason,
    spamSignal: row.doubt,
    answeredAt: row.answered_at,
    withdrawnAt: row.withdrawn_at,
    reviewedAt: row.reviewed_at,
    lead,
    answerDueAt: row.answer_due_at,
    answeredBy: row.answered_by,
    claimedBy: row.claimed_by,
    nextStep: row.next_step,
    nextStepOn: row.next_step_on,
    language: row.language,
    reply: row.reply,
    replyDueAt: row.reply_due_at,
    lastWordAt: row.last_word_at,
    nextAt: row.next_at,
    settledAt: row.settled_at,
    deliveryKey: row.delivery_key,
  } satisfies InboxLead;
}
