import type { Context } from 'hono';
import * as leadMessages from '#words/lead-messages';
import * as words from '#words/refusals';
import { clinic } from '../../../src/content/clinic.ts';
import { inLanguage } from '../../../src/languages/in-language.ts';
import { ENGLISH } from '../../../src/languages/saying.ts';
import type { Lead, LeadEnvelope, LeadFieldErrors } from '../../../src/leads/lead.ts';
import { parseLead } from '../../../src/leads/parse-lead.ts';
import { timeRuleAt } from '../../../src/leads/time-rule.ts';
import { LANGUAGE_FIELD } from '../../../src/leads/treatments.ts';
import { href } from '../../../src/routes.ts';
import type { AppEnv } from '../../dependencies.ts';
import { addressFor, localPath, shownLanguage } from '../../languages.ts';
import { type AcceptedLead, acceptLead, OUTBOX_TIMEOUT_MS } from '../../leads/accept-lead.ts';
import { DIRECT_TIMEOUT_MS, deliver, upstreamBody } from '../../leads/deliver.ts';
import { phoneReaderFor } from '../../leads/lead-phone.ts';
import { outboxOf } from '../../leads/outbox-client.ts';
import { readLeadBody } from '../../leads/read-lead-body.ts';
import { challengeOf, isPerson } from '../../leads/turnstile.ts';
import { within } from '../../lib/async.ts';
import { failure } from '../../lib/failure.ts';
import { isRateLimited } from '../../lib/flood.ts';
import { refused } from '../../lib/refused.ts';
import { addressOf, firstLanguage, originOf } from '../../lib/request-headers.ts';
import { givenLanguage } from '../../lib/visitor-language.ts';
import { countFigure } from '../../monitor/monitor-client.ts';
import { opsBearer } from '../../ops/guard.ts';
import { tooManyTokens } from '../../ops/health.ts';
import { unreadForm } from '../errors.ts';
import { formAgain } from '../pages/form-again.ts';
import { storedCookie } from './enquiry.ts';

/** What a refused enquiry is answered with: the sentence, and what is wrong with each field. */
export interface Refusal {
  status: 403 | 422 | 429 | 503;
  code: string;
  message: string;
  fields: LeadFieldErrors;
  retryAfterSec?: number;
}

const FLOOD_RETRY_SEC = 60;

/**
 * `POST /api/leads`: an enquiry, as JSON from the application or as a plain form without it. 202 and a reference only when it is
 * stored (row GATE-14); a plain form is sent on to the thank-you page, or shown again with every word kept (row FORM-19).
 */
export async function postLead(c: Context<AppEnv>): Promise<Response> {
  if (c.req.header(DRY_RUN_HEADER) !== undefined) return dryRunLead(c);
  const { settings, now } = c.get('deps');
  if (originOf(c.req.raw, settings.SITE_ORIGIN) === 'cross') return refused(c, 403, 'cross-site', () => words.otherSite);
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) return unreadForm(c, body);
  const language = givenLanguage(body.input[LANGUAGE_FIELD]);
  const said = <T>(work: () => T): T => inLanguage(language || ENGLISH, work);
  const readPhone = await phoneReaderFor(c);
  const parsed = said(() => parseLead(body.input, readPhone, timeRuleAt(now())));
  if (!parsed.ok) {
    const message = Object.values(parsed.fields)[0] ?? said(() => leadMessages.invalid);
    return refuse(c, body, language, { status: 422, code: 'invalid', message, fields: parsed.fields });
  }
  // A form without script has no key of its own; its thank-you page needs one.
  const lead = { ...parsed.lead, key: parsed.lead.key || crypto.randomUUID() };
  const result = (await isRateLimited(c, 'lead'))
    ? ({ status: 'limited', retryAfterSec: FLOOD_RETRY_SEC } as const)
    : await accept(c, lead, envelopeOf(body.input), language);
  if (result.status === 'failed') countFigure(c, 'lead-failures');
  const refusal = said(() => refusalOf(result));
  if (refusal) return refuse(c, body, language, refusal);
  const reference = 'reference' in result ? result.reference : null;
  if (body.kind === 'json') return c.json({ ok: true, reference, at: now() }, 202, { 'Cache-Control': 'no-store' });
  // In production nothing leads to a draft.
  const spoken = shownLanguage(language, settings) ?? localPath(lead.page, settings).language;
  const path = addressFor(spoken, href('thankYou'));
  return c.body(null, 303, {
    Location: path,
    'Cache-Control': 'no-store',
    'Set-Cookie': storedCookie(c, lead, { reference, path }),
  });
}

