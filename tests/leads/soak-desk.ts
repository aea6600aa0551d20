import { setTimeout as pause } from 'node:timers/promises';
import type { ReplyOutcome } from '../../worker/leads/dialogue-contract.ts';
import type { InboxLead, LeadNote } from '../../worker/leads/outbox-contract.ts';
import type { NotificationDoubles } from './notification-doubles.ts';
import type { OutboxRun } from './outbox-harness.ts';

/** What the desk, the visitors and the channels of notifications come to. What must be nought is nought, or a promise is broken. */
export interface DeskResult {
  /** Agreed times that visitors were shown. */
  agreed: number;
  /** Visitors who were told that somebody else was faster. */
  toldTaken: number;
  /** Shown as agreed, and not so in the tables. */
  agreedLost: number;
  /** Agreed in the tables, and nobody was shown it. */
  agreedInvented: number;
  slotsWithTwoWinners: number;
  notesLost: number;
  notesTwice: number;
  /** Enquiries that both of the team were told they had taken, or neither. */
  claimsWrong: number;
  notificationsLost: number;
  /** Arrived again under the same key: allowed once for each channel and kill, whose note of success was never written. */
  notificationsRepeated: number;
  notificationsBeyondRule: number;
}

interface Stage {
  /** The Worker of the moment: it is another one after each kill. */
  run: () => OutboxRun;
  doubles: NotificationDoubles;
}

const TEAM = ['AB', 'CD'] as const;
const PAUSE_MS = 100;
/** So many visitors are offered the same two times. */
const WANT_THE_SAME = 5;
/** So many press at the same moment. */
const CROWD = 10;
const DAY_MS = 86_400_000;

/** Two people of the team and the visitors they propose times to. They try again until they have an answer, as people do. */
export class SoakDesk {
  readonly #stage: Stage;
  readonly #slots: number[];
  readonly #claims = new Map<number, string[]>();
  readonly #shown = new Map<number, number>();
  readonly #replied = new Set<number>();
  #crowd: (() => Promise<void>)[] = [];
  #toldTaken = 0;

  /** @param enquiries how many the desk will see to: there are fewer times than visitors who want them. */
  constructor(stage: Stage, enquiries: number) {
    this.#stage = stage;
    const tomorrow = Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS;
    this.#slots = Array.from({ length: Math.ceil(enquiries / WANT_THE_SAME) + 1 }, (_, n) => tomorrow + n * 30 * 60_000);
  }

