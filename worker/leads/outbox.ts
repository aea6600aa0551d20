import { DurableObject } from 'cloudflare:workers';
import type { Lead } from '../../src/leads/lead.ts';
import { DELIVERY_TIMEOUT_MS, deliver, upstreamBody } from './deliver.ts';
import { errorName } from './error-name.ts';
import { bodyDigest, contentDigest } from './lead-digest.ts';
import type { AcceptAnswer, AcceptOptions, OutboxCounts } from './outbox-contract.ts';
import { migrate } from './outbox-schema.ts';
import { OutboxStore } from './outbox-store.ts';
import { makeReference } from './reference.ts';
import { retryDelayMs } from './retry-delay.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a key answers as it did the first time. */
const KEY_MEMORY_MS = 7 * DAY_MS;
/** How long the same words of the same person are the same enquiry, whatever the key. */
const SAME_ENQUIRY_MS = 10 * MINUTE_MS;
/** How long delivery is tried before a person has to look. */
const GIVE_UP_MS = 7 * DAY_MS;
const DEFAULT_RETRY_BASE_MS = 30_000;
const LANES = 5;
/** The free plan allows 50 outgoing calls for each run of an alarm. */
const ATTEMPTS_PER_ALARM = 40;

/** Variables the outbox reads. `LEAD_RETRY_BASE_MS`: pause after the first failed attempt, 30000 when absent. */
export interface OutboxEnv {
  LEADS_API: string;
  LEAD_RETRY_BASE_MS?: string | number;
}

/**
 * Keeps every enquiry until the clinic's system has it. A lead is on disk before its reference is given out; an alarm sends it,
 * again and again with growing pauses; what is refused or cannot be sent for a week is parked, not dropped (reliability rules, Leads).
 * The promise is "at least once, and never again after a noted success": a crash between the answer and its note repeats one attempt
 * under the same idempotency key.
 */
export class LeadOutbox extends DurableObject<OutboxEnv> {
  readonly #store: OutboxStore;
  readonly #retryBaseMs: number;

  constructor(ctx: DurableObjectState, env: OutboxEnv) {
    super(ctx, env);
    migrate(ctx.storage);
    this.#store = new OutboxStore(ctx.storage.sql);
    const retryBaseMs = Number(env.LEAD_RETRY_BASE_MS);
    this.#retryBaseMs = retryBaseMs > 0 ? retryBaseMs : DEFAULT_RETRY_BASE_MS;
  }

  /** Files a checked lead. The answer leaves the object only after the platform has the row on disk. */
  async accept(lead: Lead, { now = Date.now(), delivered = false }: AcceptOptions = {}): Promise<AcceptAnswer> {
    const digests = { body: await bodyDigest(lead), content: await contentDigest(lead) };
    const answer = this.ctx.storage.transactionSync(() => this.#file(lead, digests, now, delivered));
    await this.#arm();
    return answer;
  }

  /** For an hourly cron: sets the alarm again should it ever have been lost, and forgets old keys. */
  async ensureAlarm(): Promise<void> {
    this.#store.forgetKeys(Date.now() - KEY_MEMORY_MS);
    await this.#arm();
  }

  counts(): OutboxCounts {
    return this.#store.counts();
  }

  /** Never throws while the alarm can be set again: a throwing handler is repeated six times by the platform and then forgotten. */
  override async alarm(): Promise<void> {
    let failures = 1;
    try {
      failures = await this.#deliverDue();
    } catch (error) {
      report('lead-alarm-failed', { error: errorName(error) });
    }
    await this.#arm(failures === 0 ? 0 : Date.now() + this.#retryBaseMs);
  }

  /** One transaction, so of five equal requests at once exactly one makes a row. */
  #file(lead: Lead, digests: { body: string; content: string }, now: number, delivered: boolean): AcceptAnswer {
    const known = lead.key ? this.#store.findByKey(lead.key, now - KEY_MEMORY_MS) : undefined;
    if (known && known.bodyDigest !== digests.body) return { status: 'conflict' };
    const same = known ?? this.#store.findByContent(digests.content, now - SAME_ENQUIRY_MS);
    const { id, reference } = same ?? this.#insert(lead, digests.content, now, delivered);
    if (lead.key && !known) this.#store.rememberKey(lead.key, id, digests.body, now);
    if (same && delivered) this.#store.settle(id, 'delivered', 'direct', now);
    return { status: same ? 'duplicate' : 'accepted', reference };
  }

  #insert(lead: Lead, digest: string, now: number, delivered: boolean): { id: number; reference: string } {
    let reference = makeReference();
    while (this.#store.isTaken('reference', reference)) reference = makeReference();
    // The browser's key, so that an attempt made past the outbox carries the same one; not when an old lead went out under it.
    const free = lead.key !== '' && !this.#store.isTaken('delivery_key', lead.key);
    const id = this.#store.insert({
      reference,
      deliveryKey: free ? lead.key : crypto.randomUUID(),
      state: delivered ? 'delivered' : 'waiting',
      record: JSON.stringify(lead),
      upstreamBody: upstreamBody(lead),
      contentDigest: digest,
      acceptedAt: now,
    });
    return { id, reference };
  }

  /** @returns how many attempts ended in an error of our own; the others are noted, whatever their outcome. */
  async #deliverDue(): Promise<number> {
    const due = this.#store.dueIds(Date.now(), ATTEMPTS_PER_ALARM);
    let failures = 0;
    const lane = async () => {
      for (let id = due.shift(); id !== undefined; id = due.shift()) {
        try {
          await this.#attempt(id);
        } catch (error) {
          failures += 1;
          report('lead-attempt-failed', { id, error: errorName(error) });
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return failures;
  }

  async #attempt(id: number): Promise<void> {
    const row = this.#store.waiting(id);
    if (!row) return;
    const outcome = await deliver({
      body: row.upstreamBody,
      idempotencyKey: row.deliveryKey,
      leadsApi: this.env.LEADS_API,
      timeoutMs: DELIVERY_TIMEOUT_MS,
      fetch: (url, init) => fetch(url, init),
    });
    const now = Date.now();
    if (outcome.kind === 'delivered') return this.#store.settle(id, 'delivered', outcome.reason, now);
    const attempts = row.attempts + 1;
    report('lead-not-delivered', { id, kind: outcome.kind, reason: outcome.reason, attempts });
    if (outcome.kind === 'refused' || now - row.acceptedAt >= GIVE_UP_MS)
      return this.#store.settle(id, 'parked', outcome.reason, now);
    const pause = retryDelayMs(attempts, this.#retryBaseMs, outcome.retryAfterMs, Math.random());
    this.#store.postpone(id, now + pause, outcome.reason, outcome.kind === 'misconfigured');
  }

  /** Sets the alarm for the earliest waiting lead. The call to `setAlarm` is in the same turn as the writes before it: both reach the disk or neither. */
  #arm(notBefore = 0): Promise<void> {
    const dueAt = this.#store.nextDueAt();
    return dueAt === null ? Promise.resolve() : this.ctx.storage.setAlarm(Math.max(dueAt, notBefore));
  }
}

/** Row ids, reasons and counts only: nothing in a log line may lead to a person without the store itself. */
function report(event: string, facts: Record<string, string | number>): void {
  console.warn(JSON.stringify({ event, ...facts }));
}
