import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { makeLead, setOutboxScene, until } from './outbox-scene.ts';

const DAY_MS = 86_400_000;
const scene = setOutboxScene();

const personal = {
  name: 'Asha Unforgettable',
  phone_number: '9876501234',
  email: 'asha.unforgettable@example.com',
  requirement: 'A very private wish',
};
/** Tables that hold anything of a lead, by the column that names it. */
const OF_A_LEAD = {
  lead: 'id',
  request_key: 'lead_id',
  admission: 'lead_id',
  notification: 'lead_id',
  lead_note: 'lead_id',
  meeting: 'lead_id',
  proposal: 'lead_id',
  talk: 'lead_id',
} as const;
const TABLES = [...Object.keys(OF_A_LEAD), 'erasure', 'day_key', 'look'];

const call = (method: string, ...args: unknown[]) => scene.outbox.call(method, ...args);
const everything = async () => JSON.stringify(await Promise.all(TABLES.map((table) => call('rows', table))));

async function filed(changes = {}): Promise<string> {
  const answer = await scene.outbox.accept(makeLead({ form: 'callback', ...personal, ...changes }), { address: '203.0.113.7' });
  if (!('reference' in answer)) throw new Error('the lead was not filed');
  return answer.reference;
}

describe('an enquiry by its reference', () => {
  it('is received, delivered, answered', async () => {
    scene.upstream.answer = () => ({ status: 503 });
    const reference = await filed();
    expect(await call('statusOf', reference)).toMatchObject({ status: 'received', form: 'callback' });
    scene.upstream.answer = () => ({ status: 200 });
    await scene.untilCounts({ delivered: 1 });
    expect(await call('statusOf', reference)).toMatchObject({ status: 'delivered' });
    await call('act', 1, 'answered');
    expect(await call('statusOf', reference)).toMatchObject({ status: 'answered' });
    expect(await call('statusOf', '2222-2222')).toEqual({ status: 'unknown' });
  });

  it('is not sent any more once it is withdrawn, and cannot be sent by mistake', async () => {
    scene.upstream.answer = () => ({ status: 503 });
    const reference = await filed();
    await scene.untilFailed(1);
    expect(await call('withdraw', reference)).toMatchObject({ status: 'withdrawn' });
    const sent = scene.upstream.calls.length;
    await call('act', 1, 'retry');
    await scene.passAnother();
    expect(scene.upstream.calls.length).toBeLessThanOrEqual(sent + 2);
    expect(await scene.outbox.counts()).toMatchObject({ waiting: 0, parked: 0, delivered: 1 });
  });

  it('is erased for good: no table, answer or log line holds anything of the person', async () => {
    const reference = await filed();
    await scene.untilCounts({ delivered: 1 });
    await call('recordAccess', { at: Date.now(), who: 'token', what: 'read', leadId: 1 });
    expect(await everything()).toContain(personal.name);
    const status = await call('eraseByReference', reference);
    expect(status).toMatchObject({ status: 'erased', receipt: expect.stringMatching(/^\w{4}-\w{4}$/), delivered: true });
    // Asked again, the same receipt; an erased reference is not given out anew.
    expect(await call('eraseByReference', reference)).toEqual(status);
    expect(await call('statusOf', reference)).toEqual(status);
    const left = (await everything()) + JSON.stringify(await call('list', { limit: 50 })) + scene.outbox.logged();
    for (const value of Object.values(personal)) expect(left).not.toContain(value);
    expect(left).not.toContain('Unforgettable');
    expect(await call('openErasures')).toMatchObject([{ reference }]);
    await call('carriedOver', reference);
    expect(await call('openErasures')).toEqual([]);
  });

  it('is erased with all others of a phone number', async () => {
    await filed();
    await filed({ requirement: 'Another wish' });
    await filed({ phone_number: '9000000009' });
    expect(await call('eraseByPhone', personal.phone_number)).toBe(2);
    expect(await scene.rows()).toHaveLength(1);
  });

  it('leaves no digest of the person either, and takes nothing of others', async () => {
    await scene.outbox.kill();
    // Nobody listens there, so that notifications wait.
    await scene.start({ vars: { LEAD_SLACK_URL: 'http://127.0.0.1:9/' } });
    const erased = await filed();
    await filed({ ...personal, phone_number: '9000000009', name: 'Somebody Else' });
    const ofLead = async (id: number) =>
      Promise.all(
        Object.entries(OF_A_LEAD).map(async ([table, column]) => {
          const rows = (await call('rows', table)) as Record<string, unknown>[];
          return [table, rows.filter((row) => row[column] === id).length];
        }),
      );
    const before = [
      ['lead', 1],
      ['request_key', 1],
      // Address and phone.
      ['admission', 2],
      // Of the enquiry itself, and for when it is past due.
      ['notification', 2],
      ['lead_note', 1],
      ['meeting', 1],
      ['proposal', 2],
      ['talk', 1],
    ];
    const day = Date.now() + DAY_MS;
    for (const id of [1, 2]) {
      await call('changeAtDesk', id, { kind: 'note', text: 'Asha prefers the evening' }, 'AB');
      const times = { kind: 'propose', times: [day + id, day + 2 * id], department: 'Dermatology', zone: 'Europe/London' };
      expect(await call('say', id, times, 'AB')).toBe('done');
      expect(await call('say', id, { kind: 'message', text: 'Is the evening fine, Asha?' }, 'AB')).toBe('done');
    }
    expect(await ofLead(1)).toEqual(before);
    await call('eraseByReference', erased);
    expect(await ofLead(1)).toEqual(before.map(([table]) => [table, 0]));
    expect(await ofLead(2)).toEqual(before);
    // No table but these names a lead; a new one belongs into the list above.
    const tables = (await call('rows', "sqlite_master WHERE type = 'table' AND sql LIKE '%lead_id%'")) as { name: string }[];
    expect(tables.map(({ name }) => name).sort()).toEqual([
      'admission',
      'lead_note',
      'look',
      'meeting',
      'notification',
      'proposal',
      'request_key',
      'talk',
    ]);
  });
});