  /** Both of the team take it and write a note; whoever has it proposes times, and the visitor answers together with others. */
  async seeTo(reference: string, n: number): Promise<void> {
    const [entry] = (await this.#insist('list', { search: reference, limit: 1 })) as InboxLead[];
    if (!entry) throw new Error('an enquiry that was shown as sent is not there');
    const { id } = entry;
    await Promise.all(
      TEAM.map(async (who) => {
        if (await this.#insist('changeAtDesk', id, { kind: 'claim' }, who))
          this.#claims.set(id, [...(this.#claims.get(id) ?? []), who]);
        await this.#write(id, who);
      }),
    );
    const who = this.#claims.get(id)?.[0] ?? TEAM[0];
    const group = Math.floor(n / WANT_THE_SAME);
    const proposed = (times: number[]) =>
      this.#insist('say', id, { kind: 'propose', times, department: 'Dermatology', zone: '' }, who);
    let times = [this.#slot(group), this.#slot(group + 1)];
    // Where both are taken already, one that nobody else is offered.
    if ((await proposed(times)) === 'taken') {
      times = [this.#slot(0) + 60 * DAY_MS + n * 30 * 60_000];
      await proposed(times);
    }
    this.#crowd.push(() => this.#answer(id, reference, times));
    if (this.#crowd.length >= CROWD) await this.letAnswer();
  }

  /** The visitors who wait answer, all at the same moment. */
  async letAnswer(): Promise<void> {
    const crowd = this.#crowd;
    this.#crowd = [];
    await Promise.all(crowd.map((answer) => answer()));
  }

  async #answer(id: number, reference: string, times: readonly number[]): Promise<void> {
    this.#replied.add(id);
    for (const startsAt of times) {
      const outcome = (await this.#insist('reply', reference, { kind: 'picked', startsAt })) as ReplyOutcome;
      if (outcome === 'done') return void this.#shown.set(id, startsAt);
      this.#toldTaken += outcome === 'taken' ? 1 : 0;
    }
    await this.#insist('reply', reference, { kind: 'others-wanted', preference: 'Another day, please' });
  }

  /** Who does not know whether a note was kept looks before writing it again. */
  async #write(id: number, who: string): Promise<void> {
    const isThere = async () => ((await this.#insist('notesOf', id)) as LeadNote[]).some((note) => note.who === who);
    while (!(await isThere()))
      await this.#stage
        .run()
        .call('changeAtDesk', id, { kind: 'note', text: `by ${who}` }, who)
        .catch(() => undefined);
  }

  async #insist(method: string, ...args: unknown[]): Promise<unknown> {
    for (;;) {
      try {
        return await this.#stage.run().call(method, ...args);
      } catch {
        await pause(PAUSE_MS);
      }
    }
  }

  #slot(n: number): number {
    return this.#slots[n % this.#slots.length] ?? 0;
  }

  /** Whether anything is still to be told to the team. */
  async isQuiet(): Promise<boolean> {
    const open = await this.#insist('rows', "notification WHERE event IN ('new-enquiry', 'visitor-replied')");
    return (open as unknown[]).length === 0;
  }

  /** Compares what people were told with what the tables and the channels hold. */
  async result(leadIds: readonly number[], kills: number): Promise<DeskResult> {
    const rows = (await this.#insist('rows', "meeting WHERE stage = 'agreed'")) as { lead_id: number; starts_at: number }[];
    const kept = new Map(rows.map((row) => [row.lead_id, row.starts_at]));
    const notes = (await this.#insist('rows', 'lead_note')) as { lead_id: number; who: string }[];
    const written = new Set(notes.map(({ lead_id, who }) => `${lead_id} ${who}`));
    const told = this.#told();
    const wanted = [
      ...leadIds.map((id) => `new-enquiry ${id}`),
      ...[...this.#replied].map((id) => `visitor-replied ${id}`),
    ].flatMap((event) => ['slack', 'webhook'].map((channel) => `${channel} ${event}`));
    const expected = new Set(wanted);
    const arrived = new Set(told);
    const repeated = told.length - arrived.size;
    return {
      agreed: this.#shown.size,
      toldTaken: this.#toldTaken,
      agreedLost: [...this.#shown].filter(([id, startsAt]) => kept.get(id) !== startsAt).length,
      agreedInvented: [...kept].filter(([id, startsAt]) => this.#shown.get(id) !== startsAt).length,
      slotsWithTwoWinners: rows.length - new Set(rows.map((row) => row.starts_at)).size,
      notesLost: this.#replied.size * TEAM.length - written.size,
      notesTwice: notes.length - written.size,
      claimsWrong: [...this.#replied].filter((id) => this.#claims.get(id)?.length !== 1).length,
      notificationsLost: wanted.filter((one) => !arrived.has(one)).length,
      notificationsRepeated: repeated,
      notificationsBeyondRule: Math.max(0, repeated - 2 * kills) + [...arrived].filter((one) => !expected.has(one)).length,
    };
  }

  /** What arrived, as channel, event and number of the enquiry. */
  #told(): string[] {
    return this.#stage.doubles.arrived.map(({ channel, body, headers }) => {
      // The key says event and number; a chat gets a sentence.
      const [, event, id] = /^([a-z-]+?)-(\d+)/.exec(String(headers['idempotency-key'])) ?? [];
      if (event && id) return `${channel} ${event} ${id}`;
      const number = /no\. (\d+)/.exec(body)?.[1];
      return `${channel} ${body.includes('has replied') ? 'visitor-replied' : 'new-enquiry'} ${number}`;
    });
  }
}
