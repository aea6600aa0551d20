import type { NotificationEvent } from './notification.ts';
import type { ChannelName } from './notification-channels.ts';
import type { ChannelState, LeadState } from './outbox-contract.ts';

/** A notification that waits for its time, with what is said of its enquiry. */
export interface DueNotification {
  leadId: number;
  event: NotificationEvent;
  attempts: number;
  wantedAt: number;
  reference: string;
  form: string;
  state: LeadState;
  acceptedAt: number;
  dueAt: number | null;
}

/** Notifications to the team: what is to be sent when, by which channel, and how the channels do. */
export class NotificationStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  add(leadId: number, event: NotificationEvent, channel: ChannelName, at: number): void {
    this.#sql.exec(
      `INSERT INTO notification (lead_id, event, channel, wanted_at, next_at) VALUES (?1, ?2, ?3, ?4, ?4)
       ON CONFLICT (lead_id, event, channel) DO NOTHING`,
      leadId,
      event,
      channel,
      at,
    );
  }

  /** Wanted anew: one that still waits says it, one that is on its way just now does not. */
  renew(leadId: number, event: NotificationEvent, channel: ChannelName, at: number): void {
    this.#sql.exec(
      `INSERT INTO notification (lead_id, event, channel, wanted_at, next_at) VALUES (?1, ?2, ?3, ?4, ?4)
       ON CONFLICT (lead_id, event, channel) DO UPDATE SET wanted_at = ?4`,
      leadId,
      event,
      channel,
      at,
    );
  }

  /** What is not to be sent any more. */
  cancel(leadId: number, event: NotificationEvent): void {
    this.#sql.exec('DELETE FROM notification WHERE lead_id = ? AND event = ?', leadId, event);
  }

  due(channel: ChannelName, now: number, limit: number): DueNotification[] {
    return this.#sql
      .exec<Record<keyof DueNotification, SqlStorageValue>>(
        `SELECT lead_id AS leadId, event, notification.attempts, wanted_at AS wantedAt, reference,
                json_extract(record, '$.form') AS form, state, accepted_at AS acceptedAt, answer_due_at AS dueAt
         FROM notification JOIN lead ON lead.id = lead_id
         WHERE channel = ? AND notification.next_at <= ? ORDER BY notification.next_at LIMIT ?`,
        channel,
        now,
        limit,
      )
      .toArray() as unknown as DueNotification[];
  }

  /** It was taken; one that was wanted anew while it was on its way stays. */
  remove({ leadId, event, wantedAt }: Pick<DueNotification, 'leadId' | 'event' | 'wantedAt'>, channel: ChannelName): void {
    this.#sql.exec(
      'DELETE FROM notification WHERE lead_id = ? AND event = ? AND channel = ? AND wanted_at = ?',
      leadId,
      event,
      channel,
      wantedAt,
    );
  }

  /**
   * Everything that is due by a channel waits, because the other side does not take anything now. The one that it did not take comes last:
   * where it is refused for itself alone, it would be the first each time, and hold up the others until they help nobody.
   */
  postpone(
    { leadId, event }: Pick<DueNotification, 'leadId' | 'event'>,
    channel: ChannelName,
    { now, nextAt }: { now: number; nextAt: number },
  ): void {
    this.#sql.exec(
      `UPDATE notification SET next_at = ?1 + (lead_id = ?2 AND event = ?3), attempts = attempts + 1
       WHERE channel = ?4 AND next_at <= ?5`,
      nextAt,
      leadId,
      event,
      channel,
      now,
    );
  }

  /** What was wanted by channels that are not configured any more, or so long ago that it helps nobody. */
  forget(configured: readonly ChannelName[], wantedBefore: number): void {
    const names = configured.map(() => '?').join(', ');
    this.#sql.exec(`DELETE FROM notification WHERE wanted_at < ? OR channel NOT IN (${names})`, wantedBefore, ...configured);
    this.#sql.exec(`DELETE FROM channel_state WHERE channel NOT IN (${names})`, ...configured);
  }

  nextAt(): number | null {
    return this.#sql.exec<{ at: number | null }>('SELECT MIN(next_at) AS at FROM notification').one().at;
  }

  /** It took one, so what waits since it failed need not wait any longer. */
  succeeded(channel: ChannelName, now: number): void {
    this.#sql.exec(
      `UPDATE notification SET next_at = ?1, attempts = 0 WHERE channel = ?2 AND attempts > 0
         AND (SELECT failing_since FROM channel_state WHERE channel = ?2) IS NOT NULL`,
      now,
      channel,
    );
    this.#sql.exec(
      `INSERT INTO channel_state (channel, delivered_at) VALUES (?1, ?2)
       ON CONFLICT (channel) DO UPDATE SET failing_since = NULL, reason = NULL, delivered_at = ?2`,
      channel,
      now,
    );
  }

  failed(channel: ChannelName, reason: string, now: number): void {
    this.#sql.exec(
      `INSERT INTO channel_state (channel, failing_since, reason) VALUES (?1, ?3, ?2)
       ON CONFLICT (channel) DO UPDATE SET failing_since = COALESCE(failing_since, ?3), reason = ?2`,
      channel,
      reason,
      now,
    );
  }

  states(): ChannelState[] {
    return this.#sql
      .exec<Record<keyof ChannelState, SqlStorageValue>>(
        'SELECT channel, failing_since AS failingSince, reason, delivered_at AS deliveredAt FROM channel_state ORDER BY channel',
      )
      .toArray() as unknown as ChannelState[];
  }
}
