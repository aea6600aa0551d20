import { errorName, report } from '../lib/failure.ts';
import { earliest } from './erasures.ts';
import type { ErasedBy, ErasureReceipt } from './outbox-contract.ts';
import type { OutboxParts } from './outbox-parts.ts';

const ERASURES_PER_ALARM = 500;

/** What the outbox does by the clock: delivers, notifies, erases what is old enough; and when it wakes next. */
export class OutboxAlarm {
  readonly #parts: OutboxParts;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Sets the alarm for what is due first. The call to `setAlarm` is in the same turn as the writes before it: both reach the disk or neither. */
  async arm(notBefore = 0): Promise<void> {
    const dueAt = earliest(
      this.#parts.store.nextDueAt(),
      this.#parts.notifications.nextAt(),
      this.#parts.erasures.nextDueAt(this.#parts.settings.retention),
    );
    if (dueAt !== null) await this.#parts.storage.setAlarm(Math.max(dueAt, notBefore));
  }

  /**
   * Never throws while the alarm can be set again: a throwing handler is repeated six times by the platform and then forgotten. After an
   * error of our own it pauses: what was due is due still, and an alarm set for the past would run again at once, for ever.
   */
  async run(): Promise<void> {
    const { retention, retryBaseMs } = this.#parts.settings;
    let failures = 0;
    for (const work of [
      async () => {
        failures += await this.#parts.courier.deliverDue();
      },
      () => this.#parts.notifier.sendDue(),
      () => this.erase(this.#parts.erasures.due(Date.now(), retention, ERASURES_PER_ALARM), 'retention'),
    ]) {
      try {
        await work();
      } catch (error) {
        failures += 1;
        report('lead-alarm-failed', { error: errorName(error) });
      }
    }
    await this.arm(failures === 0 ? 0 : Date.now() + retryBaseMs);
  }

  /** Erases enquiries for good. @returns the receipts of those there were. */
  async erase(ids: number[], by: ErasedBy): Promise<ErasureReceipt[]> {
    this.#parts.door.pass();
    const now = Date.now();
    const receipts = this.#parts.storage.transactionSync(() =>
      ids.flatMap((id) => this.#parts.erasures.erase(id, { by, now, sending: this.#parts.courier.sending.has(id) }) ?? []),
    );
    if (receipts.length) await this.arm();
    return receipts;
  }
}
