import type { Context } from 'hono';
import { opsLeadPath } from '../../src/endpoints.ts';
import { readMessage } from '../../src/leads/parse-lead.ts';
import { MAX_MESSAGE, MOST_PROPOSALS, proposalProblems } from '../../src/leads/proposed-times.ts';
import { type Slot, slotInstant } from '../../src/leads/slots.ts';
import { isTimeZone } from '../../src/leads/time-zone.ts';
import { isDepartment } from '../../src/leads/treatments.ts';
import type { AppEnv } from '../dependencies.ts';
import type { DeskMessage, DeskOutcome } from '../leads/dialogue-contract.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import type { Html } from './pages.ts';
import { zonesOf } from './phone-place.ts';
import { notDone, note, postedFields, seenIn } from './posted.ts';
import { chosenReply } from './prepared-replies.ts';
import { AGREED_SHOWN, agreedList, checkPage, dialogueDesk, type TypedTimes, unsentPage } from './talk-pages.ts';

const HOUR_MS = 60 * 60 * 1000;
const GONE = 'There is no such enquiry, or not any more.';

const refusals: Record<Exclude<DeskOutcome, 'done'>, string> = {
  unknown: GONE,
  closed: 'This cannot be done any more: the visitor has withdrawn the enquiry, or it was settled before.',
  taken: 'Another visitor has just taken one of these times. Please choose another.',
  gone: 'This is not there any more.',
  past: 'This time has passed.',
  unread: 'The visitor has said something since your page was made. Please read it on the page of the enquiry first.',
};

/** What team and visitor have said to each other, and what the team can say next. */
export async function dialogueOf(c: Context<AppEnv>, entry: InboxLead): Promise<Html> {
  const { now, settings } = c.get('deps');
  const dialogue = await outboxOf(c.env.LEAD_OUTBOX).dialogueOf(entry.id, now());
  return dialogueDesk(entry, dialogue, { typed: firstTyped(entry, dialogue.zone), site: settings });
}

/** Agreed times, from those of the last hours on. */
export async function agreedOf(c: Context<AppEnv>): Promise<Html> {
  return agreedList(await outboxOf(c.env.LEAD_OUTBOX).agreedTimes(c.get('deps').now() - HOUR_MS, AGREED_SHOWN));
}

/** The form as it stands before anything is typed. */
function firstTyped({ lead, lastWordAt }: InboxLead, chosenZone: string): TypedTimes {
  const zones = zonesOf(lead.phone_number);
  const only = zones.length === 1 ? (zones[0] ?? '') : '';
  return { slots: [], department: lead.department, zone: chosenZone || only, seen: lastWordAt };
}

/** `POST /ops/leads/{id}/times`: shows both clocks and what is wrong, and proposes the times on the second press. */
export async function proposeTimes(c: Context<AppEnv>): Promise<Response> {
  const id = Number(c.req.param('id'));
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  const fields = await postedFields(c);
  const entry = await outbox.one(id);
  if (!entry) return notDone(c, 404, GONE);
  const typed = readTyped(fields);
  const { problems, sentence } = await problemsOf(c, entry, typed);
  const isWrong = sentence !== '' || problems.some((problem) => problem !== null);
  if (isWrong || fields['kind'] !== 'propose') {
    const page = checkPage(entry, { typed, problems, sentence, isRight: !isWrong });
    return c.html(page, isWrong ? 422 : 200);
  }
  const { slots, department, zone, seen } = typed;
  const again = async (refusal: string) => {
    // Read again: who has been told that there is something to read may propose the same all the same.
    const now = (await outbox.one(id)) ?? entry;
    return checkPage(now, { typed: { ...typed, seen: now.lastWordAt }, problems, sentence: refusal, isRight: false });
  };
  return said(c, id, { kind: 'propose', times: slots.map(slotInstant), department, zone, seen }, again);
}

function readTyped(fields: Record<string, string>): TypedTimes {
  const slots = Array.from({ length: MOST_PROPOSALS + 1 }, (_, index): Slot => {
    const [date, time] = [fields[`date${index + 1}`], fields[`time${index + 1}`]];
    return { date: date?.trim() ?? '', time: time?.trim() ?? '' };
  });
  return {
    slots: slots.filter(({ date, time }) => date !== '' || time !== ''),
    department: fields['department'] ?? '',
    zone: fields['zone'] ?? '',
    seen: seenIn(fields),
  };
}

