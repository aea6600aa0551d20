import type { OutboxParts } from './outbox-parts.ts';

/** Where to go back to: a moment, or the place that an earlier return left behind. */
export type RecoveryTarget = { at: number } | { bookmark: string };

/** What happened after the moment gone back to, and must not be lost with the rest. Rows as they stand in the tables. */
export interface Since {
  leads: Row[];
  keys: Row[];
  notes: Row[];
  /** What the team is still to be told. */
  notifications: Row[];
  erasures: Row[];
  /** Sessions of the team that were logged out of. */
  sessions: Row[];
  /** Which enquiries their visitors have taken back, by reference. */
  withdrawals: Row[];
  /** What team and visitors have said to each other, of every enquiry in which anything was said since. */
  dialogues: { leads: Row[]; meeting: Row[]; proposal: Row[]; talk: Row[] };
}
type Row = Record<string, SqlStorageValue>;

/** Of a moment, unlike a bookmark, the platform knows the place only about: what came shortly before it may be missing there. */
const ABOUT_MS = 60_000;
const DIALOGUE = ['meeting', 'proposal', 'talk'] as const;

/** What a return has done. */
export interface Recovered {
  /** Enquiries that came after the moment gone back to, and were filed again. */
  kept: number;
  /** Enquiries that had been erased after it, and were erased again. */
  erased: number;
}

/** What of the platform's storage is used; tests have a storage of their own, for the local platform knows no way back. */
export type RecoverableStorage = Pick<
  DurableObjectStorage,
  'sql' | 'transactionSync' | 'getBookmarkForTime' | 'getCurrentBookmark' | 'onNextSessionRestoreBookmark'
>;

interface RecoveryParts extends Pick<OutboxParts, 'courier' | 'door' | 'erasures' | 'withdraw'> {
  restart: () => void;
}

/**
 * Point-in-time recovery of the outbox: the platform keeps thirty days of its storage. A return must not lose the enquiries that came
 * since, nor bring back what was erased since: both are read before it and put right after it.
 */
export class Recovery {
  readonly #storage: RecoverableStorage;
  readonly #parts: RecoveryParts;

  constructor(storage: RecoverableStorage, parts: RecoveryParts) {
    this.#storage = storage;
    this.#parts = parts;
  }

