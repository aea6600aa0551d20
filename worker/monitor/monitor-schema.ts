import { applyMigrations } from '../lib/migrations.ts';

/**
 * Tables of the monitor. Each migration runs once, in order, and is never edited afterwards: a change is a new one at the end, which only
 * adds. Nothing in them is of a visitor: counts by words of ours.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE build (id TEXT PRIMARY KEY, first_seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  -- One row for each combination that was seen on a day. Histograms of all its values as JSON: a report writes one row a visit.
  CREATE TABLE field (
    day INTEGER NOT NULL,
    build TEXT NOT NULL,
    route TEXT NOT NULL,
    line TEXT NOT NULL,
    document TEXT NOT NULL,
    navigation TEXT NOT NULL,
    histograms TEXT NOT NULL,
    PRIMARY KEY (day, build, route, line, document, navigation)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE figure (
    hour INTEGER NOT NULL,
    build TEXT NOT NULL,
    name TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (hour, build, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE fault (
    day INTEGER NOT NULL,
    build TEXT NOT NULL,
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    place TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, build, kind, what, place)
  ) STRICT, WITHOUT ROWID;

  -- What the watch remembers, by name, as JSON.
  CREATE TABLE memory (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE alert (id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, sentence TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE TABLE alert_delivery (
    alert_id INTEGER NOT NULL REFERENCES alert (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    next_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    reason TEXT,
    PRIMARY KEY (alert_id, channel)
  ) STRICT, WITHOUT ROWID;`,

  `-- Whether any channel has taken it. Of earlier ones that is not known.
  ALTER TABLE alert ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;
  UPDATE alert SET taken = 1;`,

  `-- When a Worker of the build was last at work, to some minutes.
  ALTER TABLE build ADD COLUMN last_seen INTEGER NOT NULL DEFAULT 0;
  UPDATE build SET last_seen = first_seen;`,
];

export const migrate = (storage: DurableObjectStorage): void => applyMigrations(storage, MIGRATIONS);
