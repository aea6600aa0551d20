import type { Context } from 'hono';
import * as words from '#words/refusals';
import { inLanguage } from '../../../src/languages/in-language.ts';
import { ENGLISH } from '../../../src/languages/saying.ts';
import { agreedEntry, calendarEntry } from '../../../src/leads/calendar-entry.ts';
import { isCalendarDate, TIME } from '../../../src/leads/lead-values.ts';
import { type Slot, slotProblem } from '../../../src/leads/slots.ts';
import { LANGUAGE_FIELD } from '../../../src/leads/treatments.ts';
import type { AppEnv } from '../../dependencies.ts';
import { OUTBOX_TIMEOUT_MS } from '../../leads/accept-lead.ts';
import { outboxOf } from '../../leads/outbox-client.ts';
import { within } from '../../lib/async.ts';
import { errorName } from '../../lib/failure.ts';
import { isRateLimited } from '../../lib/flood.ts';
import { refused } from '../../lib/refused.ts';
import { givenLanguage } from '../../lib/visitor-language.ts';

/** What opens an agreed time: a UUID. */
const ENTRY = /^[0-9a-f-]{36}$/;

/**
 * `GET /api/leads/slot.ics`: a time as a calendar entry. `?date=…&time=…` is a requested one; `?entry=…` an agreed one as it is now, by a
 * key that opens nothing else.
 */
export async function slotCalendar(c: Context<AppEnv>): Promise<Response> {
  const { settings, now } = c.get('deps');
  const origin = { now: now(), host: new URL(settings.SITE_ORIGIN).host };
  const entry = c.req.query('entry');
  if (entry !== undefined) return agreedCalendar(c, entry, origin);
  const slot = readSlot(c.req.query('date') ?? '', c.req.query('time') ?? '');
  if (!slot) return refused(c, 404, 'not-found', () => words.noTime, { language: languageOf(c) });
  return calendarAnswer(
    c,
    said(c, () => calendarEntry(slot, origin)),
    'requested-consultation.ics',
  );
}

async function agreedCalendar(c: Context<AppEnv>, entry: string, origin: { now: number; host: string }): Promise<Response> {
  if (!ENTRY.test(entry)) return refused(c, 404, 'not-found', () => words.noTime, { language: languageOf(c) });
  if (await isRateLimited(c, 'enquiry'))
    return refused(c, 429, 'too-many', () => words.manyTimes, {
      language: languageOf(c),
      headers: { 'Retry-After': '60' },
    });
  try {
    const facts = await within(outboxOf(c.env.LEAD_OUTBOX).calendarOf(entry), OUTBOX_TIMEOUT_MS);
    if (!facts) return refused(c, 404, 'not-found', () => words.noTime, { language: languageOf(c) });
    return calendarAnswer(
      c,
      said(c, () => agreedEntry(facts, origin)),
      'consultation.ics',
    );
  } catch (error) {
    c.get('deps').log(JSON.stringify({ event: 'calendar-not-answered', error: errorName(error) }));
    return refused(c, 503, 'unavailable', () => words.noEntry, { language: languageOf(c) });
  }
}

/** The words of an entry are those of the page it was asked for on. */
const said = (c: Context<AppEnv>, entry: () => string): string => inLanguage(languageOf(c), entry);

const languageOf = (c: Context<AppEnv>): string => givenLanguage(c.req.query(LANGUAGE_FIELD)) || ENGLISH;

const calendarAnswer = (c: Context<AppEnv>, entry: string, name: string): Response =>
  c.body(entry, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });

/** A time within the opening hours, past or future; null for anything else. */
export function readSlot(date: string, time: string): Slot | null {
  if (!isCalendarDate(date) || !TIME.test(time)) return null;
  return slotProblem({ date, time }) ? null : { date, time };
}
