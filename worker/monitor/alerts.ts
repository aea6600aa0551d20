import type { SiteAlert } from '../leads/notification.ts';
import type { ChannelName, Channels } from '../leads/notification-channels.ts';
import { report } from '../lib/failure.ts';

const LONGEST_PAUSE_MS = 10 * 60_000;
const GIVE_UP_MS = 24 * 60 * 60_000;
const UNDELIVERED_AFTER_MS = 5 * 60_000;

interface AlertSettings {
  channels: Channels;
  retryBaseMs: number;
  /** Address of the page that says more. */
  page: string;
}

type Waiting = Pick<SiteAlert, 'event' | 'sentence' | 'at'> & { id: number; attempts: number; next_at: number };

/**
 * Tells the team by every channel that the site has turned red or is well again. Each message stays until its channel has taken it: at
 * least once, with growing pauses, for a day.
 */
export class Alerts {
  readonly #sql: SqlStorage;
  readonly #settings: AlertSettings;

  constructor(sql: SqlStorage, settings: AlertSettings) {
    this.#sql = sql;
    this.#settings = settings;
  }

  add(event: SiteAlert['event'], sentence: string, now: number): void {
    const { id } = this.#sql
      .exec<{ id: number }>('INSERT INTO alert (event, sentence, at) VALUES (?, ?, ?) RETURNING id', event, sentence, now)
      .one();
    for (const channel of this.#settings.channels.keys())
      this.#sql.exec('INSERT INTO alert_delivery (alert_id, channel, next_at) VALUES (?, ?, ?)', id, channel, now);
  }

  /**
   * Forgets the alerts that nothing more is to be done for.
   * @returns whether no channel has taken one of a red site, for a day or because none of its channels is configured any more: nobody knows of
   * what it was about. Where none is configured at all nobody can, and it waits for one.
   */
  forgetDone(): boolean {
    if (this.#settings.channels.size === 0) return false;
    const done = this.#sql
      .exec<{ event: string; taken: number }>(
        'DELETE FROM alert WHERE id NOT IN (SELECT alert_id FROM alert_delivery) RETURNING event, taken',
      )
      .toArray();
    return done.some(({ event, taken }) => event === 'site-red' && taken === 0);
  }

  async sendDue(now: number): Promise<void> {
    this.#forgetOthers();
    this.#sql.exec('DELETE FROM alert_delivery WHERE alert_id IN (SELECT id FROM alert WHERE at < ?)', now - GIVE_UP_MS);
    await Promise.all([...this.#settings.channels.keys()].map((channel) => this.#sendDueBy(channel, now)));
  }

  /**
   * In order: a channel that was away must not say "well" before "red". So an alert goes only when no earlier one waits for the channel, be
   * that due or not.
   */
  async #sendDueBy(channel: ChannelName, now: number): Promise<void> {
    const send = this.#settings.channels.get(channel);
    const waiting = this.#sql
      .exec<Record<keyof Waiting, SqlStorageValue>>(
        `SELECT id, event, sentence, at, attempts, next_at FROM alert JOIN alert_delivery ON alert_id = id
         WHERE channel = ? ORDER BY id`,
        channel,
      )
      .toArray() as unknown as Waiting[];
    for (const { id, attempts, next_at: dueAt, ...alert } of waiting) {
      if (dueAt > now) return;
      const reason = (await send?.({ ...alert, id, page: this.#settings.page })) ?? null;
      if (reason === null) {
        this.#sql.exec('DELETE FROM alert_delivery WHERE alert_id = ? AND channel = ?', id, channel);
        this.#sql.exec('UPDATE alert SET taken = 1 WHERE id = ?', id);
        continue;
      }
      report('alert-failed', { channel, alert: alert.event, id, reason });
      const nextAt = Date.now() + Math.min(2 * this.#settings.retryBaseMs * 2 ** attempts, LONGEST_PAUSE_MS);
      this.#sql.exec(
        'UPDATE alert_delivery SET next_at = ?, attempts = attempts + 1, reason = ? WHERE alert_id = ? AND channel = ?',
        nextAt,
        reason,
        id,
        channel,
      );
      return;
    }
  }

  /** What waits for a channel that is not configured any more would be due for ever. */
  #forgetOthers(): void {
    const names = [...this.#settings.channels.keys()];
    this.#sql.exec(`DELETE FROM alert_delivery WHERE channel NOT IN (${names.map(() => '?').join(', ')})`, ...names);
  }

  /** When a channel has something to send. What waits behind an earlier alert of its channel counts for nothing: it would wake us in vain. */
  nextAt(): number | null {
    return this.#sql
      .exec<{ at: number | null }>(
        `SELECT MIN(next_at) AS at FROM alert_delivery AS waiting
         WHERE alert_id = (SELECT MIN(alert_id) FROM alert_delivery WHERE channel = waiting.channel)`,
      )
      .one().at;
  }

  /** Channels that have not taken an alert for some minutes, and why. */
  undelivered(now: number): string[] {
    return this.#sql
      .exec<{ channel: string; reason: string }>(
        `SELECT DISTINCT channel, reason FROM alert_delivery JOIN alert ON id = alert_id
         WHERE attempts > 0 AND at < ? ORDER BY channel`,
        now - UNDELIVERED_AFTER_MS,
      )
      .toArray()
      .filter(({ channel }) => this.#settings.channels.has(channel as ChannelName))
      .map(({ channel, reason }) => `${channel}: ${reason}`);
  }
}