/** What is wrong with each time, and with the form as a whole. */
async function problemsOf(
  c: Context<AppEnv>,
  { id, lead, withdrawnAt }: InboxLead,
  { slots, department, zone }: TypedTimes,
): Promise<{ problems: (string | null)[]; sentence: string }> {
  const known = zone !== '' && isTimeZone(zone);
  const problems = proposalProblems(slots, { now: c.get('deps').now(), zone: known ? zone : '' });
  const taken = await outboxOf(c.env.LEAD_OUTBOX).takenTimes(id, department, slots.map(slotInstant).filter(Number.isFinite));
  const sentences: [is: boolean, sentence: string][] = [
    [withdrawnAt !== null, 'The visitor has withdrawn this enquiry.'],
    [slots.length === 0, 'Please enter at least one time.'],
    [!isDepartment(department), 'Please choose the department: a time is given to one visitor of each.'],
    [zone !== '' && !known, 'There is no such time zone.'],
    [zone === '' && zonesOf(lead.phone_number).length > 0, 'Please choose the visitor’s clock.'],
  ];
  return {
    problems: problems.map((problem, index) => {
      const slot = slots[index];
      return problem ?? (slot && taken.includes(slotInstant(slot)) ? 'Another visitor has this time already.' : null);
    }),
    sentence: sentences.find(([is]) => is)?.[1] ?? '',
  };
}

/** `POST /ops/leads/{id}/say`: a question or an answer, or what becomes of times and replies. */
export async function sayToVisitor(c: Context<AppEnv>): Promise<Response> {
  const id = Number(c.req.param('id'));
  const fields = await postedFields(c);
  const { kind = '', text = '' } = fields;
  const seen = seenIn(fields);
  if (kind === 'take-back' || kind === 'call-off' || kind === 'seen') return said(c, id, { kind, seen });
  if (kind === 'prepared') return sayPrepared(c, id, { reply: fields['reply'] ?? '', seen });
  if (kind !== 'message') return notDone(c, 422, 'There is no such action.');
  const read = readMessage(text, MAX_MESSAGE);
  const again = async (refusal: string) => {
    // Who has been told that there is something to read may say it all the same.
    const lastWordAt = (await outboxOf(c.env.LEAD_OUTBOX).one(id))?.lastWordAt;
    return unsentPage({ id, lastWordAt }, refusal, text);
  };
  if (read.ok && read.text) return said(c, id, { kind, text: read.text, seen }, again);
  const problem = read.ok ? 'Please write something.' : `${read.message}: at most ${MAX_MESSAGE} letters.`;
  return c.html(unsentPage({ id, lastWordAt: seen }, problem, text), 422);
}

/** A sentence that stood ready, as it stands now. What is not offered (any more) is not said. */
async function sayPrepared(
  c: Context<AppEnv>,
  id: number,
  { reply, seen }: { reply: string; seen: number | undefined },
): Promise<Response> {
  const { now, settings } = c.get('deps');
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  const [entry, { talk }] = await Promise.all([outbox.one(id), outbox.dialogueOf(id, now())]);
  if (!entry) return notDone(c, 404, GONE);
  const chosen = chosenReply(reply, { language: entry.language, talk }, settings);
  return chosen ? said(c, id, { kind: 'message', ...chosen, seen }) : notDone(c, 409, refusals.closed, opsLeadPath(id));
}

/** @param again the form with what was typed, where it was not taken. */
async function said(
  c: Context<AppEnv>,
  id: number,
  message: DeskMessage,
  again?: (refusal: string) => Promise<Html>,
): Promise<Response> {
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  const outcome = await outbox.say(id, message, c.get('person'));
  await note(c, message.kind, id);
  if (outcome === 'done') return c.redirect(opsLeadPath(id), 303);
  if (outcome === 'unknown') return notDone(c, 404, GONE);
  return again ? c.html(await again(refusals[outcome]), 409) : notDone(c, 409, refusals[outcome], opsLeadPath(id));
}
