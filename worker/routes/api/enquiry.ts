import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { PageContent } from '../../../src/content/page-data.ts';
import { calendarEntry } from '../../../src/leads/calendar-entry.ts';
import {
  askForReference,
  type EnquiryAction,
  type EnquiryView,
  enquiryActions,
  nothingStored,
  type ReferenceProblem,
  readReference,
  type StoredView,
} from '../../../src/leads/enquiry-view.ts';
import { type Lead, leadForms } from '../../../src/leads/lead.ts';
import { type Slot, shownInstant, slotProblem } from '../../../src/leads/slots.ts';
import { whatNext } from '../../../src/leads/what-next.ts';
import { href } from '../../../src/routes.ts';
import type { AppEnv } from '../../dependencies.ts';
import { requestsReducedData } from '../../html/reduced-data.ts';
import { renderPage } from '../../html/render-page.ts';
import { shownNumber } from '../../leads/lead-phone.ts';
import { outboxOf } from '../../leads/outbox-client.ts';
import type { EnquiryStatus } from '../../leads/outbox-contract.ts';
import { readLeadBody } from '../../leads/read-lead-body.ts';
import { errorName } from '../../lib/error-name.ts';
import { failure } from '../../lib/failure.ts';
import { isRateLimited } from '../../lib/flood.ts';
import { originOf } from '../../lib/origin-check.ts';
import { within } from '../../lib/within.ts';
import { withLinks } from '../pages/document-links.ts';
import { htmlAnswer } from '../pages/pages.ts';

const STORED_COOKIE = 'enquiry';
const STORED_FOR_SEC = 15 * 60;
const OUTBOX_TIMEOUT_MS = 5000;
const CLINIC_ZONE = 'Asia/Kolkata';

/**
 * Tells the thank-you page what was stored, past the address: a cookie for that page alone, for a quarter of an hour. A reference in
 * an address would stay in histories and logs, and whoever has it may erase the enquiry.
 */
export function storedCookie(c: Context<AppEnv>, { form, date, time, key }: Lead, reference: string): string {
  return generateCookie(STORED_COOKIE, [reference, form, date, time, key].join('_'), {
    path: href('thankYou'),
    maxAge: STORED_FOR_SEC,
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
  });
}

/** `GET /thank-you`: where a form that was posted without script ends (row FORM-15). */
export async function thankYou(c: Context<AppEnv>): Promise<Response> {
  const view = await storedView(c);
  return show(c, href('thankYou'), { kind: 'thank-you', ...view });
}

async function storedView(c: Context<AppEnv>): Promise<StoredView> {
  const now = c.get('deps').now();
  const [given = '', form, date = '', time = '', key = ''] = (getCookie(c, STORED_COOKIE) ?? '').split('_');
  const reference = readReference(given);
  if (!reference) return nothingStored(now);
  const slot = readSlot(date, time);
  const call = await numberToCall(c, reference, key);
  return { reference, form: leadForms.find((name) => name === form) ?? null, slot, call, next: whatNext(now) };
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
export const enquiryPage = (c: Context<AppEnv>): Promise<Response> => show(c, href('enquiry'), ofView(askForReference()));

/**
 * `POST /enquiry`: where an enquiry stands, for whoever knows its reference; withdraws or erases it. A plain form with and without
 * script: the reference travels in the body alone.
 */
export async function postEnquiry(c: Context<AppEnv>): Promise<Response> {
  if (originOf(c.req.raw, c.get('deps').settings.SITE_ORIGIN) === 'cross')
    return failure(c, 403, 'cross-site', 'Please use the form on our own site.');
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) return failure(c, body.status, body.code, body.message);
  const typed = String(body.input['reference'] ?? '').slice(0, 40);
  const action = enquiryActions.find((name) => name === body.input['action']) ?? 'look';
  const view = await viewOf(c, typed, action);
  return show(c, href('enquiry'), ofView(view), view.step === 'ask' && view.problem ? PROBLEM_STATUS[view.problem] : 200);
}

const PROBLEM_STATUS = { malformed: 422, unknown: 404, busy: 429, unavailable: 503 } as const satisfies Record<
  ReferenceProblem,
  number
