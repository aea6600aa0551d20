import type { Lead } from '../../src/leads/lead.ts';
import type { Sender } from './admission.ts';
import { upstreamBody } from './deliver.ts';
import { bodyDigest, contentDigest, formTokenProblem, makeReference } from './lead-keys.ts';
import { type AcceptAnswer, type AcceptOptions, NOTE_PATIENCE_MS, type SpamSignal } from './outbox-contract.ts';
import type { OutboxParts } from './outbox-parts.ts';

const MINUTE_MS = 60_000;
/** How long a key answers as it did the first time. */
export const KEY_MEMORY_MS = 7 * 24 * 60 * MINUTE_MS;
/** How long the same words of the same person are the same enquiry, whatever the key. */
const SAME_ENQUIRY_MS = 10 * MINUTE_MS;

/** An enquiry that can be filed. */
export interface FilingRequest {
  lead: Lead;
  digests: { body: string; content: string };
  sender: Sender;
  spamSignal: SpamSignal | null;
  now: number;
  /** When it may be sent. */
  sendAt: number;
  delivered: boolean;
  checked: boolean;
  language: string;
}

/** Takes enquiries in: each once, however often it is sent, and not more of one sender than a person would send. */
export class Filing {
  readonly #parts: OutboxParts;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** All that has to be waited for before an enquiry is filed: what comes after happens in one turn. */
  async prepare(lead: Lead, options: AcceptOptions): Promise<FilingRequest> {
    const { now = Date.now(), delivered = false, checked = false, address = null, opened = '', language = '', until } = options;
    const { admission } = this.#parts;
    const isGivenUp = until !== undefined && now > until;
    return {
      lead,
      digests: { body: await bodyDigest(lead), content: await contentDigest(lead) },
      sender: await admission.sender(lead, address, now, SAME_ENQUIRY_MS),
      spamSignal: lead.subject ? ('hidden-field' as const) : await formTokenProblem(this.#parts.signingKey(), opened, now),
      now,
      sendAt: isGivenUp ? now + NOTE_PATIENCE_MS : now,
      delivered,
      checked,
      language,
    };
  }

  /** One transaction, so of five equal requests at once exactly one makes a row. */
  file(request: FilingRequest): AcceptAnswer {
    this.#parts.door.pass();
    return this.#parts.storage.transactionSync(() => this.#file(request));
  }

  #file(request: FilingRequest): AcceptAnswer {
    const { lead, digests, sender, now, delivered, checked } = request;
    const known = lead.key ? this.#parts.store.findByKey(lead.key, now - KEY_MEMORY_MS) : undefined;
    if (known && known.bodyDigest !== digests.body) return { status: 'conflict' };
    // The same words from another address are another enquiry: its sender must not learn the reference of the first, which erases it.
    const equal = known ? [] : this.#parts.store.findByContent(digests.content, now - SAME_ENQUIRY_MS);
    const same = known ?? equal.find(({ id }) => this.#parts.admission.isSender(id, sender));
    const retryAfterSec = same || delivered || checked ? 0 : this.#parts.admission.waitSec(sender, now);
    if (retryAfterSec) return { status: 'limited', retryAfterSec };
    const { id, reference } = same ?? this.#insert(request);
    if (lead.key && !known) this.#parts.store.rememberKey(lead.key, id, digests.body, now);
    if (same && delivered) {
      this.#parts.store.settle(id, 'delivered', 'direct', now);
      // It may have been set aside: then it was to be looked at, and is to be answered now.
      this.#parts.remind(id, now);
    }
    return { status: same ? 'duplicate' : 'accepted', reference };
  }

  #insert({ lead, digests, sender, spamSignal, now, sendAt, delivered, language }: FilingRequest): {
    id: number;
    reference: string;
  } {
    let reference = makeReference();
    while (this.#parts.store.isTaken('reference', reference) || this.#parts.erasures.isTaken(reference))
      reference = makeReference();
    // The browser's key, so that an attempt made past the outbox carries the same one; not when an old lead went out under it.
    const free = lead.key !== '' && !this.#parts.store.isTaken('delivery_key', lead.key);
    // A number is not its owner's alone to use: many from it are marked for the team and sent on, or anybody could silence somebody.
    const reason = spamSignal ?? (this.#parts.admission.manyFromPhone(lead, sender, now) ? 'many-from-one-phone' : null);
    const held = spamSignal ? 'quarantined' : 'waiting';
    const state = delivered ? 'delivered' : held;
    const id = this.#parts.store.insert({
      reference,
      deliveryKey: free ? lead.key : crypto.randomUUID(),
      state,
      record: JSON.stringify(lead),
      upstreamBody: upstreamBody(lead),
      contentDigest: digests.content,
      acceptedAt: now,
      sendAt,
      spamSignal: reason,
      answerDueAt: this.#parts.reminders.dueAt(now),
      language,
    });
    this.#parts.admission.note(sender, id, now);
    this.#parts.reminders.accepted(id, { acceptedAt: now, quarantined: state === 'quarantined' }, Date.now());
    return { id, reference };
  }
}
