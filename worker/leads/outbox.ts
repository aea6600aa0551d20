import { DurableObject } from 'cloudflare:workers';
import type { Lead } from '../../src/leads/lead.ts';
import type { AgreedTime, CalendarFacts, DeskMessage, Dialogue, ReplyOutcome, VisitorReply } from './dialogue-contract.ts';
import { Filing, KEY_MEMORY_MS } from './filing.ts';
import type { Hours } from './kept-hours.ts';
import { signFormToken } from './lead-keys.ts';
import { OutboxAlarm } from './outbox-alarm.ts';
import type {
  AcceptAnswer,
  AcceptOptions,
  AccessLogEntry,
  AccessLogFilter,
  AnsweringRow,
  ChannelState,
  DeskChange,
  EnquiryStatus,
  InboxAction,
  InboxFilter,
  InboxLead,
  LeadNote,
  OpenErasure,
  OutboxCounts,
  RefusedLogins,
} from './outbox-contract.ts';
import type { OutboxEnv } from './outbox-env.ts';
import { OutboxParts } from './outbox-parts.ts';
import { migrate } from './outbox-schema.ts';
import { type RecoverableStorage, type Recovered, Recovery, type RecoveryTarget, type Since } from './recovery.ts';

/**
 * Keeps every enquiry until the clinic's system has it. A lead is on disk before its reference is given out; an alarm sends it,
 * again and again with growing pauses; what is refused or cannot be sent for a week is parked, not dropped (reliability rules, Leads).
 * The promise is "at least once, and never again after a noted success": a crash between the answer and its note repeats one attempt
 * under the same idempotency key. It is also where the team reads, and where visitors ask, withdraw and erase.
 */
export class LeadOutbox extends DurableObject<OutboxEnv> {
  readonly #parts: OutboxParts;
  readonly #filing: Filing;
  readonly #alarm: OutboxAlarm;

  constructor(ctx: DurableObjectState, env: OutboxEnv) {
    super(ctx, env);
    migrate(ctx.storage);
    this.#parts = new OutboxParts(ctx.storage, env);
    this.#filing = new Filing(this.#parts);
    this.#alarm = new OutboxAlarm(this.#parts);
  }

  /** Files a checked lead. The answer leaves the object only after the platform has the row on disk. */
  async accept(lead: Lead, options: AcceptOptions = {}): Promise<AcceptAnswer> {
    this.#parts.hours.keep(options.hours);
    const request = await this.#filing.prepare(lead, options);
    // No `await` between the two: row and alarm reach the disk together.
    const answer = this.#filing.file(request);
    await this.#alarm.arm();
    return answer;
  }

