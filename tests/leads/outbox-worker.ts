/**
 * Source of the Worker the outbox tests run: the outbox, a short lead route, and doors into the object.
 * A text and not a module, because its imports belong to the Worker's types and not to those of the tests.
 */
export const outboxWorkerSource = `
import { DIRECT_TIMEOUT_MS, deliver, upstreamBody } from './worker/leads/deliver.ts';
import { acceptLead } from './worker/leads/accept-lead.ts';
import { originOf } from './worker/lib/origin-check.ts';
import { outboxes, outboxFor } from './worker/leads/outbox-client.ts';
import { LeadOutbox as Outbox } from './worker/leads/outbox.ts';
import { readLeadBody } from './worker/leads/read-lead-body.ts';
import { parseLead } from './src/leads/lead-schema.ts';
import { plausiblePhone } from './src/leads/phone.ts';

/** The platform's e-mail, over HTTP to a double. */
const emailDouble = (url) => ({
  async send(message) {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(message) });
    if (!answer.ok) throw Object.assign(new Error('refused'), { code: 'E_SENDER_NOT_VERIFIED' });
  },
});

export class LeadOutbox extends Outbox {
  constructor(ctx, env) {
    // A database of an older version, before the newest version sees it for the first time.
    const { sql } = ctx.storage;
    if (env.TEST_FIXTURE && !sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'lead'").toArray().length) sql.exec(env.TEST_FIXTURE);
    super(ctx, env.TEST_EMAIL_URL ? { ...env, TEAM_EMAIL: emailDouble(env.TEST_EMAIL_URL) } : env);
  }
  loseAlarm() { return this.ctx.storage.deleteAlarm(); }
  alarmAt() { return this.ctx.storage.getAlarm(); }
  exec(sql) { this.ctx.storage.sql.exec(sql); }
  rows(table) { return this.ctx.storage.sql.exec('SELECT * FROM ' + table).toArray(); }
}

async function postLead(request, env, ctx) {
  if (originOf(request, 'https://clinic.example') === 'cross') return Response.json({}, { status: 403 });
  const body = await readLeadBody(request);
  if (!body.ok) return Response.json(body, { status: body.status });
  const parsed = parseLead(body.input, plausiblePhone);
  if (!parsed.ok) return Response.json(parsed, { status: 422 });
  return Response.json(await acceptLead({
    lead: parsed.lead,
    outbox: (lead, options) => outboxFor(env.LEAD_OUTBOX, lead).accept(lead, options),
    directDelivery: (lead) => deliver({
      body: upstreamBody(lead), idempotencyKey: lead.key, leadsApi: env.LEADS_API, timeoutMs: DIRECT_TIMEOUT_MS, isPreview: env.ENVIRONMENT === 'preview', fetch: (url, init) => fetch(url, init),
    }),
    log: (event, facts) => console.warn(JSON.stringify({ event, ...facts })),
    later: (work) => ctx.waitUntil(work),
  }), { status: 202 });
}

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/leads') return postLead(request, env, ctx);
    const { method, args } = await request.json();
    const stub = outboxes(env.LEAD_OUTBOX)[0];
    return Response.json((await stub[method](...args)) ?? null);
  },
};
`;
