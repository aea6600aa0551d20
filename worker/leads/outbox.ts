import { DurableObject } from 'cloudflare:workers';
import type { Lead } from '../../src/leads/lead.ts';
import { randomKey } from '../lib/crypto.ts';
import { errorName, report } from '../lib/failure.ts';
import { AccessLog } from './access-log.ts';
import { Admission, type Sender } from './admission.ts';
import { Courier } from './courier.ts';
import { upstreamBody } from './deliver.ts';
import { DeskStore } from './desk-store.ts';
import { DialogueStore } from './dialogue-store.ts';
import { Dialogues } from './dialogues.ts';
import { Erasures, earliest } from './erasures.ts';
import { InboxStore } from './inbox-store.ts';
import { bodyDigest, contentDigest, formTokenProblem, makeReference, signFormToken } from './lead-keys.ts';
import { channelsOf } from './notification-channels.ts';
import { NotificationStore } from './notification-store.ts';
import { Notifier } from './notifier.ts';
import type {
  AcceptAnswer,
  AcceptOptions,
  AccessLogEntry,
  AgreedTime,
  AnsweringRow,
  CalendarFacts,
  ChannelState,
  DeskChange,
  DeskMessage,
  Dialogue,
  Doubt,
  EnquiryStatus,
  ErasedBy,
  ErasureReceipt,
  InboxAction,
  InboxFilter,
  InboxLead,
  LeadNote,
  LookFilter,
  OpenErasure,
  OutboxCounts,
  RefusedLogins,
  ReplyOutcome,
  VisitorReply,
} from './outbox-contract.ts';
import { channelSettings, type OutboxEnv, outboxSettings } from './outbox-env.ts';
import { migrate } from './outbox-schema.ts';
import { OutboxStore } from './outbox-store.ts';
import { type RecoverableStorage, type Recovered, Recovery, type RecoveryTarget, type Since } from './recovery.ts';
import { Reminders } from './reminders.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a key answers as it did the first time. */
const KEY_MEMORY_MS = 7 * DAY_MS;
/** How long the same words of the same person are the same enquiry, whatever the key. */
const SAME_ENQUIRY_MS = 10 * MINUTE_MS;
const ERASURES_PER_ALARM = 500;
/** Agreed times that the desk shows, from this morning's on. */
const AGREED_SHOWN = 100;

interface Filing {
  lead: Lead;
  digests: { body: string; content: string };
  sender: Sender;
  doubt: Doubt | null;
  now: number;
  delivered: boolean;
  checked: boolean;
  language: string;
}

/**
 * Keeps every enquiry until the clinic's system has it. A lead is on disk before its reference is given out; an alarm sends it,
 * again and again with growing pauses; what is refused or cannot be sent for a week is parked, not dropped (reliability rules, Leads).
 * The promise is "at least once, and never again after a noted success": a crash between the answer and its note repeats one attempt
 * under the same idempotency key. It is also where the team reads, and where visitors ask, withdraw and erase.
 */
export class LeadOutbox extends DurableObject<OutboxEnv> {
  readonly #store: OutboxStore;
  readonly #inbox: InboxStore;
  readonly #erasures: Erasures;
  readonly #log: AccessLog;
  readonly #desk: DeskStore;
  readonly #admission: Admission;
  readonly #settings: ReturnType<typeof outboxSettings>;
  readonly #courier: Courier;
  readonly #notifications: NotificationStore;
  readonly #notifier: Notifier;
  readonly #reminders: Reminders;
  readonly #dialogueStore: DialogueStore;
  readonly #dialogues: Dialogues;

  constructor(ctx: DurableObjectState, env: OutboxEnv) {
    super(ctx, env);
    migrate(ctx.storage);
    const { sql } = ctx.storage;
    this.#settings = outboxSettings(env);
    this.#store = new OutboxStore(sql);
    this.#inbox = new InboxStore(sql);
    this.#erasures = new Erasures(sql);
    this.#log = new AccessLog(sql);
    this.#desk = new DeskStore(sql);
    this.#admission = new Admission(sql, this.#settings.limitPerMinute);
    this.#courier = new Courier(this.#store, { leadsApi: env.LEADS_API, ...this.#settings });
    const channels = this.#settings.isPreview ? new Map() : channelsOf(channelSettings(env));
    const { answerMin } = this.#settings;
    this.#notifications = new NotificationStore(sql);
    this.#notifier = new Notifier(this.#notifications, { channels, ...this.#settings });
    this.#reminders = new Reminders({ store: this.#store, notifications: this.#notifications, channels, answerMin });
    this.#reminders.catchUp(Date.now());
    this.#dialogueStore = new DialogueStore(sql);
    this.#dialogues = new Dialogues({ store: this.#dialogueStore, reminders: this.#reminders });
  }

