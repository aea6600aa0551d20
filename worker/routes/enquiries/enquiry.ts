import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import * as words from '#words/refusals';
import type { PageContent } from '../../../src/documents/page-data.ts';
import { inLanguage } from '../../../src/languages/in-language.ts';
import {
  askForReference,
  type EnquiryAction,
  type EnquiryView,
  enquiryActions,
  type KeptReply,
  nothingStored,
  type ReferenceProblem,
  type ReplyNotice,
  readReference,
  type StoredView,
} from '../../../src/leads/enquiry-view.ts';
import { type Lead, leadForms } from '../../../src/leads/lead.ts';
import { STORED_COOKIE } from '../../../src/leads/stored-cookie.ts';
import { requestableDays } from '../../../src/leads/time-rule.ts';
import type { AppEnv } from '../../dependencies.ts';
import { OUTBOX_TIMEOUT_MS } from '../../leads/accept-lead.ts';
import type { VisitorReply } from '../../leads/dialogue-contract.ts';
import { shownNumber } from '../../leads/lead-phone.ts';
import { outboxOf } from '../../leads/outbox-client.ts';
import type { EnquiryStatus } from '../../leads/outbox-contract.ts';
import { readLeadBody } from '../../leads/read-lead-body.ts';
import { within } from '../../lib/async.ts';
import { errorName } from '../../lib/failure.ts';
import { isRateLimited } from '../../lib/flood.ts';
import { refused, visitorLanguage } from '../../lib/refused.ts';
import { originOf } from '../../lib/request-headers.ts';
import { unreadForm } from '../errors.ts';
import { htmlAnswer } from '../pages/html-answer.ts';
import { visitorPage } from '../pages/page-document.ts';
import { keptReply, NOTICE_STATUS, noticeOf, readReply, shownDialogue } from './enquiry-reply.ts';
import { readSlot } from './slot-calendar.ts';

const STORED_FOR_SEC = 15 * 60;

/**
 * Tells the thank-you page what was stored, past the address: a cookie for that page alone, for a quarter of an hour. A reference in
 * an address would stay in histories and logs, and whoever has it may erase the enquiry. Script may reach it, for “Clear my traces” to
 * remove it: it could read the page that shows all of it as well. `path`: that of the page, in its language.
 */
export function storedCookie(
  c: Context<AppEnv>,
  { form, date, time, key }: Lead,
  { reference, path }: { reference: string | null; path: string },
): string {
  return generateCookie(STORED_COOKIE, [reference ?? '', form, date, time, key].join('_'), {
    path,
    maxAge: STORED_FOR_SEC,
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
  });
}

/** `GET /thank-you`: where a form that was posted without script ends (row FORM-15). */
export async function thankYou(c: Context<AppEnv>): Promise<Response> {
  const view = await storedView(c);
  return show(c, { kind: 'thank-you', ...view });
}

async function storedView(c: Context<AppEnv>): Promise<StoredView> {
  const now = c.get('deps').now();
  const [given = '', sent, date = '', time = '', key = ''] = (getCookie(c, STORED_COOKIE) ?? '').split('_');
  const form = leadForms.find((name) => name === sent);
  if (!form) return nothingStored(now);
  const reference = readReference(given);
  const call = reference ? await numberToCall(c, reference, key) : '';
  return { reference, form, slot: readSlot(date, time), call, at: now };
}

/** The number of an enquiry, for whoever has its key as well as its reference: the browser that has just sent it. */
async function numberToCall(c: Context<AppEnv>, reference: string, key: string): Promise<string> {
  if (!key || (await isRateLimited(c, 'enquiry'))) return '';
  try {
    const stored = await within(outboxOf(c.env.LEAD_OUTBOX).phoneOf(reference, key), OUTBOX_TIMEOUT_MS);
    return stored ? await shownNumber(stored) : '';
  } catch (error) {
    // The page thanks all the same.
    c.get('deps').log(JSON.stringify({ event: 'number-not-told', error: errorName(error) }));
    return '';
  }
}

/** `GET /enquiry`: asks for a reference. */
export const enquiryPage = (c: Context<AppEnv>): Promise<Response> => show(c, ofView(askForReference()));

/**
 * `POST /enquiry`: where an enquiry stands, for whoever knows its reference; takes a proposed time, asks for others, cancels, asks or
 * answers a question, withdraws or erases it. A plain form with and without script: the reference travels in the body alone.
 */
export async function postEnquiry(c: Context<AppEnv>): Promise<Response> {
  if (originOf(c.req.raw, c.get('deps').settings.SITE_ORIGIN) === 'cross')
    return refused(c, 403, 'cross-site', () => words.otherSitePage);
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) return unreadForm(c, body);
  const typed = String(body.input['reference'] ?? '').slice(0, 40);
  const action = enquiryActions.find((name) => name === body.input['action']) ?? 'look';
  const view = await viewOf(c, typed, keptReply(action, body.input));
  return show(c, ofView(view), statusCodeOf(view));
}

