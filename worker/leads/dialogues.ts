import type { DeskMessage, DeskOutcome, PreparedWords, ReplyOutcome, Talk, VisitorReply } from './dialogue-contract.ts';
import type { DialogueStore } from './dialogue-store.ts';
import type { Reminders } from './reminders.ts';

interface DialogueParts {
  store: DialogueStore;
  reminders: Reminders;
}

/** Who says something about which enquiry, and when. `who` is null for the visitor. */
interface Speaker {
  id: number;
  who: string | null;
  now: number;
  prepared?: PreparedWords | undefined;
}

/**
 * What team and visitor may say to each other and what follows from it: proposed times of which one is taken, and one question with its
 * answer. Everything that is said twice is said once, so that a second press changes nothing. Call each method in a transaction.
 */
export class Dialogues {
  readonly #store: DialogueStore;
  readonly #reminders: Reminders;

  constructor({ store, reminders }: DialogueParts) {
    this.#store = store;
    this.#reminders = reminders;
  }

  /** The visitor says something; the team is told, and has as long to see to it as for a new enquiry. */
  reply(id: number, reply: VisitorReply, now: number): ReplyOutcome {
    const outcome = this.#replied(id, reply, now);
    if (outcome !== 'changed') return outcome;
    this.#told(id, reply.kind, now);
    return 'done';
  }

  /** The visitor wants no contact any more: what was agreed is free again, which the team has to know of. */
  withdraw(id: number, now: number): void {
    this.seen(id);
    const meeting = this.#store.meeting(id);
    if (!meeting) return;
    const wasAgreed = meeting.stage === 'agreed';
    this.#store.end(id, 'cancelled');
    if (wasAgreed) this.#told(id, 'cancelled', now);
  }

  /** The team says something, which sees to whatever the visitor said before; nothing where it has not been read yet. */
  say(id: number, message: DeskMessage, { who, now }: { who: string; now: number }): DeskOutcome {
    if (this.#store.isUnread(id, message.seen)) return 'unread';
    const outcome = this.#said(id, message, { who, now });
    if (outcome !== 'changed') return outcome;
    // Taken back is not answered.
    if (message.kind !== 'take-back') this.seen(id);
    this.#store.spoken(id, now);
    return 'done';
  }

  /** Answered in whatever way: that sees to what the visitor said, but not to what came after the page it was marked on. */
  answered(id: number, seen: number | undefined): void {
    if (!this.#store.isUnread(id, seen)) this.seen(id);
  }

  /** Somebody has seen to what the visitor said. */
  seen(id: number): void {
    this.#store.clearReply(id);
    this.#reminders.seen(id);
  }

  #told(id: number, kind: VisitorReply['kind'], now: number): void {
    this.#store.setReply(id, kind, this.#reminders.dueAt(now));
    this.#store.spoken(id, now);
    this.#reminders.replied(id, now);
  }

  #replied(id: number, reply: VisitorReply, now: number): ReplyOutcome | 'changed' {
    if (reply.kind === 'picked') return this.#pick(id, reply.startsAt, now);
    if (reply.kind === 'message') return this.#message('visitor', reply.text, { id, who: null, now });
    const meeting = this.#store.meeting(id);
    if (!meeting) return 'closed';
    const open = this.#store.proposed(id).length > 0;
    if (reply.kind === 'cancelled') {
      if (!open && meeting.stage !== 'agreed') return meeting.stage === 'cancelled' ? 'done' : 'closed';
      this.#store.end(id, 'cancelled');
      return 'changed';
    }
    if (!open && meeting.stage === 'others-wanted') return meeting.preference === reply.preference ? 'done' : 'closed';
    this.#store.end(id, 'others-wanted', reply.preference);
    return 'changed';
  }

  #pick(id: number, startsAt: number, now: number): ReplyOutcome | 'changed' {
    const meeting = this.#store.meeting(id);
    if (meeting?.stage === 'agreed' && meeting.startsAt === startsAt) return 'done';
    const proposal = this.#store.proposed(id).find((one) => one.startsAt === startsAt);
    if (!proposal) return 'gone';
    if (startsAt <= now) return 'past';
    if (!proposal.free) return 'taken';
    this.#store.agree(id, proposal);
    return 'changed';
  }

  #said(id: number, message: DeskMessage, { who, now }: { who: string; now: number }): ReplyOutcome | 'changed' {
    const meeting = this.#store.meeting(id);
    switch (message.kind) {
      case 'seen':
        return 'changed';
      case 'message':
        return this.#message('team', message.text, { id, who, now, prepared: message.prepared });
      case 'take-back':
        this.#store.closeProposals(id, 'withdrawn');
        return 'changed';
      case 'call-off':
        if (meeting?.stage !== 'agreed') return meeting?.stage === 'called-off' ? 'done' : 'closed';
        this.#store.end(id, 'called-off');
        return 'changed';
      case 'propose':
        if (message.times.some((startsAt) => this.#store.isTaken(id, message.department, startsAt))) return 'taken';
        this.#store.propose(id, message, { who, now });
        return 'changed';
    }
  }

  /** A question, or the answer to the other side's: there is one of each. */
  #message(by: Talk['askedBy'], text: string, { id, ...speaker }: Speaker): ReplyOutcome | 'changed' {
    const talk = this.#store.talk(id);
    if (!talk) {
      this.#store.ask(id, by, text, speaker);
      return 'changed';
    }
    const own = talk.askedBy === by ? talk.question : talk.answer;
    if (own === text) return 'done';
    if (talk.askedBy === by || talk.answer !== null) return 'closed';
    this.#store.answer(id, text, speaker);
    return 'changed';
  }
}