  /** Files a checked lead. The answer leaves the object only after the platform has the row on disk. */
  async accept(lead: Lead, options: AcceptOptions = {}): Promise<AcceptAnswer> {
    const { now = Date.now(), delivered = false, checked = false, address = null, opened = '', language = '' } = options;
    const filing = {
      lead,
      digests: { body: await bodyDigest(lead), content: await contentDigest(lead) },
      sender: await this.#admission.sender(lead, address, now, SAME_ENQUIRY_MS),
      doubt: lead.website ? ('hidden-field' as const) : await formTokenProblem(this.#signingKey(), opened, now),
      now,
      delivered,
      checked,
      language,
    };
    const answer = this.ctx.storage.transactionSync(() => this.#file(filing));
    await this.#arm();
    return answer;
  }

  /** A signed note of now, for a form that has just been opened. */
  issueFormToken(): Promise<string> {
    return signFormToken(this.#signingKey(), Date.now());
  }

  /** For the watchdog cron: sets the alarm again should it ever have been lost, and forgets what is old. */
  async ensureAlarm(): Promise<void> {
    const now = Date.now();
    this.#store.forgetKeys(now - KEY_MEMORY_MS);
    this.#admission.forget(now);
    this.#log.forget(now);
    await this.#arm();
  }

  /** @param now milliseconds since 1970. */
  counts(now = Date.now()): OutboxCounts {
    return { ...this.#store.counts(now), failingChannels: this.#reminders.failingChannels(now) };
  }

  /** How the configured channels of notifications do; a channel that has not been used yet knows nothing. */
  channelStates(): ChannelState[] {
    const known = new Map(this.#notifications.states().map((state) => [state.channel, state]));
    return this.#notifier.channels.map(
      (channel) => known.get(channel) ?? { channel, failingSince: null, reason: null, deliveredAt: null },
    );
  }

  /** Sends a test by every channel. @returns the reason by channel, null for one that works. */
  testNotifications(): Promise<Record<string, string | null>> {
    return this.#notifier.sendTest();
  }

  statusOf(reference: string, now = Date.now()): EnquiryStatus {
    const receipt = this.#erasures.receiptOf(reference);
    if (receipt) return { status: 'erased', ...receipt };
    const found = this.#inbox.findByReference(reference);
    if (!found) return { status: 'unknown' };
    const { state, answeredAt, withdrawnAt, acceptedAt, form } = found;
    const about = { acceptedAt, form, dialogue: this.#dialogueStore.of(found.id, now) };
    if (withdrawnAt !== null) return { status: 'withdrawn', ...about };
    if (answeredAt !== null) return { status: 'answered', ...about };
    return { status: state === 'delivered' ? 'delivered' : 'received', ...about };
  }

  /** The number of an enquiry as it is stored; null for whoever does not know its key. */
  phoneOf(reference: string, key: string): string | null {
    const found = this.#inbox.findByReference(reference);
    return found && found.deliveryKey === key ? found.phone : null;
  }

  async withdraw(reference: string): Promise<EnquiryStatus> {
    const found = this.#inbox.findByReference(reference);
    if (found && found.withdrawnAt === null) {
      const now = Date.now();
      this.ctx.storage.transactionSync(() => {
        this.#inbox.withdraw(found.id, now);
        this.#reminders.close(found.id);
        this.#dialogues.withdraw(found.id, now);
      });
    }
    await this.#arm();
    return this.statusOf(reference);
  }

  /** What the visitor says on the enquiry's page. One transaction: of many who take the same time at once, one has it. */
  async reply(reference: string, reply: VisitorReply, now = Date.now()): Promise<ReplyOutcome> {
    const found = this.#inbox.findByReference(reference);
    if (!found) return 'unknown';
    if (found.withdrawnAt !== null) return 'closed';
    const outcome = this.ctx.storage.transactionSync(() => this.#dialogues.reply(found.id, reply, now));
    await this.#arm();
    return outcome;
  }

  /** What the team says to the visitor. */
  async say(id: number, message: DeskMessage, who: string, now = Date.now()): Promise<ReplyOutcome> {
    const found = this.#inbox.one(id);
    if (!found) return 'unknown';
    if (found.withdrawnAt !== null && message.kind !== 'seen') return 'closed';
    const outcome = this.ctx.storage.transactionSync(() => this.#dialogues.say(id, message, { who, now }));
    await this.#arm();
    return outcome;
  }

  dialogueOf(id: number, now = Date.now()): Dialogue {
    return this.#dialogueStore.of(id, now);
  }

  /** Which of these times somebody else has already. */
  takenTimes(id: number, department: string, times: number[]): number[] {
    return times.filter((startsAt) => this.#dialogueStore.isTaken(id, department, startsAt));
  }

  agreedTimes(from: number): AgreedTime[] {
    return this.#dialogueStore.agreedFrom(from, AGREED_SHOWN);
  }

  calendarOf(entry: string): CalendarFacts | null {
    return this.#dialogueStore.calendar(entry);
  }

  async eraseByReference(reference: string): Promise<EnquiryStatus> {
    const found = this.#inbox.findByReference(reference);
    if (found) await this.#erase([found.id], 'visitor');
    return this.statusOf(reference);
  }

  /** @returns how many leads of this number were erased. */
  async eraseByPhone(phone: string): Promise<number> {
    return (await this.#erase(this.#inbox.idsOfPhone(phone), 'team')).length;
  }

  list(filter: InboxFilter): InboxLead[] {
    return this.#inbox.list(filter);
  }

  one(id: number): InboxLead | null {
    return this.#inbox.one(id);
  }

  /** What is to be answered or looked at, by the promised time. */
  toAnswer(limit: number): InboxLead[] {
    return this.#desk.openIds(limit).flatMap((id) => this.#inbox.one(id) ?? []);
  }

  /** @returns whether it was done: what somebody else has taken cannot be taken. */
  changeAtDesk(id: number, change: DeskChange, who: string, now = Date.now()): boolean {
    return this.#desk.change(id, change, { who, now });
  }

  notesOf(id: number): LeadNote[] {
    return this.#desk.notes(id);
  }

  answering(acceptedSince: number): AnsweringRow[] {
    return this.#desk.answering(acceptedSince);
  }

  /** @param who of the team does it. @returns the receipt of an erasure, null for every other action. */
  async act(id: number, action: InboxAction, who: string | null = null, now = Date.now()): Promise<ErasureReceipt | null> {
    if (action === 'erase') return (await this.#erase([id], 'team'))[0] ?? null;
    if (action === 'quarantine') this.#inbox.quarantine(id, now);
    else if (action === 'reviewed') this.#inbox.review(id, now);
    else if (action === 'retry' || action === 'release') this.#inbox.sendNow(id, now);
    else {
      this.#inbox.setAnswered(id, action === 'answered' ? now : null);
      this.#desk.setAnsweredBy(id, action === 'answered' ? who : null);
      if (action === 'answered') this.#dialogues.seen(id);
    }
    this.#remind(id, now);
    await this.#arm();
    return null;
  }

  /** Prepares the return to a moment, done by `restart`; `finishRecovery` then puts back what came since. */
  prepareRecovery(target: RecoveryTarget, at: number): Promise<{ undo: string; since: Since }> {
    return this.#recovery().prepare(target, at);
  }

  restart(): void {
    this.ctx.abort('The outbox goes back to an earlier time');
  }

  async finishRecovery(since: Since): Promise<Recovered> {
    const recovered = this.#recovery().finish(since);
    await this.#arm();
    return recovered;
  }

  recordAccess(look: AccessLogEntry): void {
    this.#log.note(look);
  }

  looks(filter: LookFilter): (AccessLogEntry & { id: number })[] {
    return this.#log.list(filter);
  }

  countRefusedLogin(now: number): void {
    this.#log.countRefused(now);
  }

  refusedLogins(since: number): RefusedLogins[] {
    return this.#log.refused(since);
  }

  endSession(signature: string, until: number): void {
    this.#log.endSession(signature, until);
  }

  isSessionEnded(signature: string): boolean {
    return this.#log.isEnded(signature);
  }

  openErasures(): OpenErasure[] {
    return this.#erasures.open();
  }

  carriedOver(reference: string): void {
    this.#erasures.carriedOver(reference);
  }

  /**
   * Never throws while the alarm can be set again: a throwing handler is repeated six times by the platform and then forgotten. After an
   * error of our own it pauses: what was due is due still, and an alarm set for the past would run again at once, for ever.
   */
  override async alarm(): Promise<void> {
    const { retention, retryBaseMs } = this.#settings;
    let failures = 0;
    for (const work of [
      async () => {
        failures += await this.#courier.deliverDue();
      },
      () => this.#notifier.sendDue(),
      () => this.#erase(this.#erasures.due(Date.now(), retention, ERASURES_PER_ALARM), 'retention'),
    ]) {
      try {
        await work();
      } catch (error) {
        failures += 1;
        report('lead-alarm-failed', { error: errorName(error) });
      }
    }
    await this.#arm(failures === 0 ? 0 : Date.now() + retryBaseMs);
  }

  /** One transaction, so of five equal requests at once exactly one makes a row. */
  #file(filing: Filing): AcceptAnswer {
    const { lead, digests, sender, now, delivered, checked } = filing;
    const known = lead.key ? this.#store.findByKey(lead.key, now - KEY_MEMORY_MS) : undefined;
    if (known && known.bodyDigest !== digests.body) return { status: 'conflict' };
    // The same words from another address are another enquiry: its sender must not learn the reference of the first, which erases it.
    const equal = known ? [] : this.#store.findByContent(digests.content, now - SAME_ENQUIRY_MS);
    const same = known ?? equal.find(({ id }) => this.#admission.isSender(id, sender));
    const retryAfterSec = same || delivered || checked ? 0 : this.#admission.waitSec(sender, now);
    if (retryAfterSec) return { status: 'limited', retryAfterSec };
    const { id, reference } = same ?? this.#insert(filing);
    if (lead.key && !known) this.#store.rememberKey(lead.key, id, digests.body, now);
    if (same && delivered) this.#store.settle(id, 'delivered', 'direct', now);
    return { status: same ? 'duplicate' : 'accepted', reference };
  }

  #insert({ lead, digests, sender, doubt, now, delivered, language }: Filing): { id: number; reference: string } {
    let reference = makeReference();
    while (this.#store.isTaken('reference', reference) || this.#erasures.isTaken(reference)) reference = makeReference();
    // The browser's key, so that an attempt made past the outbox carries the same one; not when an old lead went out under it.
    const free = lead.key !== '' && !this.#store.isTaken('delivery_key', lead.key);
    // A number is not its owner's alone to use: many from it are marked for the team and sent on, or anybody could silence somebody.
    const reason = doubt ?? (this.#admission.manyFromPhone(lead, sender, now) ? 'many-from-one-phone' : null);
    const doubted = doubt ? 'quarantined' : 'waiting';
    const id = this.#store.insert({
      reference,
      deliveryKey: free ? lead.key : crypto.randomUUID(),
      state: delivered ? 'delivered' : doubted,
      record: JSON.stringify(lead),
      upstreamBody: upstreamBody(lead),
      contentDigest: digests.content,
      acceptedAt: now,
      doubt: reason,
      answerDueAt: this.#reminders.dueAt(now),
      language,
    });
    this.#admission.note(sender, id, now);
    this.#reminders.accepted(id, { acceptedAt: now, doubted: doubt !== null }, Date.now());
    return { id, reference };
  }

  /** What is still to be told of an enquiry follows from how it stands. */
  #remind(id: number, now: number): void {
    const lead = this.#inbox.one(id);
    if (!lead) return;
    const { state, answeredAt, withdrawnAt } = lead;
    if (answeredAt !== null || withdrawnAt !== null || state === 'quarantined') this.#reminders.close(id);
    else this.#reminders.open(id, now);
  }

  async #erase(ids: number[], by: ErasedBy): Promise<ErasureReceipt[]> {
    const now = Date.now();
    const receipts = this.ctx.storage.transactionSync(() =>
      ids.flatMap((id) => this.#erasures.erase(id, { by, now, sending: this.#courier.sending.has(id) }) ?? []),
    );
    if (receipts.length) await this.#arm();
    return receipts;
  }

  /** Sets the alarm for what is due first. The call to `setAlarm` is in the same turn as the writes before it: both reach the disk or neither. */
  async #arm(notBefore = 0): Promise<void> {
    const dueAt = earliest(
      this.#store.nextDueAt(),
      this.#notifications.nextAt(),
      this.#erasures.nextDueAt(this.#settings.retention),
    );
    if (dueAt !== null) await this.ctx.storage.setAlarm(Math.max(dueAt, notBefore));
  }

  #recovery(): Recovery {
    return new Recovery(this.recoverableStorage(), this.#erasures);
  }

  /** Tests put one of their own here: the local platform knows no way back. */
  protected recoverableStorage(): RecoverableStorage {
    return this.ctx.storage;
  }

  #signingKey(): string {
    return this.#store.signingKey() ?? this.#store.setSigningKey(randomKey());
  }
}