function statusCodeOf(view: EnquiryView) {
  if (view.step === 'ask' && view.problem) return PROBLEM_STATUS[view.problem];
  return view.step === 'shown' && view.notice ? NOTICE_STATUS[view.notice] : 200;
}

const PROBLEM_STATUS = { malformed: 422, unknown: 404, busy: 429, unavailable: 503 } as const satisfies Record<
  ReferenceProblem,
  number
>;

async function viewOf(c: Context<AppEnv>, typed: string, posted: KeptReply): Promise<EnquiryView> {
  const kept = UNSAID.has(posted.action) ? null : posted;
  const reference = readReference(typed);
  if (!reference) return askForReference(typed, 'malformed', kept);
  if (await isRateLimited(c, 'enquiry')) return askForReference(typed, 'busy', kept);
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  try {
    const answered = await within(actOn(outbox, reference, posted), OUTBOX_TIMEOUT_MS);
    if (answered.status === 'unknown') return askForReference(typed, 'unknown', kept);
    if (answered.status !== 'erased' && posted.action === 'erase') return { step: 'confirm', reference };
    // The address of a calendar entry names the language of the page.
    return inLanguage(visitorLanguage(c), () => shown(reference, answered, { kept, now: c.get('deps').now() }));
  } catch (error) {
    c.get('deps').log(JSON.stringify({ event: 'enquiry-not-answered', error: errorName(error) }));
    return askForReference(typed, 'unavailable', kept);
  }
}

/** Actions with which nothing is said that would have to be kept. */
const UNSAID: ReadonlySet<EnquiryAction> = new Set(['look', 'withdraw', 'erase', 'erase-confirmed']);

type Answered = EnquiryStatus & { notice: ReplyNotice | null };

async function actOn(outbox: ReturnType<typeof outboxOf>, reference: string, posted: KeptReply): Promise<Answered> {
  if (posted.action === 'withdraw') return { ...(await outbox.withdraw(reference)), notice: null };
  if (posted.action === 'erase-confirmed') return { ...(await outbox.eraseByReference(reference)), notice: null };
  const reply = readReply(posted);
  const notice = reply && ('problem' in reply ? reply.problem : await replied(outbox, reference, reply));
  return { ...(await outbox.statusOf(reference)), notice };
}

async function replied(outbox: ReturnType<typeof outboxOf>, reference: string, reply: VisitorReply): Promise<ReplyNotice | null> {
  const outcome = await outbox.reply(reference, reply);
  return outcome === 'unknown' ? null : noticeOf(outcome, reply);
}

function shown(
  reference: string,
  answered: Exclude<Answered, { status: 'unknown' }>,
  { kept, now }: { kept: KeptReply | null; now: number },
): EnquiryView {
  if (answered.status === 'erased') {
    const { receipt, erasedAt, delivered } = answered;
    return { step: 'erased', reference, receipt, at: erasedAt, delivered };
  }
  const { status, acceptedAt, dialogue, notice } = answered;
  const taken = notice === null || NOTICE_STATUS[notice] === 200;
  return {
    step: 'shown',
    reference,
    status,
    since: acceptedAt,
    at: now,
    ...shownDialogue(dialogue, now),
    notice,
    kept: taken ? null : kept,
  };
}

const ofView = (view: EnquiryView): PageContent => ({ kind: 'enquiry', view });

async function show(
  c: Context<AppEnv>,
  content: PageContent,
  status: 200 | 404 | 409 | 422 | 429 | 503 = 200,
): Promise<Response> {
  const document = await visitorPage(c, new URL(c.req.url).pathname, { data: { status: 'found', content } });
  return htmlAnswer(c, document, { status, state: 'BYPASS' });
}

/**
 * `POST /api/leads/opened`: a signed note of when a form was opened (row FORM-17). Without the outbox there is none, and no harm; nor is
 * there for an address that asks for too many. Beside it the days that can be asked for, for the device's own clock may be wrong.
 */
export async function issueFormToken(c: Context<AppEnv>): Promise<Response> {
  if (originOf(c.req.raw, c.get('deps').settings.SITE_ORIGIN) === 'cross')
    return refused(c, 403, 'cross-site', () => words.otherSitePage);
  if (await isRateLimited(c, 'opened'))
    return refused(c, 429, 'too-many', () => words.manyForms, { headers: { 'Retry-After': '60' } });
  const opened = await within(outboxOf(c.env.LEAD_OUTBOX).issueFormToken(), OUTBOX_TIMEOUT_MS).catch(() => '');
  return c.json({ ok: true, opened, ...requestableDays(c.get('deps').now()) }, 200, { 'Cache-Control': 'no-store' });
}
