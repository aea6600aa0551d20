import type {
  AgreedTime,
  CalendarFacts,
  Dialogue,
  MeetingStage,
  PreparedWords,
  Talk,
  VisitorReply,
} from './dialogue-contract.ts';

interface Meeting extends Record<string, SqlStorageValue> {
  stage: MeetingStage;
  zone: string;
  department: string;
  startsAt: number | null;
  entry: string;
  sequence: number;
  preference: string;
}

/** Who says something and when; `who` is null for the visitor. */
interface Spoken {
  who: string | null;
  now: number;
  prepared?: PreparedWords | undefined;
}

const NO_MEETING = { stage: 'open', zone: '', department: '', startsAt: null, entry: '', sequence: 0, preference: '' } as const;

/** Queries about proposed and agreed times, the one question, and the visitor's replies. Times are milliseconds since 1970. */
export class DialogueStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Everything that was said about one enquiry; times that have begun are not proposed any more. */
  of(id: number, now: number): Dialogue {
    const { stage, zone, department, startsAt, entry, sequence, preference } = this.meeting(id) ?? NO_MEETING;
    return {
      stage,
      zone,
      department,
      agreedAt: startsAt,
      entry: sequence > 0 ? entry : null,
      preference,
      proposed: this.proposed(id).filter((proposal) => proposal.startsAt > now),
      talk: this.talk(id),
    };
  }

  meeting(id: number): Meeting | undefined {
    return this.#sql
      .exec<Meeting>(
        'SELECT stage, zone, department, starts_at AS startsAt, entry, sequence, wish AS preference FROM meeting WHERE lead_id = ?',
        id,
      )
      .toArray()[0];
  }

  /** Open proposals, earliest first, those included that have begun meanwhile. */
  proposed(id: number): Dialogue['proposed'] {
    return this.#sql
      .exec<{ startsAt: number; department: string }>(
        "SELECT starts_at AS startsAt, department FROM proposal WHERE lead_id = ? AND state = 'proposed' ORDER BY starts_at",
        id,
      )
      .toArray()
      .map((proposal) => ({ ...proposal, free: !this.isTaken(id, proposal.department, proposal.startsAt) }));
  }

  /** Whether somebody else has agreed on this time with the same department. */
  isTaken(id: number, department: string, startsAt: number): boolean {
    return (
      this.#sql
        .exec(
          "SELECT 1 FROM meeting WHERE stage = 'agreed' AND department = ? AND starts_at = ? AND lead_id != ?",
          department,
          startsAt,
          id,
        )
        .toArray().length > 0
    );
  }

  /** Puts these times in place of those that were open. A time that is agreed stays so until the visitor picks another. */
  propose(
    id: number,
    given: { times: number[]; department: string; zone: string },
    { who, now }: { who: string; now: number },
  ): void {
    const { times, department, zone } = given;
    this.closeProposals(id, 'withdrawn');
    this.#sql.exec(
      `INSERT INTO meeting (lead_id, stage, zone, department, entry) VALUES (?1, 'open', ?2, ?3, ?4)
       ON CONFLICT (lead_id) DO UPDATE SET zone = ?2, stage = CASE stage WHEN 'agreed' THEN stage ELSE 'open' END`,
      id,
      zone,
      department,
      crypto.randomUUID(),
    );
    for (const startsAt of times) {
      this.#sql.exec(
        `INSERT INTO proposal (lead_id, starts_at, department, state, proposed_at, proposed_by) VALUES (?1, ?2, ?3, 'proposed', ?4, ?5)
         ON CONFLICT (lead_id, starts_at) DO UPDATE SET department = ?3, state = 'proposed', proposed_at = ?4, proposed_by = ?5`,
        id,
        startsAt,
        department,
        now,
        who,
      );
    }
  }

  closeProposals(id: number, state: 'declined' | 'withdrawn'): void {
    this.#sql.exec("UPDATE proposal SET state = ? WHERE lead_id = ? AND state = 'proposed'", state, id);
  }

  /** The visitor takes a time that is open and free; the other ones are declined, and an earlier one is given up. */
  agree(id: number, { startsAt, department }: { startsAt: number; department: string }): void {
    this.#release(id, 'declined');
    this.#sql.exec("UPDATE proposal SET state = 'picked' WHERE lead_id = ? AND starts_at = ?", id, startsAt);
    this.closeProposals(id, 'declined');
    this.#sql.exec(
      "UPDATE meeting SET stage = 'agreed', department = ?, starts_at = ?, sequence = sequence + 1, wish = '' WHERE lead_id = ?",
      department,
      startsAt,
      id,
    );
  }

  /** Nothing is agreed or proposed any more, for this reason; a time that was agreed is free for others. */
  end(id: number, stage: 'others-wanted' | 'cancelled' | 'called-off', preference = ''): void {
    const by = stage === 'called-off' ? 'withdrawn' : 'declined';
    this.#release(id, by);
    this.closeProposals(id, by);
    this.#sql.exec(
      `UPDATE meeting SET sequence = sequence + CASE stage WHEN 'agreed' THEN 1 ELSE 0 END, stage = ?, wish = ? WHERE lead_id = ?`,
      stage,
      preference,
      id,
    );
  }

  #release(id: number, state: 'declined' | 'withdrawn'): void {
    this.#sql.exec("UPDATE proposal SET state = ? WHERE lead_id = ? AND state = 'picked'", state, id);
  }

  talk(id: number): Talk | null {
    const row = this.#sql
      .exec<{ askedBy: Talk['askedBy']; question: string; answer: string | null; language: string; english: string }>(
        'SELECT asked_by AS askedBy, question, answer, language, english FROM talk WHERE lead_id = ?',
        id,
      )
      .toArray()[0];
    if (!row) return null;
    const { language, english, ...said } = row;
    return { ...said, prepared: language ? { language, english } : null };
  }

  ask(id: number, by: Talk['askedBy'], question: string, { who, now, prepared }: Spoken): void {
    this.#sql.exec(
      'INSERT INTO talk (lead_id, asked_by, question, asked_at, who, language, english) VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      by,
      question,
      now,
      who,
      prepared?.language ?? '',
      prepared?.english ?? '',
    );
  }

  answer(id: number, answer: string, { who, now, prepared }: Spoken): void {
    this.#sql.exec(
      `UPDATE talk SET answer = ?, answered_at = ?, who = COALESCE(?, who),
         language = COALESCE(?, language), english = COALESCE(?, english) WHERE lead_id = ?`,
      answer,
      now,
      who,
      prepared?.language ?? null,
      prepared?.english ?? null,
      id,
    );
  }

  /** The visitor has replied: the team is to see to it by then, or by when an earlier reply was due. */
  setReply(id: number, reply: VisitorReply['kind'], dueAt: number): void {
    this.#sql.exec('UPDATE lead SET reply = ?, reply_due_at = COALESCE(reply_due_at, ?) WHERE id = ?', reply, dueAt, id);
  }

  /** Whether the visitor's last reply came after the word that somebody has seen; never where nobody says what they have seen. */
  isUnread(id: number, seen: number | undefined): boolean {
    const query = 'SELECT 1 FROM lead WHERE id = ? AND reply IS NOT NULL AND last_word_at != ?';
    return seen !== undefined && this.#sql.exec(query, id, seen).toArray().length > 0;
  }

  clearReply(id: number): void {
    this.#sql.exec('UPDATE lead SET reply = NULL, reply_due_at = NULL WHERE id = ?', id);
  }

  /** Notes that something was said now; what is agreed for later counts from then on. */
  spoken(id: number, now: number): void {
    this.#sql.exec(
      `UPDATE lead SET last_word_at =
         MAX(?1, COALESCE((SELECT starts_at FROM meeting WHERE lead_id = lead.id AND stage = 'agreed'), 0)) WHERE id = ?2`,
      now,
      id,
    );
  }

  /** Agreed times from a moment on, earliest first. */
  agreedFrom(from: number, limit: number): AgreedTime[] {
    return this.#sql
      .exec<Record<keyof AgreedTime, SqlStorageValue>>(
        `SELECT lead.id, reference, json_extract(record, '$.name') AS name, starts_at AS startsAt, department
         FROM meeting JOIN lead ON lead.id = lead_id WHERE stage = 'agreed' AND starts_at >= ? ORDER BY starts_at, lead.id LIMIT ?`,
        from,
        limit,
      )
      .toArray() as unknown as AgreedTime[];
  }

  /** What the calendar entry of an agreed time says now; null for one that does not exist (any more). */
  calendar(entry: string): CalendarFacts | null {
    const row = this.#sql
      .exec<{ startsAt: number; stage: MeetingStage; sequence: number; date: string | null; time: string | null }>(
        `SELECT starts_at AS startsAt, stage, sequence, json_extract(record, '$.date') AS date, json_extract(record, '$.time') AS time
         FROM meeting JOIN lead ON lead.id = lead_id WHERE entry = ? AND sequence > 0 AND starts_at IS NOT NULL`,
        entry,
      )
      .toArray()[0];
    if (!row) return null;
    const { startsAt, stage, sequence, date, time } = row;
    return { startsAt, confirmed: stage === 'agreed', sequence, requested: { date: date ?? '', time: time ?? '' }, entry };
  }
}
