import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NotificationDoubles } from './notification-doubles.ts';
import { makeLead, setOutboxScene, until } from './outbox-scene.ts';

const scene = setOutboxScene();
const HOUR_MS = 3_600_000;
/** When the data of the fixture was made, and when the last of it was written. */
const MADE_AT = 1_795_352_987_709;

/** What a released version left on disk, an hour before now: its times are moved so that nothing of it is too old. */
function fixture(version: number): string {
  const sql = readFileSync(new URL(`./fixtures/outbox-schema-${version}.sql`, import.meta.url), 'utf8');
  const shift = Date.now() - HOUR_MS - MADE_AT;
  return sql.replace(/\b17953\d{8}\b/g, (time) => String(Number(time) + shift));
}
async function open(version: number, vars: Record<string, string> = {}): Promise<void> {
  await scene.outbox.kill();
  await scene.start({ vars: { TEST_FIXTURE: fixture(version), SITE_ORIGIN: 'https://clinic.example', ...vars } });
}
const call = (method: string, ...args: unknown[]) => scene.outbox.call(method, ...args);

describe('data of the version with schema 2', () => {
  it('opens: every enquiry, receipt, use and key is there, in the state it had', async () => {
    scene.upstream.answer = () => ({ status: 503 });
    await open(2);
    expect(await scene.outbox.counts()).toMatchObject({ delivered: 2, parked: 1, waiting: 1, quarantined: 1 });
    const entries = (await call('list', { limit: 50 })) as Record<string, unknown>[];
    expect(entries.map(({ name, state }) => [name, state])).toEqual([
      ['Person 6', 'parked'],
      ['Person 5', 'quarantined'],
      ['Person 4', 'waiting'],
      ['Person 3', 'parked'],
      ['Person 2', 'delivered'],
      ['Person 1', 'delivered'],
    ]);
    expect(await call('statusOf', 'SRNV-QWJP')).toMatchObject({ status: 'erased', receipt: 'G4PK-9TFX' });
    expect(await call('statusOf', '6Y4X-BKPR')).toMatchObject({ status: 'answered' });
    expect(await call('statusOf', 'VG5F-V27Y')).toMatchObject({ status: 'withdrawn' });
    expect(await call('accessLog', { limit: 10 })).toMatchObject([{ who: 'token', what: 'read', leadId: 1 }]);
    expect(await call('openErasures')).toMatchObject([{ reference: 'SRNV-QWJP' }]);
    // A retry of a browser that was on its way over the upgrade.
    const key = '00000000-0000-4000-8000-000000000004';
    const retry = { form: 'callback', name: 'Person 4', phone_number: '9876500004', email: 'person4@clinic.example' } as const;
    expect(await scene.outbox.accept(makeLead({ ...retry, requirement: 'Wish 4', key }))).toEqual({
      status: 'duplicate',
      reference: 'MNZD-NQ4S',
    });
  });

  it('goes on: what waited is delivered under its key, what is open has a promised time, what was quarantined needs a look', async () => {
    await open(2);
    await call('act', 4, 'retry');
    await until('it is delivered', () => scene.callsFor('00000000-0000-4000-8000-000000000004').length === 1);
    const due = ((await call('rows', 'lead')) as Record<string, unknown>[]).map((row) => row['answer_due_at'] !== null);
    // Answered and withdrawn ones have no promise to keep.
    expect(due).toEqual([false, true, true, true, true, false]);
    expect((await scene.outbox.counts()).oldestQuarantinedAt).toEqual(expect.any(Number));
    await call('act', 5, 'erase');
    expect(
      JSON.stringify(await Promise.all(['lead', 'request_key', 'admission'].map((table) => call('rows', table)))),
    ).not.toMatch(/Person 5|fixture/);
    // Once opened it stays so.
    await scene.outbox.kill();
    await scene.start();
    expect(((await call('rows', 'migration')) as unknown[]).length).toBeGreaterThan(2);
    expect(await call('list', { limit: 50 })).toHaveLength(5);
  });

  it('tells the team what the older version had not told yet', async () => {
    const doubles = new NotificationDoubles();
    await doubles.open();
    const { LEAD_NOTICE_URL = '', LEAD_NOTICE_SECRET = '' } = doubles.vars();
    scene.upstream.answer = () => ({ status: 503 });
    await open(2, { LEAD_NOTICE_URL, LEAD_NOTICE_SECRET });
    await call('ensureAlarm');
    const told = () =>
      doubles.arrived.flatMap(({ body }) =>
        body.includes('new-enquiry') ? [(JSON.parse(body) as { reference: string }).reference] : [],
      );
    await until('all were told', () => told().length >= 5);
    expect(told().sort()).toEqual(['6Y4X-BKPR', '7GNB-MQZB', 'MNZD-NQ4S', 'X4D8-8PRN', 'ZW82-B9ZX']);
    await doubles.close();
  });
});

