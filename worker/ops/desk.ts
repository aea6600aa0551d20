import type { Context } from 'hono';
import { html } from 'hono/html';
import { opsLeadPath } from '../../src/endpoints.ts';
import { readMessage } from '../../src/leads/parse-lead.ts';
import type { AppEnv } from '../dependencies.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import type { DeskChange, InboxLead } from '../leads/outbox-contract.ts';
import { answeringReport } from './answering-figures.ts';
import { foldPeople } from './contacts.ts';
import { answeringPage, deskParts, deskTable, leadDesk, MAX_NOTE, unkeptNote } from './desk-pages.ts';
import type { Html } from './pages.ts';
import { notDone, note, postedFields } from './posted.ts';
import { agreedOf, dialogueOf } from './propose-times.ts';

const SHOWN = 200;
const WEEKS = 12;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_STEP = 200;

/** What is to be answered, by the promised time, one line a person; two hundred enquiries a page, the first of which is 1. */
export async function deskOf(c: Context<AppEnv>, page: number): Promise<Html> {
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  const from = (page - 1) * SHOWN;
  const [entries, all] = await Promise.all([outbox.toAnswer(SHOWN, from), outbox.countOf({ toAnswer: true, limit: SHOWN })]);
  const part = { page, first: from + 1, last: from + entries.length, all };
  return html`${deskTable(foldPeople(entries), { now: c.get('deps').now(), all })}${deskParts(part)}${await agreedOf(c)}`;
}

/** What the team does with one enquiry: who has it, notes, next step, ways to answer, times and question. */
export async function deskOfOne(c: Context<AppEnv>, entry: InboxLead): Promise<Html> {
  const notes = await outboxOf(c.env.LEAD_OUTBOX).notesOf(entry.id);
  const { now, settings } = c.get('deps');
  return html`${leadDesk(entry, notes, { person: c.get('person'), now: now(), site: settings })}${await dialogueOf(c, entry)}`;
}

/** `POST /ops/leads/{id}/desk` */
export async function changeAtDesk(c: Context<AppEnv>): Promise<Response> {
  const id = Number(c.req.param('id'));
  const fields = await postedFields(c);
  const change = readChange(fields);
  if (typeof change === 'string') {
    const { kind, text = '' } = fields;
    return kind === 'note' ? c.html(unkeptNote(id, change, text), 422) : notDone(c, 422, change, opsLeadPath(id));
  }
  const done = await outboxOf(c.env.LEAD_OUTBOX).changeAtDesk(id, change, c.get('person'));
  await note(c, change.kind, id);
  if (!done && change.kind === 'claim') return notDone(c, 409, 'Somebody else has taken this enquiry already.', opsLeadPath(id));
  if (!done) return notDone(c, 404, 'There is no such enquiry, or not any more.');
  return c.redirect(opsLeadPath(id), 303);
}

/** @returns the change, or what is wrong with it. */
function readChange({ kind = '', text = '', on = '' }: Record<string, string>): DeskChange | string {
  const said = text.trim();
  if (kind === 'claim' || kind === 'let-go') return { kind };
  if (kind === 'note') {
    // By the rules of the forms: a line break is one letter, however the browser sends it.
    const read = readMessage(text, MAX_NOTE);
    if (read.ok) return read.text ? { kind, text: read.text } : 'Please write something.';
    return `${read.message}: at most ${MAX_NOTE} letters.`;
  }
  if (kind !== 'next-step') return 'There is no such action.';
  if (said.length > MAX_STEP) return `A next step has ${MAX_STEP} letters at most.`;
  if (on && !/^\d{4}-\d\d-\d\d$/.test(on)) return 'This is not a date.';
  return { kind, text: said, on: said ? on : '' };
}

/** `GET /ops/answering`: how fast enquiries were answered in the last weeks. */
export async function answering(c: Context<AppEnv>): Promise<Response> {
  const rows = await outboxOf(c.env.LEAD_OUTBOX).answering(c.get('deps').now() - WEEKS * WEEK_MS);
  await note(c, 'answering', null);
  return c.html(answeringPage(answeringReport(rows), WEEKS));
}
