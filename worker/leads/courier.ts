import { mapLimited } from '../lib/async.ts';
import { errorName, report } from '../lib/failure.ts';
import { ASKED_TO_WAIT, DELIVERY_TIMEOUT_MS, deliver, retryDelayMs } from './deliver.ts';
import type { OutboxStore } from './outbox-store.ts';

/** How long delivery is tried before a person has to look. */
const GIVE_UP_MS = 7 * 24 * 60 * 60 * 1000;
const LANES = 5;
/** The free plan allows 50 outgoing calls for each run of an alarm: attempts and notifications (notifier.ts) together. */
const ATTEMPTS_PER_ALARM = 36;

interface CourierSettings {
  leadsApi: string;
  retryBaseMs: number;
  isPreview: boolean;
}

/** Carries the leads that are due to the clinic's system. Notes every outcome in the store. */
export class Courier {
  readonly #store: OutboxStore;
  readonly #settings: CourierSettings;
  /** Leads that are on their way at this moment. */
  readonly sending = new Set<number>();

  constructor(store: OutboxStore, settings: CourierSettings) {
    this.#store = store;
    this.#settings = settings;
  }

  /** @returns how many attempts ended in an error of our own; the others are noted, whatever their outcome. */
  async deliverDue(): Promise<number> {
    let failures = 0;
    await mapLimited(LANES, this.#store.dueIds(Date.now(), ATTEMPTS_PER_ALARM), async (id) => {
      this.sending.add(id);
      try {
        await this.#attempt(id);
      } catch (error) {
        failures += 1;
        report('lead-attempt-failed', { id, error: errorName(error) });
      } finally {
        this.sending.delete(id);
      }
    });
    return failures;
  }

  async #attempt(id: number): Promise<void> {
    const row = this.#store.waiting(id);
    if (!row) return;
    const outcome = await deliver({
      body: row.upstreamBody,
      idempotencyKey: row.deliveryKey,
      leadsApi: this.#settings.leadsApi,
      timeoutMs: DELIVERY_TIMEOUT_MS,
      isPreview: this.#settings.isPreview,
      fetch: (url, init) => fetch(url, init),
    });
    const now = Date.now();
    this.#store.noteAttempt(id);
    if (outcome.kind === 'delivered') {
      this.#store.settle(id, 'delivered', outcome.reason, now);
      return this.#store.bringForward(now, ASKED_TO_WAIT);
    }
    const attempts = row.attempts + 1;
    report('lead-not-delivered', { id, kind: outcome.kind, reason: outcome.reason, attempts });
    if (outcome.kind === 'refused' || now - row.waitingSince >= GIVE_UP_MS)
      return this.#store.settle(id, 'parked', outcome.reason, now);
    const pause = retryDelayMs(attempts, this.#settings.retryBaseMs, outcome.retryAfterMs, Math.random());
    this.#store.postpone(id, now + pause, outcome.reason, outcome.kind === 'misconfigured');
  }
}
