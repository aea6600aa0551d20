import { DurableObject } from 'cloudflare:workers';
import type { MarkRegister, Marks, MarksSince } from './client/media-marks.ts';

/** The oldest are forgotten: a file that was deleted long ago is not there to be read again, and no cache keeps it longer than a week. */
const MAX_MARKS = 4000;

interface Row extends Record<string, SqlStorageValue> {
  path: string;
  at: number;
  what: string;
  number: number;
}

/**
 * Which files of WordPress were deleted or replaced, in one place for all isolates of the world. KV is not enough for this: it may
 * answer what it knew a minute ago, and two webhooks at one moment would overwrite each other's record. A patient's picture is
 * withdrawn within seconds or not at all.
 */
export class MediaRegister extends DurableObject implements MarkRegister {
  readonly #sql: SqlStorage;

  constructor(context: DurableObjectState, env: object) {
    super(context, env);
    this.#sql = context.storage.sql;
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS mark (path TEXT PRIMARY KEY, at INTEGER NOT NULL, what TEXT NOT NULL, number INTEGER NOT NULL)',
    );
    this.#sql.exec('CREATE INDEX IF NOT EXISTS mark_number ON mark (number)');
  }

  /** Keeps the later mark of each file. On disk when it resolves. */
  add(marks: Marks): void {
    const number = this.#last() + 1;
    this.ctx.storage.transactionSync(() => {
      for (const [path, [at, what]] of Object.entries(marks)) {
        this.#sql.exec(
          `INSERT INTO mark (path, at, what, number) VALUES (?, ?, ?, ?)
           ON CONFLICT (path) DO UPDATE SET at = excluded.at, what = excluded.what, number = excluded.number WHERE excluded.at >= at`,
          path,
          at,
          what,
          number,
        );
      }
      // A case stays withdrawn until the build leaves it out.
      this.#sql.exec(
        "DELETE FROM mark WHERE path IN (SELECT path FROM mark WHERE path NOT LIKE 'cases/%' ORDER BY at DESC LIMIT -1 OFFSET ?)",
        MAX_MARKS,
      );
    });
  }

  /** What was added after an answer with this number; 0: everything. */
  since(number: number): MarksSince {
    const rows = this.#sql.exec<Row>('SELECT path, at, what, number FROM mark WHERE number > ?', number).toArray();
    return {
      number: this.#last(),
      marks: Object.fromEntries(rows.map(({ path, at, what }) => [path, [at, what === 'gone' ? 'gone' : 'new']])),
    };
  }

  readonly #last = (): number =>
    Number(this.#sql.exec('SELECT COALESCE(MAX(number), 0) AS number FROM mark').one()['number'] ?? 0);
}
