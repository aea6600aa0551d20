import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Dialogue } from '../../worker/leads/dialogue-contract.ts';
import type { EnquiryStatus, InboxLead, OutboxCounts } from '../../worker/leads/outbox-contract.ts';
import { NotificationDoubles } from './notification-doubles.ts';
import { makeLead, setOutboxScene, until } from './outbox-scene.ts';

const scene = setOutboxScene();
const call = (method: string, ...args: unknown[]) => scene.outbox.call(method, ...args);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (days: number) => Date.now() + days * DAY_MS;

let people = 0;
/** Files an enquiry of somebody new. @returns its number and reference. */
async function filed(changes = {}): Promise<{ id: number; reference: string }> {
  people += 1;
  const answer = await scene.outbox.accept(makeLead({ phone_number: String(9_300_000_000 + people), ...changes }));
  if (!('reference' in answer)) throw new Error('the lead was not filed');
  const leads = (await call('list', { limit: 200 })) as InboxLead[];
  return { id: leads.find(({ reference }) => reference === answer.reference)?.id ?? 0, reference: answer.reference };
}

const propose = (id: number, times: number[], department = 'Dermatology', zone = 'Europe/London') =>
  call('say', id, { kind: 'propose', times, department, zone }, 'AB');
const pick = (reference: string, startsAt: number) => call('reply', reference, { kind: 'picked', startsAt });
const dialogue = (id: number) => call('dialogueOf', id) as Promise<Dialogue>;
const one = (id: number) => call('one', id) as Promise<InboxLead>;

