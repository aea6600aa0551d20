import { randomKey } from '../lib/crypto.ts';
import { AccessLog } from './access-log.ts';
import { Admission } from './admission.ts';
import { Courier } from './courier.ts';
import { DeskStore } from './desk-store.ts';
import type { DeskMessage, DeskOutcome, ReplyOutcome, VisitorReply } from './dialogue-contract.ts';
import { DialogueStore } from './dialogue-store.ts';
import { Dialogues } from './dialogues.ts';
import { Erasures } from './erasures.ts';
import { InboxStore } from './inbox-store.ts';
import { KeptHours } from './kept-hours.ts';
import { NotificationStore } from './notification-store.ts';
import { Notifier } from './notifier.ts';
import type { ChannelState, EnquiryStatus, InboxAction } from './outbox-contract.ts';
import { OutboxDoor } from './outbox-door.ts';
import { type OutboxEnv, outboxSettings, teamChannels } from './outbox-env.ts';
import { OutboxStore } from './outbox-store.ts';
import { Reminders } from './reminders.ts';

/** What the outbox is put together from: its tables, and what carries, notifies and reminds. Each part knows only those it is given. */
export class OutboxParts {
  readonly storage: DurableObjectStorage;
  readonly settings: ReturnType<typeof outboxSettings>;
  readonly store: OutboxStore;
  readonly inbox: InboxStore;
  readonly erasures: Erasures;
  readonly log: AccessLog;
  readonly desk: DeskStore;
  readonly admission: Admission;
  readonly courier: Courier;
  readonly notifications: NotificationStore;
  readonly notifier: Notifier;
  readonly hours: KeptHours;
  readonly reminders: Reminders;
  readonly dialogueStore: DialogueStore;
  readonly dialogues: Dialogues;
  readonly door = new OutboxDoor();

  /** @param storage with the tables of today (`outbox-schema.ts`). */
  constructor(storage: DurableObjectStorage, env: OutboxEnv) {
    const { sql } = storage;
    this.storage = storage;
    this.settings = outboxSettings(env);
    this.store = new OutboxStore(sql);
    this.inbox = new InboxStore(sql);
    this.erasures = new Erasures(sql);
    this.log = new AccessLog(sql);
    this.desk = new DeskStore(sql);
    this.admission = new Admission(sql, this.settings.limitPerMinute);
    this.courier = new Courier(this.store, { leadsApi: env.LEADS_API, ...this.settings });
    const channels = teamChannels(env);
    const { answerMin } = this.settings;
    this.notifications = new NotificationStore(sql);
    this.notifier = new Notifier(this.notifications, { channels, ...this.settings });
    this.hours = new KeptHours(storage);
    const { store, notifications, hours } = this;
    this.reminders = new Reminders({ store, notifications, channels, hours, answerMin });
    this.reminders.catchUp(Date.now());
    this.dialogueStore = new DialogueStore(sql);
    this.dialogues = new Dialogues({ store: this.dialogueStore, reminders: this.reminders });
  }

  signingKey(): string {
    return this.store.signingKey() ?? this.store.setSigningKey(randomKey());
  }

  statusOf(reference: string, now: number): EnquiryStatus {
    const receipt = this.erasures.receiptOf(reference);
    if (receipt) return { status: 'erased', ...receipt };
    const found = this.inbox.findByReference(reference);
    if (!found) return { status: 'unknown' };
    const { state, answeredAt, withdrawnAt, acceptedAt, form } = found;
    const about = { acceptedAt, form, dialogue: this.dialogueStore.of(found.id, now) };
    if (withdrawnAt !== null) return { status: 'withdrawn', ...about };
    if (answeredAt !== null) return { status: 'answered', ...about };
    return { status: state === 'delivered' ? 'delivered' : 'received', ...about };
  }

  channelStates(): ChannelState[] {
    const known = new Map(this.notifications.states().map((state) => [state.channel, state]));
    return this.notifier.channels.map(
      (channel) => known.get(channel) ?? { channel, failingSince: null, reason: null, deliveredAt: null },
    );
  }

  /** In one transaction: nothing is told, and no time kept, for an enquiry that was withdrawn. */
  withdraw(id: number, now: number): void {
    this.door.pass();
    this.storage.transactionSync(() => {
      this.inbox.withdraw(id, now);
      this.reminders.close(id);
      this.dialogues.withdraw(id, now);
    });
  }

  /** The visitor's part of the conversation. One transaction: of many who take the same time at once, one has it. */
  reply(reference: string, reply: VisitorReply, now: number): ReplyOutcome {
    this.door.pass();
    const found = this.inbox.findByReference(reference);
    if (!found) return 'unknown';
    if (found.withdrawnAt !== null) return 'closed';
    return this.storage.transactionSync(() => this.dialogues.reply(found.id, reply, now));
  }

  /** The team's part of it. */
  say(id: number, message: DeskMessage, by: { who: string; now: number }): DeskOutcome {
    this.door.pass();
    const found = this.inbox.one(id);
    if (!found) return 'unknown';
    if (found.withdrawnAt !== null && message.kind !== 'seen') return 'closed';
    return this.storage.transactionSync(() => this.dialogues.say(id, message, by));
  }

  /** What the team does with an enquiry, but for erasing it. `seen`: as of a message (`DeskMessage`). */
  act(
    id: number,
    action: Exclude<InboxAction, 'erase'>,
    { who, now, seen }: { who: string | null; now: number; seen: number | undefined },
  ): void {
    this.door.pass();
    this.storage.transactionSync(() => {
      if (action === 'quarantine') this.inbox.quarantine(id, now);
      else if (action === 'reviewed') this.inbox.review(id, now);
      else if (action === 'retry' || action === 'release') this.inbox.sendNow(id, now);
      else if (this.inbox.setAnswered(id, action === 'answered' ? now : null))
        this.desk.setAnsweredBy(id, action === 'answered' ? who : null);
      if (action === 'answered') this.dialogues.answered(id, seen);
      this.remind(id, now);
    });
  }

  /** What is still to be told of an enquiry follows from how it stands. */
  remind(id: number, now: number): void {
    const lead = this.inbox.one(id);
    if (!lead) return;
    const { state, answeredAt, withdrawnAt } = lead;
    if (answeredAt !== null || withdrawnAt !== null || state === 'quarantined') this.reminders.close(id);
    else this.reminders.open(id, now);
  }
}
