import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** The storage of a Durable Object in memory, as far as its stores use it: for tests of what a clock decides. */
export function memoryStorage() {
  const database = new DatabaseSync(':memory:');
  const exec = (query: string, ...values: SQLInputValue[]) => {
    const isScript = query.trim().replace(/;$/, '').includes(';');
    if (isScript) database.exec(query);
    const rows = isScript ? [] : database.prepare(query).all(...values);
    return { toArray: () => rows, one: () => rows[0] };
  };
  const kept = new Map<string, unknown>();
  const kv = { get: (key: string) => kept.get(key), put: (key: string, value: unknown) => kept.set(key, value) };
  return { sql: { exec }, kv, transactionSync: (work: () => unknown) => work() };
}
