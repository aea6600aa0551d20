import { answerDueAt } from './answer-time.ts';
import type { KeptHours } from './kept-hours.ts';
import type { NotificationEvent } from './notification.ts';
import type { ChannelName, Channels } from './notification-channels.ts';
import type { NotificationStore } from './notification-store.ts';
import type { OutboxStore } from './outbox-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A quarantined enquiry may be a patient's: somebody is asked to look. `/health` says so at the same time (lead-health.ts). */
const REVIEW_AFTER_MS = 15 * MINUTE_MS;
/** Open enquiries from before the promised time was kept are given one when they are not older. */
const CATCH_UP_MS = 7 * DAY_MS;
/** A channel that failed once may do so by chance; after so long somebody is told. */
const FAILING_FOR_MS = 5 * MINUTE_MS;

interface ReminderParts {
  store: OutboxStore;
  notifications: NotificationStore;
  channels: Channels;
  hours: Pick<KeptHours, 'during'>;
  answerMin: number;
}

/** Which notifications an enquiry leads to, and when one is not wanted any more. Times are milliseconds since 1970. */
export class Reminders {
  readonly #parts: ReminderParts;

  constructor(parts: ReminderParts) {
    this.#parts = parts;
  }

  dueAt(acceptedAt: number): number {
    const { hours, answerMin } = this.#parts;
    return hours.during(() => answerDueAt(acceptedAt, answerMin));
  }

  /** A new enquiry: told at once, and again should nobody see to it. */
  accepted(id: number, { acceptedAt, quarantined }: { acceptedAt: number; quarantined: boolean }, now: number): void {
    this.#add(id, 'new-enquiry', now);
    if (quarantined) this.#add(id, 'review-due', Math.max(now, acceptedAt + REVIEW_AFTER_MS));
    else this.open(id, now);
  }

  /** Is to be answered (again): after a release, or when it was not answered after all. */
  open(id: number, now: number): void {
    const { store, notifications } = this.#parts;
    notifications.cancel(id, 'review-due');
    const dueAt = store.answerDueAt(id);
    if (dueAt !== null) this.#add(id, 'past-due', Math.max(now, dueAt));
  }

  /** Nobody has to be told of it any more: answered, withdrawn, or set aside by a person. What its visitor has replied is another matter. */
  close(id: number): void {
    for (const event of ['new-enquiry', 'review-due', 'past-due'] as const) this.#parts.notifications.cancel(id, event);
  }

  /** The visitor has replied: told at once, and again should nobody see to it. */
  replied(id: number, now: number): void {
    const { notifications, channels } = this.#parts;
    for (const channel of channels.keys()) notifications.renew(id, 'visitor-replied', channel, now);
    this.#add(id, 'reply-past-due', this.dueAt(now));
  }

  /** Somebody has seen to the reply. */
  seen(id: number): void {
    const { notifications } = this.#parts;
    notifications.cancel(id, 'visitor-replied');
    notifications.cancel(id, 'reply-past-due');
  }

  /** Gives the open enquiries that an older version has filed their promised time. */
  catchUp(now: number): void {
    const { store } = this.#parts;
    for (const { id, acceptedAt } of store.withoutAnswerDue(now - CATCH_UP_MS)) {
      store.setAnswerDue(id, this.dueAt(acceptedAt));
      this.open(id, now);
    }
  }

  /** Configured channels that have failed for some minutes. */
  failingChannels(now: number): ChannelName[] {
    const { notifications, channels } = this.#parts;
    return notifications
      .states()
      .filter(
        ({ channel, failingSince }) => channels.has(channel) && failingSince !== null && now - failingSince >= FAILING_FOR_MS,
      )
      .map(({ channel }) => channel);
  }

  #add(id: number, event: NotificationEvent, at: number): void {
    for (const channel of this.#parts.channels.keys()) this.#parts.notifications.add(id, event, channel, at);
  }
}
