import type { Context } from 'hono';
import { type LeadFieldErrors, leadMessages } from '../../src/leads/lead.ts';
import { parseLead } from '../../src/leads/lead-schema.ts';
import type { RefusedForm } from '../../src/leads/refused-form.ts';
import { href, matchRoute } from '../../src/routes.ts';
import { failure } from '../failure.ts';
import { renderPage } from '../html/render-page.ts';
import { type AcceptedLead, acceptLead } from '../leads/accept-lead.ts';
import { DIRECT_TIMEOUT_MS, deliver, upstreamBody } from '../leads/deliver.ts';
import { originOf } from '../leads/origin-check.ts';
import { outboxFor } from '../leads/outbox-client.ts';
import { readLeadBody } from '../leads/read-lead-body.ts';
import type { AppEnv } from '../tools.ts';
import { htmlAnswer } from './pages.ts';

/** What a refused enquiry is answered with: the sentence, and what is wrong with each field. */
interface Refusal {
  status: 403 | 422 | 503;
  code: string;
  message: string;
  fields: LeadFieldErrors;
}

const CROSS_SITE: Refusal = { status: 403, code: 'cross-site', message: 'Please send this form from our own site.', fields: {} };
const NOT_STORED: Refusal = { status: 503, code: 'not-stored', message: leadMessages.failed, fields: {} };
const CONFLICT: Refusal = {
  status: 422,
  code: 'key-reused',
  message: 'This form was sent before with other details. Please reload the page and send it again.',
  fields: {},
};

/**
 * `POST /api/leads`: an enquiry, as JSON from the application or as a plain form without it. 202 and a reference only when it is
 * stored (row GATE-14); a plain form is sent on to the thank-you page, or shown again with every word kept (row FORM-19).
 */
export async function postLead(c: Context<AppEnv>): Promise<Response> {
  if (originOf(c.req.raw, c.get('tools').settings.SITE_ORIGIN) === 'cross')
    return failure(c, CROSS_SITE.status, CROSS_SITE.code, CROSS_SITE.message);
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) return failure(c, body.status, body.code, body.message);
  const parsed = parseLead(body.input);
  const result: AcceptedLead | Refusal = parsed.ok
    ? await accept(c, parsed.lead)
    : { status: 422, code: 'invalid', message: Object.values(parsed.fields)[0] ?? leadMessages.invalid, fields: parsed.fields };
  const refusal = refusalOf(result);
  if (refusal) return body.kind === 'form' ? formAgain(c, body.input, refusal) : refused(c, refusal);
  const reference = 'reference' in result ? result.reference : null;
  if (body.kind === 'json') return c.json({ ok: true, reference }, 202, { 'Cache-Control': 'no-store' });
  const query = reference ? `?reference=${reference}` : '';
  return c.body(null, 303, { Location: href('thankYou') + query, 'Cache-Control': 'no-store' });
}

function accept(c: Context<AppEnv>, lead: Extract<ReturnType<typeof parseLead>, { ok: true }>['lead']): Promise<AcceptedLead> {
  const { env } = c;
  const { settings, waitUntil, log } = c.get('tools');
  return acceptLead({
    lead,
    outbox: async (filed, options) => outboxFor(env.LEAD_OUTBOX, filed).accept(filed, options),
    directDelivery: (filed) =>
      deliver({
        body: upstreamBody(filed),
        idempotencyKey: filed.key,
        leadsApi: settings.LEADS_API,
        timeoutMs: DIRECT_TIMEOUT_MS,
        fetch: (url, init) => fetch(url, init),
      }),
    log: (event, facts) => log(JSON.stringify({ event, ...facts })),
    later: waitUntil,
  });
}

function refusalOf(result: AcceptedLead | Refusal): Refusal | null {
  if ('code' in result) return result;
  if (result.status === 'conflict') return CONFLICT;
  return result.status === 'failed' ? NOT_STORED : null;
}

const refused = (c: Context<AppEnv>, { status, code, message, fields }: Refusal): Response =>
  failure(c, status, code, message, { fields: { ...fields } });

/** The page the form stood on, with what was typed and what is wrong with it. It goes to this visitor alone and is not kept. */
async function formAgain(
  c: Context<AppEnv>,
  input: Record<string, unknown>,
  { status, message, fields }: Refusal,
): Promise<Response> {
  const values = Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const form: RefusedForm = { form: values['form'] ?? '', values, fields, message: Object.keys(fields).length ? '' : message };
  const match = matchRoute(values['page'] ?? '');
  const path = match?.route.kind === 'static' ? match.route.path : href('gallery');
  const html = await renderPage(path, { origin: c.get('tools').settings.SITE_ORIGIN, form });
  return htmlAnswer(c, { body: html, etag: null }, { status: status === 403 ? 422 : status, state: 'BYPASS' });
}