describe('proposed times', () => {
  it('fifty visitors who take the same time at once: one has it, the others are told, and have the rest', async () => {
    const time = at(3);
    const visitors = await Promise.all(Array.from({ length: 50 }, () => filed()));
    for (const { id } of visitors) expect(await propose(id, [time, at(4)])).toBe('done');
    const outcomes = await Promise.all(visitors.map(({ reference }) => pick(reference, time)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(49);
    const agreed = (await call('rows', "meeting WHERE stage = 'agreed'")) as { lead_id: number }[];
    const winner = visitors[outcomes.indexOf('done')];
    expect(agreed.map(({ lead_id }) => lead_id)).toEqual([winner?.id]);
    const loser = visitors.find(({ id }) => id !== winner?.id);
    expect((await dialogue(loser?.id ?? 0)).proposed.map(({ free }) => free)).toEqual([false, true]);
    // Given up again, it is free for the others.
    expect(await call('reply', winner?.reference, { kind: 'cancelled' })).toBe('done');
    expect(await pick(loser?.reference ?? '', time)).toBe('done');
  });

  it('the tables themselves hold one visitor for a time of a department', async () => {
    const [a, b] = [await filed(), await filed()];
    const time = at(3);
    for (const { id } of [a, b]) await propose(id, [time]);
    await pick(a.reference, time);
    const forced = call('exec', `UPDATE meeting SET stage = 'agreed', starts_at = ${time} WHERE lead_id = ${b.id}`);
    await expect(forced).rejects.toThrow();
    expect(await call('rows', "meeting WHERE stage = 'agreed'")).toHaveLength(1);
    // The other department sees its own visitors.
    expect(await propose(b.id, [time], 'Plastic Surgery')).toBe('done');
    expect(await pick(b.reference, time)).toBe('done');
    const c = await filed();
    expect(await propose(c.id, [time, at(5)])).toBe('taken');
    expect((await dialogue(c.id)).proposed).toEqual([]);
  });

  it('pressed twice is said once', async () => {
    const { id, reference } = await filed();
    const [first, second] = [at(3), at(4)];
    await propose(id, [first, second]);
    for (let press = 0; press < 3; press += 1) expect(await pick(reference, first)).toBe('done');
    const entry = (await dialogue(id)).entry ?? '';
    expect(await call('calendarOf', entry)).toMatchObject({ startsAt: first, confirmed: true, sequence: 1 });
    expect(await pick(reference, second)).toBe('gone');
    for (let press = 0; press < 2; press += 1) expect(await call('reply', reference, { kind: 'cancelled' })).toBe('done');
    expect(await call('calendarOf', entry)).toMatchObject({ startsAt: first, confirmed: false, sequence: 2 });
    const others = { kind: 'others-wanted', preference: 'Mornings' };
    for (let press = 0; press < 2; press += 1) expect(await call('reply', reference, others)).toBe('done');
    expect(await call('reply', reference, { ...others, preference: 'Evenings' })).toBe('closed');
    expect(await dialogue(id)).toMatchObject({ stage: 'others-wanted', preference: 'Mornings', proposed: [] });
    // The entry changed when the time did, and not with each word after it.
    expect(await call('calendarOf', entry)).toMatchObject({ confirmed: false, sequence: 2 });
  });

  it('move an agreed time only when the visitor picks another, under the same calendar entry', async () => {
    const { id, reference } = await filed({ date: '2026-12-01', time: '10:30' });
    const [first, second] = [at(3), at(4)];
    await propose(id, [first]);
    await pick(reference, first);
    const { entry } = await dialogue(id);
    await propose(id, [second]);
    expect(await dialogue(id)).toMatchObject({ stage: 'agreed', agreedAt: first, proposed: [{ startsAt: second, free: true }] });
    await pick(reference, second);
    expect(await dialogue(id)).toMatchObject({ stage: 'agreed', agreedAt: second, entry, proposed: [] });
    expect(await call('calendarOf', entry)).toMatchObject({
      startsAt: second,
      sequence: 2,
      requested: { date: '2026-12-01', time: '10:30' },
    });
    const other = await filed();
    expect(await propose(other.id, [first])).toBe('done');
    expect(await call('say', id, { kind: 'call-off' }, 'AB')).toBe('done');
    expect(await dialogue(id)).toMatchObject({ stage: 'called-off', agreedAt: second });
    expect(await call('calendarOf', entry)).toMatchObject({ confirmed: false, sequence: 3 });
  });

  it('taken back, passed, unknown or withdrawn are not to be had', async () => {
    const { id, reference } = await filed();
    const [soon, later] = [Date.now() + 400, at(2)];
    await propose(id, [soon, later]);
    expect((await dialogue(id)).proposed).toHaveLength(2);
    expect(await call('reply', reference, { kind: 'picked', startsAt: soon }, soon)).toBe('past');
    expect(await call('dialogueOf', id, soon)).toMatchObject({ proposed: [{ startsAt: later }] });
    expect(await pick(reference, at(9))).toBe('gone');
    expect(await call('say', id, { kind: 'take-back' }, 'AB')).toBe('done');
    expect(await pick(reference, later)).toBe('gone');
    expect(await pick('2222-2222', later)).toBe('unknown');
    await propose(id, [later]);
    await pick(reference, later);
    await call('withdraw', reference);
    expect(await pick(reference, later)).toBe('closed');
    expect(await propose(id, [later])).toBe('closed');
    expect(await call('rows', "meeting WHERE stage = 'agreed'")).toEqual([]);
    // The team has the time in its own diary, so it is told although the visitor wants no contact.
    expect(await one(id)).toMatchObject({ reply: 'cancelled', replyDueAt: expect.any(Number) });
    expect(await call('reply', (await filed()).reference, { kind: 'cancelled' })).toBe('closed');
  });
});

describe('one question and its answer', () => {
  it('either side asks, the other answers, and that is all', async () => {
    const [a, b] = [await filed(), await filed()];
    const fromVisitor = (text: string) => call('reply', a.reference, { kind: 'message', text });
    const fromTeam = (id: number, text: string) => call('say', id, { kind: 'message', text }, 'AB');
    expect([await fromVisitor('How long?'), await fromVisitor('How long?'), await fromVisitor('And then?')]).toEqual([
      'done',
      'done',
      'closed',
    ]);
    expect([await fromTeam(a.id, 'An hour.'), await fromTeam(a.id, 'An hour.'), await fromTeam(a.id, 'Or two.')]).toEqual([
      'done',
      'done',
      'closed',
    ]);
    const typed = { askedBy: 'visitor', question: 'How long?', answer: 'An hour.', prepared: null };
    expect((await dialogue(a.id)).talk).toEqual(typed);
    expect(await fromTeam(b.id, 'Any allergies?')).toBe('done');
    expect(await call('reply', b.reference, { kind: 'message', text: 'None.' })).toBe('done');
    const status = (await call('statusOf', b.reference)) as EnquiryStatus;
    expect(status).toMatchObject({ dialogue: { talk: { askedBy: 'team', question: 'Any allergies?', answer: 'None.' } } });
  });
});

describe('words that stood ready', () => {
  const prepared = { language: 'ar', english: 'When may we call?' };
  const text = 'متى نتصل بك؟';

  it('are known by their language and their English, also when the visitor has answered, and are said once', async () => {
    const { id, reference } = await filed();
    const say = () => call('say', id, { kind: 'message', text, prepared }, 'AB');
    expect([await say(), await say()]).toEqual(['done', 'done']);
    await call('reply', reference, { kind: 'message', text: 'Tomorrow' });
    expect((await dialogue(id)).talk).toEqual({ askedBy: 'team', question: text, answer: 'Tomorrow', prepared });
  });

  it('answer a question', async () => {
    const { id, reference } = await filed();
    await call('reply', reference, { kind: 'message', text: 'متى؟' });
    expect((await dialogue(id)).talk).toMatchObject({ answer: null, prepared: null });
    expect(await call('say', id, { kind: 'message', text, prepared }, 'AB')).toBe('done');
    expect((await dialogue(id)).talk).toEqual({ askedBy: 'visitor', question: 'متى؟', answer: text, prepared });
  });
});

describe('a reply of the visitor', () => {
  it('is due again, counts as past due in its time, and is seen to', async () => {
    const { id, reference } = await filed();
    await call('act', id, 'answered', 'AB');
    const answeredAt = (await one(id)).answeredAt;
    expect(await call('toAnswer', 10)).toEqual([]);
    await propose(id, [at(3)]);
    await call('reply', reference, { kind: 'others-wanted', preference: '' });
    expect(await call('toAnswer', 10)).toMatchObject([{ id, reply: 'others-wanted' }]);
    const { replyDueAt } = await one(id);
    const late = async (now: number) => ((await call('counts', now)) as OutboxCounts).pastDue;
    expect([await late((replyDueAt ?? 0) - 1), await late((replyDueAt ?? 0) + 1)]).toEqual([0, 1]);
    // The first answer is what the figures of answering count.
    expect((await one(id)).answeredAt).toBe(answeredAt);
    await propose(id, [at(5)]);
    expect(await one(id)).toMatchObject({ reply: null, replyDueAt: null });
    expect(await call('toAnswer', 10)).toEqual([]);
    await call('reply', reference, { kind: 'cancelled' });
    await call('say', id, { kind: 'seen' }, 'AB');
    expect(await call('toAnswer', 10)).toEqual([]);
  });

  it('comes at its due time among what is to be answered', async () => {
    const old = await filed();
    await call('act', old.id, 'answered', 'AB');
    const waiting = await filed();
    await call('exec', `UPDATE lead SET answer_due_at = ${at(1)} WHERE id = ${waiting.id}`);
    await call('reply', old.reference, { kind: 'message', text: 'Still there?' });
    await call('exec', `UPDATE lead SET reply_due_at = ${at(0.5)} WHERE id = ${old.id}`);
    expect(((await call('toAnswer', 10)) as InboxLead[]).map(({ id }) => id)).toEqual([old.id, waiting.id]);
    await call('exec', `UPDATE lead SET reply_due_at = ${at(2)} WHERE id = ${old.id}`);
    expect(((await call('toAnswer', 10)) as InboxLead[]).map(({ id }) => id)).toEqual([waiting.id, old.id]);
  });

  it('is told to the team by every channel, each reply once and without its words', async () => {
    const doubles = new NotificationDoubles();
    await doubles.open();
    await scene.outbox.kill();
    await scene.start({ vars: { ...doubles.vars(), SITE_ORIGIN: 'https://clinic.example' } });
    const { id, reference } = await filed();
    const time = at(3);
    await propose(id, [time]);
    const told = () => doubles.by('webhook').filter(({ body }) => body.includes('visitor-replied'));
    for (let press = 0; press < 2; press += 1)
      await call('reply', reference, { kind: 'message', text: 'A very private question' });
    await until('the first was told', () => told().length === 1);
    await pick(reference, time);
    await pick(reference, time);
    await until('the second was told', () => told().length === 2);
    await until('the chat was told', () => doubles.by('slack').filter(({ body }) => body.includes('has replied')).length === 2);
    expect(new Set(told().map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
    expect(JSON.stringify(doubles.arrived)).not.toMatch(/private|London/);
    // Nobody sees to it: told again when it is due, and not before.
    const due = (await call('rows', "notification WHERE event = 'reply-past-due'")) as { next_at: number }[];
    expect(new Set(due.map(({ next_at }) => next_at))).toEqual(new Set([(await one(id)).replyDueAt]));
    await call('exec', `UPDATE notification SET next_at = 1 WHERE event = 'reply-past-due'`);
    await call('ensureAlarm');
    await until('they were told again', () => doubles.arrived.some(({ body }) => body.includes('reply-past-due')));
    await doubles.close();
  });

  it('is told also when it comes while the one before is just being told', async () => {
    const keys: string[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = createServer(async (request, response) => {
      const key = String(request.headers['idempotency-key']);
      if (key.startsWith('visitor-replied')) keys.push(key);
      if (keys.length === 1) await held;
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    await scene.outbox.kill();
    await scene.start({
      vars: { LEAD_NOTICE_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/` },
    });
    const { id, reference } = await filed();
    await propose(id, [at(3)]);
    await call('reply', reference, { kind: 'message', text: 'A question' });
    await until('the first is on its way', () => keys.length === 1);
    await call('reply', reference, { kind: 'cancelled' });
    release();
    await until('the second was told', () => keys.length === 2);
    expect(new Set(keys).size).toBe(2);
    server.closeAllConnections();
    server.close();
  });

  it('is told until somebody has read it, whatever else is done with the enquiry', async () => {
    scene.upstream.answer = () => ({ status: 503 });
    await scene.outbox.kill();
    // Nobody listens there, so what is to be told stays on the list.
    await scene.start({ vars: { LEAD_NOTICE_URL: 'http://127.0.0.1:9/' } });
    const { id, reference } = await filed();
    const { lastWordAt } = await one(id);
    await call('reply', reference, { kind: 'message', text: 'Is it painful?' });
    const told = async () =>
      ((await call('rows', 'notification ORDER BY event')) as { event: string }[]).map(({ event }) => event);
    const ofReply = ['reply-past-due', 'visitor-replied'];
    await call('act', id, 'quarantine', 'AB');
    expect(await told()).toEqual(ofReply);
    // Marked on a page that was made before it came.
    await call('act', id, 'answered', 'AB', Date.now(), lastWordAt);
    expect([await told(), (await one(id)).reply]).toEqual([ofReply, 'message']);
    await call('act', id, 'answered', 'AB', Date.now(), (await one(id)).lastWordAt);
    expect([await told(), (await one(id)).reply]).toEqual([[], null]);
    await call('act', id, 'unanswered', 'AB');
    await call('withdraw', reference);
    expect(await told()).toEqual([]);
  });

  it('keeps the enquiry until it is seen, and for a while after the last word', async () => {
    await scene.outbox.kill();
    await scene.start({ vars: { LEAD_RETENTION_DAYS: '1' } });
    const [silent, unseen, seen, agreed] = [await filed(), await filed(), await filed(), await filed()];
    for (const { id } of [silent, unseen, seen, agreed]) await call('act', id, 'answered', 'AB');
    for (const { reference } of [unseen, seen]) await call('reply', reference, { kind: 'message', text: 'Still there?' });
    await call('say', seen.id, { kind: 'seen' }, 'AB');
    await propose(agreed.id, [at(9)]);
    const time = (await dialogue(agreed.id)).proposed[0]?.startsAt ?? 0;
    await pick(agreed.reference, time);
    await call('say', agreed.id, { kind: 'seen' }, 'AB');
    const ages = [
      [silent.id, 3, 0],
      [unseen.id, 3, 3],
      [seen.id, 3, 0.5],
    ] as const;
    for (const [id, answered, spoken] of ages) {
      const last = id === silent.id ? 0 : at(-spoken);
      await call('exec', `UPDATE lead SET answered_at = ${at(-answered)}, last_word_at = ${Math.floor(last)} WHERE id = ${id}`);
    }
    await call('exec', `UPDATE lead SET answered_at = ${at(-3)} WHERE id = ${agreed.id}`);
    await call('ensureAlarm');
    await until('the silent one is gone', async () => (await one(silent.id)) === null);
    expect(((await call('list', { limit: 9 })) as InboxLead[]).map(({ id }) => id)).toEqual([agreed.id, seen.id, unseen.id]);
    // Seen to, the one whose last word was three days ago goes, too.
    await call('exec', `UPDATE lead SET reply = NULL, reply_due_at = NULL WHERE id = ${unseen.id}`);
    await call('ensureAlarm');
    await until('that one is gone', async () => (await one(unseen.id)) === null);
    expect(((await call('list', { limit: 9 })) as InboxLead[]).map(({ id }) => id)).toEqual([agreed.id, seen.id]);
  });
});