const envelopeOf = ({ opened, challenge }: Record<string, unknown>): LeadEnvelope => ({
  opened: typeof opened === 'string' ? opened : '',
  challenge: typeof challenge === 'string' ? challenge : '',
});

/** @param language of the page the form stood on; empty for English, where the browser’s own tells more about the visitor. */
async function accept(
  c: Context<AppEnv>,
  lead: Lead,
  { opened, challenge }: LeadEnvelope,
  language: string,
): Promise<AcceptedLead> {
  const { env } = c;
  const { settings, waitUntil, log } = c.get('deps');
  const load = (url: string, init: RequestInit) => fetch(url, init);
  return acceptLead({
    lead,
    visitor: {
      address: addressOf(c),
      opened,
      checked: await isPerson(settings, challenge, load),
      language: language || firstLanguage(c.req.header('Accept-Language')),
    },
    outbox: async (filed, options) => outboxOf(env.LEAD_OUTBOX).accept(filed, { ...options, hours: clinic.hours }),
    directDelivery: (filed) =>
      deliver({
        body: upstreamBody(filed),
        idempotencyKey: filed.key,
        leadsApi: settings.LEADS_API,
        timeoutMs: DIRECT_TIMEOUT_MS,
        isPreview: settings.ENVIRONMENT === 'preview',
        fetch: load,
      }),
    log(event, facts) {
      log(JSON.stringify({ event, ...facts }));
      if (event === 'lead-record-lost') countFigure(c, 'records-lost');
    },
    later: waitUntil,
  });
}

function refusalOf(result: AcceptedLead): Refusal | null {
  if (result.status === 'conflict') return { status: 422, code: 'key-reused', message: words.sentBefore, fields: {} };
  if (result.status === 'limited') return limited(result.retryAfterSec);
  return result.status === 'failed' ? { status: 503, code: 'not-stored', message: leadMessages.failed, fields: {} } : null;
}

/** Row GATE-17: wait, or another way at once. Mobile networks share addresses, so nobody is accused. */
function limited(retryAfterSec: number): Refusal {
  const minutes = Math.ceil(retryAfterSec / 60);
  const wait = minutes > 90 ? words.hours({ n: Math.ceil(minutes / 60) }) : words.minutes({ n: minutes });
  const message = words.manyEnquiries({ wait, phone: clinic.phones.general.value.shown });
  return { status: 429, code: 'too-many', message, fields: {}, retryAfterSec };
}

function refuse(
  c: Context<AppEnv>,
  body: { kind: 'json' | 'form'; input: Record<string, unknown> },
  language: string,
  refusal: Refusal,
): Promise<Response> | Response {
  if (body.kind === 'form') return formAgain(c, body.input, refusal);
  const { status, code, message, fields, retryAfterSec } = refusal;
  const challenge = status === 429 ? challengeOf(c.get('deps').settings) : null;
  return failure(c, status, code, message, {
    fields: { ...fields },
    ...(challenge && { challenge }),
    headers: { 'Content-Language': language || ENGLISH, ...(retryAfterSec && { 'Retry-After': String(retryAfterSec) }) },
  });
}

/** A trial of the way of an enquiry: `npm run smoke`. */
const DRY_RUN_HEADER = 'X-Dry-Run';

/**
 * What `POST /api/leads` does with a trial: reads and checks it as any enquiry, asks the outbox whether it is there, and stores and
 * sends nothing. For the team's token alone. Without it the trial is refused rather than taken for an enquiry.
 */
async function dryRunLead(c: Context<AppEnv>): Promise<Response> {
  const bearer = await opsBearer(c);
  if (bearer === 'limited') return tooManyTokens(c);
  if (bearer !== 'right') return failure(c, 403, 'dry-run', 'A trial needs the token of the team.');
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) return failure(c, body.status, body.code, body.message);
  const parsed = parseLead(body.input, await phoneReaderFor(c), timeRuleAt(c.get('deps').now()));
  if (!parsed.ok) return failure(c, 422, 'invalid', leadMessages.invalid, { fields: { ...parsed.fields } });
  try {
    await within(outboxOf(c.env.LEAD_OUTBOX).counts(), OUTBOX_TIMEOUT_MS);
  } catch {
    return failure(c, 503, 'outbox', 'The outbox does not answer.');
  }
  return c.json({ ok: true, dryRun: true, reference: null }, 200, { 'Cache-Control': 'no-store' });
}
