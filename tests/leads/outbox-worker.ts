/**
 * Source of the Worker the outbox tests run: the outbox, a short lead route, and doors into the object.
 * A text and not a module, because its imports belong to the Worker's types and not to those of the tests.
 */
export const outboxWorkerSource = `
import { LEADS_PATH } from './src/endpoints.ts';
import { DIRECT_TIMEOUT_MS, deliver, upstreamBody } from './worker/leads/deliver.ts';
import { acceptLead } from './worker/leads/accept-lead.ts';
import { originOf } from './worker/lib/request-headers.ts';
import { outboxOf } from './worker/leads/outbox-client.ts';
import { LeadOutbox as Outbox } from './worker/leads/outbox.ts';
import { readLeadBody } from './worker/leads/read-lead-body.ts';
import { parseLead } from './src/leads/parse-lead.ts';
import { plausiblePhone } from './src/leads/phone.ts';

/** The platform's e-mail, over HTTP to a double. */
const emailDouble = (url) => ({
  async send(message) {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(message) });
    if (!answer.ok) throw Object.assign(new Error('refused'), { code: 'E_SENDER_NOT_VERIFIED' });
  },
});

const tablesOf = (storage) =>
  storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT GLOB '_cf*'").toArray().map(({ name }) => name);
const copyOf = (storage) => Object.fromEntries(tablesOf(storage).map((name) => [name, storage.sql.exec('SELECT * FROM ' + name).toArray()]));
function fill(storage, tables) {
  storage.sql.exec('PRAGMA defer_foreign_keys = on');
  for (const name of tablesOf(storage)) storage.sql.exec('DELETE FROM ' + name);
  const order = Object.keys(tables).sort((a, b) => (b === 'lead') - (a === 'lead'));
  for (const name of order) for (const row of tables[name])
    storage.sql.exec('INSERT INTO ' + name + ' (' + Object.keys(row) + ') VALUES (' + Object.keys(row).map(() => '?') + ')', ...Object.values(row));
  // Numbers go on from there as well.
  storage.sql.exec("UPDATE sqlite_sequence SET seq = (SELECT COALESCE(MAX(id), 0) FROM lead) WHERE name = 'lead'");
}

export class LeadOutbox extends Outbox {
  constructor(ctx, env) {
    // A database of an older version, before the newest version sees it for the first time.
    const { sql } = ctx.storage;
    if (env.TEST_FIXTURE && !sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'lead'").toArray().length) sql.exec(env.TEST_FIXTURE);
    const back = ctx.storage.kv.get('return-to');
    if (back) fill(ctx.storage, back);
    ctx.storage.kv.delete('return-to');
    super(ctx, env.TEST_EMAIL_URL ? { ...env, TEAM_EMAIL: emailDouble(env.TEST_EMAIL_URL) } : env);
  }
  /** What the platform would have on record for this moment. */
  testRecord(name) { this.ctx.storage.kv.put('record-' + name, copyOf(this.ctx.storage)); }
  /** The platform's way back, of which the local one has nothing: a record is laid over the tables at the next start. */
  recoverableStorage() {
    const { storage } = this.ctx;
    return {
      sql: storage.sql,
      transactionSync: (work) => storage.transactionSync(work),
      getBookmarkForTime: async () => 'then',
      onNextSessionRestoreBookmark: async (name) => {
        const record = storage.kv.get('record-' + name);
        if (!record) throw new Error('There is no such bookmark');
        this.testRecord('undo');
        storage.kv.put('return-to', record);
        return 'undo';
      },
    };
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
    outbox: (lead, options) => outboxOf(env.LEAD_OUTBOX).accept(lead, options),
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
    if (pathname === LEADS_PATH) return postLead(request, env, ctx);
    const { method, args } = await request.json();
    if (method === 'restart') return Response.json(await outboxOf(env.LEAD_OUTBOX).restart().then(() => 'ended', () => 'broken'));
    const stub = outboxOf(env.LEAD_OUTBOX);
    return Response.json((await stub[method](...args)) ?? null);
  },
};
`;
