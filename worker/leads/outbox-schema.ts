/**
 * Tables of the outbox. Each migration runs once, in order, and is never edited afterwards: a change is a new one at the end.
 * All personal data is in `lead`; a row of `request_key` goes with its lead.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE lead (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    reference TEXT NOT NULL UNIQUE,
    -- Idempotency key towards the clinic's system, the same on every attempt.
    delivery_key TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'parked', 'quarantined')),
    -- The full record as JSON, for the team.
    record TEXT NOT NULL,
    -- What is sent, fixed when accepted: the same key must always carry the same body.
    upstream_body TEXT NOT NULL,
    content_digest TEXT NOT NULL,
    accepted_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- Technical word for how the last attempt ended, such as http-503.
    last_reason TEXT,
    misconfigured INTEGER NOT NULL DEFAULT 0,
    settled_at INTEGER
  ) STRICT;
  CREATE INDEX lead_by_due ON lead (state, next_at);
  CREATE INDEX lead_by_content ON lead (content_digest, accepted_at);

  CREATE TABLE request_key (
    key TEXT PRIMARY KEY,
    lead_id INTEGER NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    body_digest TEXT NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX request_key_by_lead ON request_key (lead_id);
  CREATE INDEX request_key_by_age ON request_key (seen_at);`,
];

/** Brings the tables to the newest form. Runs in one transaction: after a failure everything is as before. */
export function migrate(storage: DurableObjectStorage): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    sql.exec('CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY) STRICT');
    const done = sql.exec<{ count: number }>('SELECT COUNT(*) AS count FROM migration').one().count;
    for (const [index, statements] of MIGRATIONS.entries()) {
      if (index < done) continue;
      sql.exec(statements);
      sql.exec('INSERT INTO migration (version) VALUES (?)', index + 1);
    }
  });
}