>;

async function viewOf(c: Context<AppEnv>, typed: string, action: EnquiryAction): Promise<EnquiryView> {
  const reference = readReference(typed);
  if (!reference) return askForReference(typed, 'malformed');
  if (await isRateLimited(c, 'enquiry')) return askForReference(typed, 'busy');
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  try {
    const status = await within(actOn(outbox, reference, action), OUTBOX_TIMEOUT_MS);
    if (status.status === 'unknown') return askForReference(typed, 'unknown');
    if (status.status !== 'erased' && action === 'erase') return { step: 'confirm', reference };
    return shown(reference, status, c.get('deps').now());
  } catch (error) {
    c.get('deps').log(JSON.stringify({ event: 'enquiry-not-answered', error: errorName(error) }));
    return askForReference(typed, 'unavailable');
  }
}

async function actOn(outbox: ReturnType<typeof outboxOf>, reference: string, action: EnquiryAction): Promise<EnquiryStatus> {
  if (action === 'withdraw') return outbox.withdraw(reference);
  if (action === 'erase-confirmed') return outbox.eraseByReference(reference);
  return outbox.statusOf(reference);
}

function shown(reference: string, status: Exclude<EnquiryStatus, { status: 'unknown' }>, now: number): EnquiryView {
  if (status.status === 'erased') {
    const { receipt, erasedAt, delivered } = status;
    return { step: 'erased', reference, receipt, at: shownInstant(erasedAt, CLINIC_ZONE), delivered };
  }
  const since = shownInstant(status.acceptedAt, CLINIC_ZONE);
  return { step: 'shown', reference, status: status.status, since, next: whatNext(now) };
}

const ofView = (view: EnquiryView): PageContent => ({ kind: 'enquiry', view });

async function show(
  c: Context<AppEnv>,
  path: string,
  content: PageContent,
  status: 200 | 404 | 422 | 429 | 503 = 200,
): Promise<Response> {
  const deps = c.get('deps');
  const { SITE_ORIGIN: origin } = deps.settings;
  const saver = requestsReducedData(c.req.raw.headers);
  const body = await withLinks(deps, await renderPage(path, { origin, saver, data: { status: 'found', content } }));
  return htmlAnswer(c, { body, etag: null }, { status, state: 'BYPASS' });
}

/** `GET /api/leads/slot.ics?date=…&time=…`: a wished time as a calendar entry. */
export function slotCalendar(c: Context<AppEnv>): Response {
  const slot = readSlot(c.req.query('date') ?? '', c.req.query('time') ?? '');
  if (!slot) return failure(c, 404, 'not-found', 'There is no such time.');
  const host = new URL(c.get('deps').settings.SITE_ORIGIN).host;
  return c.body(calendarEntry(slot, { now: c.get('deps').now(), host }), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="wished-consultation.ics"',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });
}

/** A time within the opening hours, past or future; null for anything else. */
function readSlot(date: string, time: string): Slot | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return null;
  if (Number.isNaN(Date.parse(`${date}T${time}:00Z`))) return null;
  return slotProblem({ date, time }, 0) ? null : { date, time };
}

/**
 * `POST /api/leads/opened`: a signed note of when a form was opened (row FORM-17). Without the outbox there is none, and no harm; nor is
 * there for an address that asks for too many.
 */
export async function issueFormToken(c: Context<AppEnv>): Promise<Response> {
  if (originOf(c.req.raw, c.get('deps').settings.SITE_ORIGIN) === 'cross')
    return failure(c, 403, 'cross-site', 'Please use the form on our own site.');
  if (await isRateLimited(c, 'opened'))
    return failure(c, 429, 'too-many', 'Too many forms were opened. Please wait a minute.', { headers: { 'Retry-After': '60' } });
  const opened = await within(outboxOf(c.env.LEAD_OUTBOX).issueFormToken(), OUTBOX_TIMEOUT_MS).catch(() => '');
  return c.json({ ok: true, opened }, 200, { 'Cache-Control': 'no-store' });
}
