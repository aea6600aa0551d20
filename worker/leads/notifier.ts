import { report } from '../lib/failure.ts';
import type { Notification } from './notification.ts';
import type { ChannelName, Channels, SendNotification } from './notification-channels.ts';
import type { NotificationStore } from './notification-store.ts';

/** The free plan allows 50 outgoing calls for each run of an alarm; attempts at delivery take the most. */
const PER_ALARM = 12;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** A notification that could not be sent for a day helps nobody. The channel stays red. */
const GIVE_UP_MS = 24 * 60 * 60_000;

interface NotifierSettings {
  channels: Channels;
  /** Pause after the first failure; doubles, up to ten minutes. */
  retryBaseMs: number;
  /** Address of the inbox, without a slash at its end. */
  inboxUrl: string;
}

/** Tells the team what it has to know, by every configured channel, and notes how each of them does. */
export class Notifier {
  readonly #store: NotificationStore;
  readonly #settings: NotifierSettings;

  constructor(store: NotificationStore, settings: NotifierSettings) {
    this.#store = store;
    this.#settings = settings;
  }

  get channels(): readonly ChannelName[] {
    return [...this.#settings.channels.keys()];
  }

  /** Side by side, so that one that hangs holds up no other. */
  async sendDue(): Promise<void> {
    const { channels } = this.#settings;
    this.#store.forget(this.channels, Date.now() - GIVE_UP_MS);
    const share = Math.max(1, Math.floor(PER_ALARM / Math.max(1, channels.size)));
    await Promise.all([...channels].map(([channel, send]) => this.#sendDueBy(channel, send, share)));
  }

  async #sendDueBy(channel: ChannelName, send: SendNotification, limit: number): Promise<void> {
    const { inboxUrl, retryBaseMs } = this.#settings;
    for (const { leadId, event, attempts, ...about } of this.#store.due(channel, Date.now(), limit)) {
      const reason = await send({ ...about, event, id: leadId, inbox: `${inboxUrl}/${leadId}` });
      if (reason === null) {
        this.#store.succeeded(channel, Date.now());
        this.#store.remove({ leadId, event, wantedAt: about.wantedAt }, channel);
        continue;
      }
      report('notification-failed', { channel, notification: event, id: leadId, reason });
      const now = Date.now();
      this.#store.failed(channel, reason, now);
      const nextAt = now + Math.min(2 * retryBaseMs * 2 ** attempts, LONGEST_PAUSE_MS);
      return this.#store.postpone({ leadId, event }, channel, { now, nextAt });
    }
  }

  /** Sends a test by every channel at once and notes how each does. @returns the reason by channel, null for one that works. */
  async sendTest(): Promise<Record<string, string | null>> {
    const { channels, inboxUrl } = this.#settings;
    const now = Date.now();
    const test: Notification = {
      event: 'test',
      id: 0,
      reference: '',
      form: '',
      state: 'delivered',
      acceptedAt: now,
      dueAt: null,
      wantedAt: now,
      inbox: inboxUrl,
    };
    const results = await Promise.all(
      [...channels].map(async ([channel, send]) => {
        const reason = await send(test);
        if (reason === null) this.#store.succeeded(channel, Date.now());
        else this.#store.failed(channel, reason, Date.now());
        return [channel, reason] as const;
      }),
    );
    return Object.fromEntries(results);
  }
}
