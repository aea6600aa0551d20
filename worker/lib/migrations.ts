/** Brings the tables of a Durable Object to the newest form. Runs in one transaction: after a failure everything is as before. */
export function applyMigrations(storage: DurableObjectStorage, migrations: readonly string[]): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    sql.exec('CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY) STRICT');
    const done = sql.exec<{ count: number }>('SELECT COUNT(*) AS count FROM migration').one().count;
    for (const [index, statements] of migrations.entries()) {
      if (index < done) continue;
      sql.exec(statements);
      sql.exec('INSERT INTO migration (version) VALUES (?)', index + 1);
    }
  });
}