  /** A signed note of now, for a form that has just been opened. */
  issueFormToken(): Promise<string> {
    return signFormToken(this.#parts.signingKey(), Date.now());
  }

  /** For the watchdog cron: sets the alarm again should it ever have been lost, hears the opening hours, and forgets what is old. */
  async ensureAlarm(hours?: Hours): Promise<void> {
    this.#parts.hours.keep(hours);
    const now = Date.now();
    this.#parts.store.forgetKeys(now - KEY_MEMORY_MS);
    this.#parts.admission.forget(now);
    this.#parts.log.forget(now);
    await this.#alarm.arm();
  }

  /** @param now milliseconds since 1970. */
  counts(now = Date.now()): OutboxCounts {
    return { ...this.#parts.store.counts(now), failingChannels: this.#parts.reminders.failingChannels(now) };
  }

  /** How the configured channels of notifications do; a channel that has not been used yet knows nothing. */
  channelStates(): ChannelState[] {
    return this.#parts.channelStates();
  }

  /** Sends a test by every channel. @returns the reason by channel, null for one that works. */
  testNotifications(): Promise<Record<string, string | null>> {
    return this.#parts.notifier.sendTest();
  }

  statusOf(reference: string, now = Date.now()): EnquiryStatus {
    return this.#parts.statusOf(reference, now);
  }

  /** The number of an enquiry as it is stored; null for whoever does not know its key. */
  phoneOf(reference: string, key: string): string | null {
    const found = this.#parts.inbox.findByReference(reference);
    return found && found.deliveryKey === key ? found.phone : null;
  }

  async withdraw(reference: string): Promise<EnquiryStatus> {
    const found = this.#parts.inbox.findByReference(reference);
    if (found && found.withdrawnAt === null) this.#parts.withdraw(found.id, Date.now());
    await this.#alarm.arm();
    return this.statusOf(reference);
  }

  /** What the visitor says on the enquiry's page. */
  async reply(reference: string, reply: VisitorReply, now = Date.now()): Promise<ReplyOutcome> {
    const outcome = this.#parts.reply(reference, reply, now);
    await this.#alarm.arm();
    return outcome;
  }

  /** What the team says to the visitor. */
  async say(id: number, message: DeskMessage, who: string, now = Date.now()) {
    const outcome = this.#parts.say(id, message, { who, now });
    await this.#alarm.arm();
    return outcome;
  }

  dialogueOf(id: number, now = Date.now()): Dialogue {
    return this.#parts.dialogueStore.of(id, now);
  }

  /** Which of these times somebody else has already. */
  takenTimes(id: number, department: string, times: number[]): number[] {
    return times.filter((startsAt) => this.#parts.dialogueStore.isTaken(id, department, startsAt));
  }

  agreedTimes(from: number, limit: number): AgreedTime[] {
    return this.#parts.dialogueStore.agreedFrom(from, limit);
  }

  calendarOf(entry: string): CalendarFacts | null {
    return this.#parts.dialogueStore.calendar(entry);
  }

  async eraseByReference(reference: string): Promise<EnquiryStatus> {
    const found = this.#parts.inbox.findByReference(reference);
    if (found) await this.#alarm.erase([found.id], 'visitor');
    return this.statusOf(reference);
  }

  /** @returns how many leads of this number were erased. */
  async eraseByPhone(phone: string): Promise<number> {
    return (await this.#alarm.erase(this.#parts.inbox.idsOfPhone(phone), 'team')).length;
  }

  list(filter: InboxFilter): InboxLead[] {
    return this.#parts.inbox.list(filter);
  }

  countOf(filter: InboxFilter): number {
    return this.#parts.inbox.count(filter);
  }

  one(id: number): InboxLead | null {
    return this.#parts.inbox.one(id);
  }

  /** What is to be answered or looked at, by the promised time. `from`: so many are left out. */
  toAnswer(limit: number, from = 0): InboxLead[] {
    return this.#parts.desk.openIds(limit, from).flatMap((id) => this.#parts.inbox.one(id) ?? []);
  }

  /** @returns whether it was done: what somebody else has taken cannot be taken. */
  changeAtDesk(id: number, change: DeskChange, who: string, now = Date.now()): boolean {
    return this.#parts.desk.change(id, change, { who, now });
  }

  notesOf(id: number): LeadNote[] {
    return this.#parts.desk.notes(id);
  }

  answering(acceptedSince: number): AnsweringRow[] {
    return this.#parts.desk.answering(acceptedSince);
  }

  /** @param who of the team does it. @returns the receipt of an erasure, null for every other action. */
  async act(id: number, action: InboxAction, who: string | null = null, now = Date.now(), seen?: number) {
    if (action === 'erase') return (await this.#alarm.erase([id], 'team'))[0] ?? null;
    this.#parts.act(id, action, { who, now, seen });
    await this.#alarm.arm();
    return null;
  }

  /**
   * Prepares the return to a moment, done by `restart`; `finishRecovery` then puts back what came since. Until the restart nothing is taken
   * in, for it would be lost: enquiries go straight to the clinic's system meanwhile, all else is asked to try again.
   */
  prepareRecovery(target: RecoveryTarget, at: number): Promise<{ undo: string; since: Since }> {
    return this.#recovery().prepare(target, at);
  }

  restart(): void {
    this.ctx.abort('The outbox goes back to an earlier time');
  }

  async finishRecovery(since: Since): Promise<Recovered> {
    const recovered = this.#recovery().finish(since);
    await this.#alarm.arm();
    return recovered;
  }

  recordAccess(entry: AccessLogEntry): void {
    this.#parts.log.note(entry);
  }

  accessLog(filter: AccessLogFilter): (AccessLogEntry & { id: number })[] {
    return this.#parts.log.list(filter);
  }

  countRefusedLogin(now: number): void {
    this.#parts.log.countRefused(now);
  }

  refusedLogins(since: number): RefusedLogins[] {
    return this.#parts.log.refused(since);
  }

  endSession(signature: string, until: number): void {
    this.#parts.log.endSession(signature, until);
  }

  isSessionEnded(signature: string): boolean {
    return this.#parts.log.isEnded(signature);
  }

  openErasures(): OpenErasure[] {
    return this.#parts.erasures.open();
  }

  carriedOver(reference: string): void {
    this.#parts.erasures.carriedOver(reference);
  }

  override async alarm(): Promise<void> {
    await this.#alarm.run();
  }

  #recovery(): Recovery {
    const { courier, door, erasures } = this.#parts;
    const withdraw = (id: number, at: number) => this.#parts.withdraw(id, at);
    return new Recovery(this.recoverableStorage(), { courier, door, erasures, withdraw, restart: () => this.restart() });
  }

  /** Tests put one of their own here: the local platform knows no way back. */
  protected recoverableStorage(): RecoverableStorage {
    return this.ctx.storage;
  }
}