const VERSIONS = readdirSync(new URL('./fixtures', import.meta.url))
  .flatMap((name) => /^outbox-schema-(\d+)\.sql$/.exec(name)?.[1] ?? [])
  .map(Number)
  .sort((a, b) => a - b);

it('every schema before the newest has a fixture: a new migration needs one of the form before it', async () => {
  const newest = ((await call('rows', 'migration')) as unknown[]).length;
  expect(VERSIONS.filter((version) => version < newest)).toEqual(Array.from({ length: newest - 1 }, (_, index) => index + 1));
});

describe('data of every released version', () => {
  it.each(VERSIONS)('with schema %i opens: enquiries, keys and what the team did are there, and it goes on', async (version) => {
    scene.upstream.answer = () => ({ status: 503 });
    await open(version);
    const entries = (await call('list', { limit: 50 })) as Record<string, unknown>[];
    expect(entries.map(({ name }) => name)).toEqual([6, 5, 4, 3, 2, 1].map((number) => `Person ${number}`));
    // Nobody could withdraw anything yet in the first one.
    const parked = version === 1 ? 2 : 1;
    expect(await scene.outbox.counts()).toMatchObject({ delivered: 2, parked, waiting: 1, quarantined: 1 });
    const key = '00000000-0000-4000-8000-000000000004';
    const retry = { form: 'callback', name: 'Person 4', phone_number: '9876500004', email: 'person4@clinic.example' } as const;
    expect(await scene.outbox.accept(makeLead({ ...retry, requirement: 'Wish 4', key }))).toMatchObject({ status: 'duplicate' });
    if (version >= 2) expect(await call('statusOf', 'SRNV-QWJP')).toMatchObject({ status: 'erased', receipt: 'G4PK-9TFX' });
    if (version >= 3) {
      expect(await call('refusedLogins', 0)).toMatchObject([{ count: 7 }]);
      expect(await call('isSessionEnded', 'e'.repeat(64))).toBe(true);
    }
    if (version >= 4) {
      expect(await call('notesOf', 4)).toMatchObject([{ who: 'Anita', text: 'Nobody answered the telephone' }]);
      expect(await call('one', 4)).toMatchObject({ claimedBy: 'Anita', nextStep: 'Call again' });
    }
    if (version >= 5) {
      // What was said before words could stand ready was typed; an open question can be answered by such.
      const talk = { askedBy: 'visitor', question: 'How long does it take?', answer: 'An hour.', prepared: null };
      expect(await call('dialogueOf', 4)).toMatchObject({ talk });
      const prepared = { language: 'ar', english: 'Yes.' };
      expect(await call('say', 5, { kind: 'message', text: 'نعم.', prepared }, 'AB')).toBe('done');
      expect(await call('dialogueOf', 5)).toMatchObject({ talk: { answer: 'نعم.', prepared } });
    }
    expect(await scene.outbox.accept(makeLead({ name: 'After the upgrade' }))).toMatchObject({ status: 'accepted' });
  });
});