  /**
   * Prepares the return for the object's next start, until which nothing is taken in. @returns the place to return to from there (`undo`),
   * and what happened since. Throws where the platform has no such record, as the local one.
   */
  prepare(target: RecoveryTarget, at: number): Promise<{ undo: string; since: Since }> {
    return this.#parts.door.closedFor(
      () => this.#prepare(target, at),
      () => this.#giveUp(),
    );
  }

  async #prepare(target: RecoveryTarget, at: number): Promise<{ undo: string; since: Since }> {
    const isExact = 'bookmark' in target;
    const bookmark = isExact ? target.bookmark : await this.#storage.getBookmarkForTime(target.at);
    // Both in one turn: an enquiry that came between them would be lost.
    const undo = await this.#storage.onNextSessionRestoreBookmark(bookmark);
    return { undo, since: this.#since(isExact ? at : at - ABOUT_MS) };
  }

  /** A prepared return cannot be called off, and would come at whatever start is next: a return to now takes its place, and comes at once. */
  async #giveUp(): Promise<void> {
    await this.#storage.onNextSessionRestoreBookmark(await this.#storage.getCurrentBookmark());
    this.#parts.restart();
  }

  /**
   * Files what came since again, and takes back and erases again what was taken back and erased since. In one transaction.
   * Throws before the restart: done then, all of it would be lost in the return.
   */
  finish({ leads, keys, notes, notifications, erasures, sessions, withdrawals, dialogues }: Since): Recovered {
    this.#parts.door.pass();
    return this.#storage.transactionSync(() => {
      let kept = 0;
      const numbers = new Map<SqlStorageValue, number>();
      for (const row of leads) kept += this.#fileAgain(row, numbers);
      for (const { id: _, ...row } of notes) this.#noteAgain(ofLead(row, numbers));
      for (const row of keys) this.#insert('request_key', ofLead(row, numbers));
      for (const row of notifications) this.#insert('notification', ofLead(row, numbers));
      for (const row of sessions) this.#insert('ended_session', row);
      for (const row of withdrawals) this.#withdrawAgain(row);
      this.#sayAgain(dialogues, numbers);
      let erased = 0;
      for (const row of erasures) erased += this.#eraseAgain(row);
      return { kept, erased };
    });
  }

  #since(at: number): Since {
    const rows = (query: string): Row[] => this.#storage.sql.exec<Row>(query, at).toArray();
    const said = 'SELECT id FROM lead WHERE last_word_at > ?';
    return {
      leads: rows('SELECT * FROM lead WHERE accepted_at > ?'),
      keys: rows('SELECT * FROM request_key WHERE lead_id IN (SELECT id FROM lead WHERE accepted_at > ?)'),
      notes: rows('SELECT * FROM lead_note WHERE lead_id IN (SELECT id FROM lead WHERE accepted_at > ?)'),
      notifications: rows('SELECT * FROM notification WHERE lead_id IN (SELECT id FROM lead WHERE accepted_at > ?)'),
      erasures: rows('SELECT * FROM erasure WHERE erased_at > ?'),
      // What ended before that moment lets nobody in any more.
      sessions: rows('SELECT * FROM ended_session WHERE until > ?'),
      withdrawals: rows('SELECT reference, withdrawn_at FROM lead WHERE withdrawn_at > ?'),
      dialogues: {
        leads: rows('SELECT id, reply, reply_due_at, last_word_at FROM lead WHERE last_word_at > ?'),
        meeting: rows(`SELECT * FROM meeting WHERE lead_id IN (${said})`),
        proposal: rows(`SELECT * FROM proposal WHERE lead_id IN (${said})`),
        talk: rows(`SELECT * FROM talk WHERE lead_id IN (${said})`),
      },
    };
  }

  /**
   * An enquiry is known by its reference. The number and the key that it had may be another's meanwhile: of one that came between the
   * restart and now, or that its browser sent again. It gets new ones then; `numbers` takes the number that it has now.
   */
  #fileAgain(row: Row, numbers: Map<SqlStorageValue, number>): number {
    const { id = null, ...unnumbered } = row;
    const isTaken = (name: 'id' | 'delivery_key') => this.#idOf(name, row[name]) !== undefined;
    let kept = 0;
    if (this.#idOf('reference', row['reference']) === undefined)
      kept = this.#insert('lead', {
        ...(isTaken('id') ? unnumbered : row),
        ...(isTaken('delivery_key') && { delivery_key: crypto.randomUUID() }),
      });
    const number = this.#idOf('reference', row['reference']);
    if (number !== undefined) numbers.set(id, number);
    return kept;
  }

  #idOf(name: 'id' | 'reference' | 'delivery_key', value: SqlStorageValue = null): number | undefined {
    return this.#storage.sql.exec<{ id: number }>(`SELECT id FROM lead WHERE ${name} = ?`, value).toArray()[0]?.id;
  }

  /** A note has no number that anybody knows, and the one it had may be another's: it is known by all that it says. */
  #noteAgain(row: Row): void {
    const same = Object.keys(row).map((name) => `${name} IS ?`);
    const query = `SELECT 1 FROM lead_note WHERE ${same.join(' AND ')}`;
    if (this.#storage.sql.exec(query, ...Object.values(row)).toArray().length === 0) this.#insert('lead_note', row);
  }

  /** Not where it is there as withdrawn: then the team has been told, and may have seen to it. */
  #withdrawAgain(row: Row): void {
    const query = 'SELECT id FROM lead WHERE reference = ? AND withdrawn_at IS NULL';
    const found = this.#storage.sql.exec<{ id: number }>(query, row['reference'] ?? null).toArray()[0];
    if (found) this.#parts.withdraw(found.id, Number(row['withdrawn_at']));
  }

  /**
   * Times that visitors were promised stay theirs. All of the old is taken away before anything is put back: a time that was given up
   * since may have become somebody else's.
   */
  #sayAgain({ leads, ...tables }: Since['dialogues'], numbers: ReadonlyMap<SqlStorageValue, number>): void {
    const { sql } = this.#storage;
    const there = new Set<SqlStorageValue>();
    for (const { id: number = null, reply = null, reply_due_at = null, last_word_at = 0 } of leads) {
      const id = numbers.get(number) ?? number;
      for (const table of DIALOGUE) sql.exec(`DELETE FROM ${table} WHERE lead_id = ?`, id);
      const { rowsWritten } = sql.exec(
        'UPDATE lead SET reply = ?, reply_due_at = ?, last_word_at = ? WHERE id = ?',
        reply,
        reply_due_at,
        last_word_at,
        id,
      );
      if (rowsWritten > 0) there.add(id);
    }
    for (const table of DIALOGUE)
      for (const row of tables[table].map((each) => ofLead(each, numbers)))
        if (there.has(row['lead_id'] ?? null)) this.#insert(table, row);
  }

  #insert(
    table: 'lead' | 'request_key' | 'lead_note' | 'notification' | 'erasure' | 'ended_session' | (typeof DIALOGUE)[number],
    row: Row,
  ): number {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    const { rowsWritten } = this.#storage.sql.exec(
      `INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${marks})`,
      ...Object.values(row),
    );
    return rowsWritten > 0 ? 1 : 0;
  }

  /**
   * The receipt that the visitor was given stays the one that is known. Where the enquiry was sent between the restart and now, for it waited
   * again, its erasure has to be carried over after all.
   */
  #eraseAgain(row: Row): number {
    const { sql } = this.#storage;
    const { courier, erasures } = this.#parts;
    const { reference = null, receipt = null, erased_at = null, erased_by = null } = row;
    const id = this.#idOf('reference', reference);
    if (id === undefined) {
      this.#insert('erasure', row);
      return 0;
    }
    const again = erasures.erase(id, { by: 'team', now: Number(erased_at), sending: courier.sending.has(id) });
    if (row['delivered'] === 0 && again?.delivered)
      sql.exec('UPDATE erasure SET receipt = ?, erased_by = ? WHERE reference = ?', receipt, erased_by, reference);
    else {
      sql.exec('DELETE FROM erasure WHERE reference = ?', reference);
      this.#insert('erasure', row);
    }
    return 1;
  }
}

/** A row of an enquiry under the number that it has now. */
function ofLead(row: Row, numbers: ReadonlyMap<SqlStorageValue, number>): Row {
  const id = row['lead_id'] ?? null;
  return { ...row, lead_id: numbers.get(id) ?? id };
}