describe('an attempt that is under way', () => {
  /** Files an enquiry whose first attempt is answered when told, and not before. */
  async function underWay(): Promise<{ reference: string; end: (status: number) => void }> {
    let end: (status: number) => void = () => {};
    const answered = new Promise<{ status: number }>((resolve) => {
      end = (status) => resolve({ status });
    });
    scene.upstream.answer = () => answered;
    const reference = await filed();
    await until('the attempt is under way', () => scene.upstream.calls.length === 1);
    return { reference, end };
  }
  const attempts = () => until('the attempt is noted', async () => (await scene.rows())[0]?.attempts === 1);

  it('counts where the enquiry is withdrawn meanwhile: what the clinic has taken, it is to erase', async () => {
    const { reference, end } = await underWay();
    await call('withdraw', reference);
    end(200);
    await attempts();
    expect(await call('statusOf', reference)).toMatchObject({ status: 'withdrawn' });
    expect(await call('eraseByReference', reference)).toMatchObject({ delivered: true });
    expect(await call('openErasures')).toMatchObject([{ reference }]);
  });

  it('leaves one withdrawn that the clinic did not take, and says that it may have it', async () => {
    const { reference, end } = await underWay();
    await call('withdraw', reference);
    end(503);
    await attempts();
    await scene.passAnother();
    expect(scene.upstream.calls).toHaveLength(2);
    expect(await call('eraseByReference', reference)).toMatchObject({ delivered: true });
  });

  it('is not made twice where the enquiry is set aside meanwhile and released later', async () => {
    const { end } = await underWay();
    await call('act', 1, 'quarantine');
    end(200);
    await scene.untilCounts({ delivered: 1 });
    await call('act', 1, 'release');
    await scene.passAnother();
    expect(scene.upstream.calls).toHaveLength(2);
  });
});

