import { applyMigrations } from '../lib/migrations.ts';

/**
 * Tables of the outbox. Each migration runs once, in order, and is never edited afterwards: a change is a new one at the end. A new one
 * only adds, so that the version before still works after a rollback; it needs a fixture of the form before it (tests/leads/fixtures).
 * What is known of a person is in `lead` and in tables whose rows name it by `lead_id` and go with it.
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

  `-- Why it may be spam; a word of ours.
  ALTER TABLE lead ADD COLUMN doubt TEXT;
  ALTER TABLE lead ADD COLUMN answered_at INTEGER;
  ALTER TABLE lead ADD COLUMN withdrawn_at INTEGER;
  -- Since when it waits for delivery; later than accepted_at where the team sent it again.
  ALTER TABLE lead ADD COLUMN waiting_since INTEGER NOT NULL DEFAULT 0;
  UPDATE lead SET waiting_since = accepted_at;
  -- When the team's notice of it is due; null when it was given, or none is wanted.
  ALTER TABLE lead ADD COLUMN notice_at INTEGER;
  CREATE INDEX lead_by_answer ON lead (answered_at);
  CREATE INDEX lead_by_notice ON lead (notice_at);

  -- What is left of an erased lead: nothing that leads to a person.
  CREATE TABLE erasure (
    reference TEXT PRIMARY KEY,
    receipt TEXT NOT NULL UNIQUE,
    erased_at INTEGER NOT NULL,
    erased_by TEXT NOT NULL CHECK (erased_by IN ('visitor', 'team', 'retention')),
    -- The key under which the clinic's system was sent it, until the team has carried the erasure over.
    delivery_key TEXT,
    delivered INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Keyed digests of address and phone, for the limits. The key of a day is forgotten with the day.
  CREATE TABLE admission (
    who TEXT NOT NULL,
    at INTEGER NOT NULL,
    lead_id INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX admission_by_who ON admission (who, at);
  CREATE TABLE day_key (day INTEGER PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), value TEXT NOT NULL) STRICT;

  -- Every use of the inbox.
  CREATE TABLE look (at INTEGER NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, lead_id INTEGER) STRICT;
  CREATE INDEX look_by_time ON look (at);`,

  `-- When the team looked at a quarantined enquiry and left it there; until then it needs a person.
  ALTER TABLE lead ADD COLUMN reviewed_at INTEGER;
  -- Refused logins and tokens by the hour, as milliseconds since 1970 of its beginning: counted, because a row each would be a flood.
  CREATE TABLE refused_login (hour INTEGER PRIMARY KEY, count INTEGER NOT NULL) STRICT;
  -- Sessions that were logged out of, until they would have ended by themselves.
  CREATE TABLE ended_session (signature TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,

  `-- By when it is to be answered; null for enquiries from long before there was a promise to keep.
  ALTER TABLE lead ADD COLUMN answer_due_at INTEGER;
  ALTER TABLE lead ADD COLUMN answered_by TEXT;
  -- Who of the team has taken it on, and since when.
  ALTER TABLE lead ADD COLUMN claimed_by TEXT;
  ALTER TABLE lead ADD COLUMN claimed_at INTEGER;
  -- What the team does next, and on which day (YYYY-MM-DD, clinic time).
  ALTER TABLE lead ADD COLUMN next_step TEXT;
  ALTER TABLE lead ADD COLUMN next_step_on TEXT;
  CREATE INDEX lead_by_answer_due ON lead (answer_due_at, accepted_at);

  -- What the team writes about an enquiry. Goes with it.
  CREATE TABLE lead_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    lead_id INTEGER NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE INDEX lead_note_by_lead ON lead_note (lead_id, at);

  -- Notifications to the team that are still to be sent. Of the columns of lead, notice_at is no longer used.
  CREATE TABLE notification (
    lead_id INTEGER NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    event TEXT NOT NULL,
    channel TEXT NOT NULL,
    wanted_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (lead_id, event, channel)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notification_by_time ON notification (channel, next_at);
  INSERT INTO notification (lead_id, event, channel, wanted_at, next_at)
    SELECT id, 'new-enquiry', 'webhook', notice_at, notice_at FROM lead WHERE notice_at IS NOT NULL;
  -- How each channel does: since when it fails and why, and when it last took something.
  CREATE TABLE channel_state (channel TEXT PRIMARY KEY, failing_since INTEGER, reason TEXT, delivered_at INTEGER) STRICT;`,

  `-- Language the visitor's browser asks for, such as 'hi'; empty where it did not say.
  ALTER TABLE lead ADD COLUMN language TEXT NOT NULL DEFAULT '';
  -- What the visitor replied last on the page of the enquiry, and by when the team is to see to it; null once somebody has.
  ALTER TABLE lead ADD COLUMN reply TEXT;
  ALTER TABLE lead ADD COLUMN reply_due_at INTEGER;
  -- The last word between team and visitor, or the time they agreed on: an enquiry is kept for a while after it.
  ALTER TABLE lead ADD COLUMN last_word_at INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX lead_by_reply_due ON lead (reply_due_at);

  -- What has become of the times that were proposed. Cascades, so that a version from before these tables erases them, too.
  CREATE TABLE meeting (
    lead_id INTEGER PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'agreed', 'others-wanted', 'cancelled', 'called-off')),
    -- The visitor's time zone as the team has chosen it; empty where nobody knows.
    zone TEXT NOT NULL,
    -- The time that is agreed, or was.
    department TEXT NOT NULL,
    starts_at INTEGER,
    -- Opens the calendar entry of that time and nothing else.
    entry TEXT NOT NULL UNIQUE,
    -- How often that time has changed, for calendars.
    sequence INTEGER NOT NULL DEFAULT 0,
    -- What the visitor wrote when asking for other times.
    wish TEXT NOT NULL DEFAULT ''
  ) STRICT;
  -- One visitor at a time for each department, whatever else goes wrong.
  CREATE UNIQUE INDEX meeting_by_slot ON meeting (department, starts_at) WHERE stage = 'agreed';
  CREATE TABLE proposal (
    lead_id INTEGER NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    starts_at INTEGER NOT NULL,
    department TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('proposed', 'picked', 'declined', 'withdrawn')),
    proposed_at INTEGER NOT NULL,
    proposed_by TEXT NOT NULL,
    PRIMARY KEY (lead_id, starts_at)
  ) STRICT, WITHOUT ROWID;
  -- One question and its answer.
  CREATE TABLE talk (
    lead_id INTEGER PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
    asked_by TEXT NOT NULL CHECK (asked_by IN ('team', 'visitor')),
    question TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    answer TEXT,
    answered_at INTEGER,
    -- Who of the team wrote the one or the other.
    who TEXT
  ) STRICT;`,

  `-- Of words of the team that stood ready: the language they were sent in, and what they say in English; empty where they were typed.
  ALTER TABLE talk ADD COLUMN language TEXT NOT NULL DEFAULT '';
  ALTER TABLE talk ADD COLUMN english TEXT NOT NULL DEFAULT '';`,
];

export const migrate = (storage: DurableObjectStorage): void => applyMigrations(storage, MIGRATIONS);
