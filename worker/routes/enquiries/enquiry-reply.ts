import * as leadMessages from '#words/lead-messages';
import { languages } from '../../../src/languages.ts';
import { agreedCalendarPath } from '../../../src/leads/calendar-entry.ts';
import type { KeptReply, ReplyNotice, ShownEnquiry, TalkView, TimesView } from '../../../src/leads/enquiry-view.ts';
import { readMessage } from '../../../src/leads/parse-lead.ts';
import { MAX_MESSAGE } from '../../../src/leads/proposed-times.ts';
import { SLOT_MINUTES } from '../../../src/leads/slots.ts';
import type { Dialogue, ReplyOutcome, Talk, VisitorReply } from '../../leads/dialogue-contract.ts';

const MINUTE_MS = 60_000;

/** What was posted, whatever becomes of it. How much it may be, the body of a form says (`readLeadBody`). */
export const keptReply = (action: KeptReply['action'], input: Record<string, unknown>): KeptReply => ({
  action,
  time: wordOf(input['time']).slice(0, 20),
  // Line breaks arrive as two characters.
  text: wordOf(input['text']).replace(/\r\n?/g, '\n'),
});

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The reply that was posted, what is wrong with it, or null where it was not a reply. */
export function readReply({ action, time, text }: KeptReply): VisitorReply | { problem: ReplyNotice } | null {
  if (action === 'cancel') return { kind: 'cancelled' };
  if (action === 'pick') {
    const startsAt = /^\d{1,15}$/.test(time) ? Number(time) : null;
    return startsAt === null ? { problem: 'no-choice' } : { kind: 'picked', startsAt };
  }
  if (action !== 'others' && action !== 'message') return null;
  const read = readMessage(text, MAX_MESSAGE);
  if (!read.ok) return { problem: read.message === leadMessages.tooLong ? 'too-long' : 'characters' };
  if (action === 'others') return { kind: 'others-wanted', preference: read.text };
  return read.text ? { kind: 'message', text: read.text } : { problem: 'empty' };
}

/** What the page says of a reply. */
export const noticeOf = (outcome: Exclude<ReplyOutcome, 'unknown'>, { kind }: VisitorReply): ReplyNotice =>
  outcome === 'done' ? kind : outcome;

/** Status of the answer that says so. */
export const NOTICE_STATUS = {
  picked: 200,
  'others-wanted': 200,
  cancelled: 200,
  message: 200,
  taken: 409,
  gone: 409,
  past: 409,
  closed: 409,
  'no-choice': 422,
  empty: 422,
  'too-long': 422,
  characters: 422,
} as const satisfies Record<ReplyNotice, number>;

/** What the page shows of times and question; nobody's name and no department, for others may read along. */
export const shownDialogue = (
  { stage, proposed, agreedAt, zone, entry, talk }: Dialogue,
  now: number,
): Pick<ShownEnquiry, 'times' | 'talk'> => {
  const times: TimesView = {
    stage,
    proposed: proposed.map(({ startsAt, free }) => ({ startsAt, free })),
    agreedAt,
    isOver: stage === 'agreed' && agreedAt !== null && agreedAt + SLOT_MINUTES * MINUTE_MS <= now,
    zone,
    calendar: entry && agreedCalendarPath(entry),
  };
  return { times, talk: talk && shownTalk(talk) };
};

/** The English of words in another language is for the team alone. */
function shownTalk({ askedBy, question, answer, prepared }: Talk): TalkView {
  const language = languages.find(({ code }) => code === prepared?.language);
  const ours = prepared && { lang: prepared.language, dir: language?.direction ?? ('ltr' as const) };
  return { askedBy, question, answer, ours };
}