describe('the team', () => {
  it('finds enquiries by state, form and words, newest first', async () => {
    await filed();
    await scene.outbox.accept(makeLead({ subject: true }));
    await scene.untilCounts({ delivered: 1, quarantined: 1 });
    const names = async (filter: object) =>
      ((await call('list', { limit: 50, ...filter })) as { name: string }[]).map(({ name }) => name);
    expect(await names({})).toEqual(['Asha Rao', personal.name]);
    expect(await names({ state: 'quarantined' })).toEqual(['Asha Rao']);
    expect(await names({ form: 'callback' })).toEqual([personal.name]);
    expect(await names({ search: 'UNFORGETTABLE@' })).toEqual([personal.name]);
    expect(await names({ search: '98765012' })).toEqual([personal.name]);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ before: 2 })).toEqual([personal.name]);
    await call('act', 1, 'answered');
    expect(await names({ open: true })).toEqual(['Asha Rao']);
  });

  it.each(['Élodie', 'élodie', 'ÉLODIE', 'Иван', 'иванова', 'élodie иван'])('finds Élodie Иванова by %s', async (search) => {
    await filed({ name: 'Élodie Иванова' });
    expect(await call('list', { limit: 50, search })).toMatchObject([{ name: 'Élodie Иванова' }]);
  });

  it.each(['ИВАН петров', 'Иван петров', 'straße'])('finds %s, however its letters are written', async (name) => {
    await filed({ name });
    await filed({ name: 'Ivan Petrov', email: '' });
    for (const search of [name, name.toLowerCase(), name.replace(/^./, (letter) => letter.toUpperCase())])
      expect(await call('list', { limit: 50, search })).toMatchObject([{ name }]);
  });

  it('takes a search of as many letters as can be typed', async () => {
    const search = String.fromCodePoint(...Array.from({ length: 120 }, (_, index) => 0x1e00 + index));
    expect(await call('list', { limit: 50, search })).toEqual([]);
  });

  it('sends a parked enquiry again, with a week of its own', async () => {
    scene.upstream.answer = () => ({ status: 422 });
    await scene.outbox.accept(makeLead(), { now: Date.now() - 30 * DAY_MS });
    await scene.untilCounts({ parked: 1 });
    scene.upstream.answer = () => ({ status: 503 });
    await call('act', 1, 'retry');
    await scene.untilFailed(3);
    scene.upstream.answer = () => ({ status: 200 });
    await scene.untilCounts({ delivered: 1 });
  });

  it('calls nobody for a parked enquiry any more once it was answered by phone, and again when it was not after all', async () => {
    scene.upstream.answer = () => ({ status: 422 });
    await filed();
    await scene.untilCounts({ parked: 1 });
    await call('act', 1, 'answered');
    expect(await scene.outbox.counts()).toMatchObject({ parked: 0 });
    await call('act', 1, 'unanswered');
    expect(await scene.outbox.counts()).toMatchObject({ parked: 1 });
  });

  it('marks an enquiry as answered with who did it, or not at all', async () => {
    await filed();
    await call('exec', "CREATE TRIGGER broken BEFORE UPDATE OF answered_by ON lead BEGIN SELECT RAISE(ABORT, 'broken'); END");
    await expect(call('act', 1, 'answered', 'AB')).rejects.toThrow();
    await call('exec', 'DROP TRIGGER broken');
    await call('act', 1, 'answered', 'AB');
    expect(await call('one', 1)).toMatchObject({ answeredAt: expect.any(Number), answeredBy: 'AB' });
  });

  it('is told of a new enquiry once, without its content', async () => {
    const told: string[] = [];
    const server = createServer(async (request, response) => {
      told.push(await text(request));
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await scene.outbox.kill();
    await scene.start({ vars: { LEAD_NOTICE_URL: `http://127.0.0.1:${port}/`, SITE_ORIGIN: 'https://clinic.example' } });
    const reference = await filed();
    await until('the notice came', () => told.length > 0);
    expect(JSON.parse(told[0] ?? '')).toEqual({
      event: 'new-enquiry',
      reference,
      form: 'callback',
      state: expect.any(String),
      receivedAt: expect.stringMatching(/Z$/),
      inbox: 'https://clinic.example/ops/leads/1',
    });
    for (const value of Object.values(personal)) expect(told.join()).not.toContain(value);
    await scene.passAnother();
    await until('the other notice came', () => told.length > 1);
    expect(told).toHaveLength(2);
    server.closeAllConnections();
    server.close();
  });
});

describe('time', () => {
  it('erases what was answered half a year ago and what nobody marked for a year, and nothing that waits', async () => {
    await scene.outbox.kill();
    // Nought days after the answer: what is answered is due at once.
    await scene.start({ vars: { LEAD_RETENTION_DAYS: '0' } });
    await filed();
    await scene.untilCounts({ delivered: 1 });
    scene.upstream.answer = () => ({ status: 503 });
    await filed({ requirement: 'Still waiting' });
    await scene.outbox.accept(makeLead({ subject: true }), { now: Date.now() - 366 * DAY_MS });
    await until('the old quarantined one is gone', async () => (await scene.rows()).length === 2);
    await call('act', 1, 'answered');
    await until('the answered one is gone', async () => (await scene.rows()).length === 1);
    expect(await scene.outbox.counts()).toMatchObject({ waiting: 1, delivered: 0, quarantined: 0 });
    // Retention asks nobody to do anything elsewhere.
    expect(await call('openErasures')).toEqual([]);
  });

  it('keeps an answered enquiry for as long as configured, and has the alarm set for its end', async () => {
    const reference = await filed();
    await scene.untilCounts({ delivered: 1 });
    await call('act', 1, 'answered');
    const alarmAt = Number(await call('alarmAt'));
    expect(alarmAt).toBeGreaterThan(Date.now() + 179 * DAY_MS);
    expect(alarmAt).toBeLessThan(Date.now() + 181 * DAY_MS);
    expect(await call('statusOf', reference)).toMatchObject({ status: 'answered' });
  });
});
