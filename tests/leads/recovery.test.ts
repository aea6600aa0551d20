import { expect, it } from 'vitest';
import { makeLead, setOutboxScene, until } from './outbox-scene.ts';

const scene = setOutboxScene();
const call = (method: string, ...args: unknown[]) => scene.outbox.call(method, ...args);
const lead = (number: number) =>
  makeLead({ name: `Person ${number}`, phone_number: `987650000${number}`, key: `00000000-0000-4000-8000-00000000000${number}` });
const names = async () => ((await call('list', { limit: 50 })) as { name: string }[]).map(({ name }) => name).sort();

it('goes back to a moment, keeps what came since, and does not bring back what was erased since', async () => {
  scene.upstream.answer = () => ({ status: 503 });
  const references: string[] = [];
  for (const number of [1, 2, 3]) {
    const answer = await scene.outbox.accept(lead(number));
    if ('reference' in answer) references.push(answer.reference);
  }
  await call('testRecord', 'then');
  const at = Date.now();
  await new Promise((done) => setTimeout(done, 5));
  // A mistake of the team, an erasure that was asked for, and an enquiry of a patient who knows of neither.
  await call('exec', 'DELETE FROM request_key; DELETE FROM notification; DELETE FROM lead WHERE id = 1');
  await call('eraseByReference', references[1]);
  const receipt = ((await call('statusOf', references[1])) as { receipt: string }).receipt;
  await scene.outbox.accept(lead(4));
  expect(await names()).toEqual(['Person 3', 'Person 4']);

  const prepared = (await call('prepareRecovery', { at }, at)) as { undo: string; since: unknown };
  expect(await call('restart')).toBe('broken');
  expect(await call('finishRecovery', prepared.since)).toEqual({ kept: 1, erased: 1 });
  expect(await names()).toEqual(['Person 1', 'Person 3', 'Person 4']);
  expect(await call('statusOf', references[1])).toMatchObject({ status: 'erased', receipt });
  expect(JSON.stringify(await call('rows', 'lead'))).not.toContain('Person 2');
  // A browser that sends the fourth again meets what was filed again.
  expect(await scene.outbox.accept(lead(4))).toMatchObject({ status: 'duplicate' });
  // Null while it is at work, which a busy machine may make it now.
  await until('the alarm is set', async () => (await call('alarmAt')) !== null);

  // And the way back from there.
  const undone = (await call('prepareRecovery', { bookmark: prepared.undo }, at)) as { since: unknown };
  await call('restart');
  await call('finishRecovery', undone.since);
  expect(await names()).toEqual(['Person 3', 'Person 4']);
});

it('loses none that comes while it goes back, and gives nobody the number or the key of another', async () => {
  scene.upstream.answer = () => ({ status: 503 });
  await scene.outbox.accept(lead(1));
  await call('testRecord', 'then');
  const at = Date.now();
  await new Promise((done) => setTimeout(done, 5));
  const second = await scene.outbox.accept(lead(2));
  await call('changeAtDesk', 2, { kind: 'note', text: 'Called twice.' }, 'AB');

  const prepared = (await call('prepareRecovery', { at }, at)) as { undo: string; since: unknown };
  // Read already, and not yet gone back: the Worker sends it straight to the clinic.
  await expect(call('accept', lead(3))).rejects.toThrow();
  await expect(call('finishRecovery', prepared.since)).rejects.toThrow();
  await call('restart');
  const fourth = await scene.outbox.accept(lead(4));
  expect(await call('finishRecovery', prepared.since)).toEqual({ kept: 1, erased: 0 });
  expect(await names()).toEqual(['Person 1', 'Person 2', 'Person 4']);
  // Who sends one again is told of that one.
  expect(await scene.outbox.accept(lead(2))).toMatchObject({
    status: 'duplicate',
    reference: 'reference' in second && second.reference,
  });
  expect(await scene.outbox.accept(lead(4))).toMatchObject({
    status: 'duplicate',
    reference: 'reference' in fourth && fourth.reference,
  });
  const [moved] = (await call('list', { limit: 1, search: 'Person 2' })) as { id: number }[];
  expect(moved?.id).toBe(3);
  expect(await call('notesOf', 3)).toMatchObject([{ text: 'Called twice.' }]);
  expect(await call('notesOf', 2)).toEqual([]);

  // And the way back from there, where the second has its old number again: what is noted of the one is never read beside another.
  await call('changeAtDesk', 2, { kind: 'note', text: 'Of the fourth.' }, 'AB');
  const undone = (await call('prepareRecovery', { bookmark: prepared.undo }, at)) as { since: unknown };
  await call('restart');
  expect(await call('finishRecovery', undone.since)).toEqual({ kept: 1, erased: 0 });
  const noted = async (search: string) => {
    const [found] = (await call('list', { limit: 1, search })) as { id: number }[];
    return ((await call('notesOf', found?.id)) as { text: string }[]).map(({ text }) => text);
  };
  expect([await noted('Person 2'), await noted('Person 4')]).toEqual([['Called twice.'], ['Of the fourth.']]);
});

it('keeps an enquiry whose browser sends it again before it is back', async () => {
  scene.upstream.answer = () => ({ status: 503 });
  await call('testRecord', 'then');
  const at = Date.now();
  await new Promise((done) => setTimeout(done, 5));
  const first = await scene.outbox.accept(lead(1));
  await call('changeAtDesk', 1, { kind: 'note', text: 'Called twice.' }, 'AB');
  const prepared = (await call('prepareRecovery', { at }, at)) as { since: unknown };
  await call('restart');
  await scene.outbox.accept(lead(2));
  await scene.outbox.accept(lead(1));
  expect(await call('finishRecovery', prepared.since)).toEqual({ kept: 1, erased: 0 });
  expect(await names()).toEqual(['Person 1', 'Person 1', 'Person 2']);
  expect(await call('statusOf', 'reference' in first && first.reference)).toMatchObject({ status: 'received' });
  expect(await call('notesOf', 1)).toEqual([]);
});

it('does not send what its visitor has taken back since', async () => {
  scene.upstream.answer = () => ({ status: 503 });
  const answer = await scene.outbox.accept(lead(1));
  const reference = 'reference' in answer && answer.reference;
  await call('testRecord', 'then');
  const at = Date.now();
  await new Promise((done) => setTimeout(done, 5));
  await call('withdraw', reference);
  const prepared = (await call('prepareRecovery', { at }, at)) as { since: unknown };
  await call('restart');
  await call('finishRecovery', prepared.since);
  expect(await call('statusOf', reference)).toMatchObject({ status: 'withdrawn' });
  expect(await scene.rows()).toMatchObject([{ state: 'parked', last_reason: 'withdrawn' }]);
  expect(await call('rows', 'notification')).toEqual([]);
});

it('lets nobody in again by a session that was logged out of since', async () => {
  await call('endSession', 'of-before', Date.now() + 60_000);
  await call('testRecord', 'then');
  const at = Date.now();
  await call('endSession', 'of-since', Date.now() + 60_000);
  const prepared = (await call('prepareRecovery', { at }, at)) as { since: unknown };
  await call('restart');
  await call('finishRecovery', prepared.since);
  await call('finishRecovery', prepared.since);
  expect(await call('isSessionEnded', 'of-before')).toBe(true);
  expect(await call('isSessionEnded', 'of-since')).toBe(true);
  expect(await call('isSessionEnded', 'another')).toBe(false);
});

it.each(['is being', 'was'])('has an erasure carried over where the enquiry %s sent before it is erased again', async (sent) => {
  // No second attempt of its own may be under way when the first is made to look as if it had never been.
  await scene.outbox.kill();
  await scene.start({ retryBaseMs: 600_000 });
  scene.upstream.answer = () => ({ status: 503 });
  const { key } = lead(1);
  const answer = await scene.outbox.accept(lead(1));
  const reference = 'reference' in answer && answer.reference;
  await scene.untilFailed(1);
  // As if it had not been tried yet.
  await call('exec', 'UPDATE lead SET attempts = 0, next_at = 4000000000000');
  await call('testRecord', 'then');
  const at = Date.now();
  await new Promise((done) => setTimeout(done, 5));
  const erased = (await call('eraseByReference', reference)) as { receipt: string };
  expect(erased).toMatchObject({ status: 'erased', delivered: false });
  const prepared = (await call('prepareRecovery', { at }, at)) as { since: unknown };
  await call('restart');

  const before = scene.callsFor(key).length;
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  scene.upstream.answer = async () => {
    if (sent === 'is being') await held;
    return { status: 200 };
  };
  await call('exec', 'UPDATE lead SET next_at = 1');
  await scene.outbox.accept(lead(2));
  await until('it is sent', async () => scene.callsFor(key).length > before);
  if (sent === 'was') await scene.untilCounts({ delivered: 2 });
  await call('finishRecovery', prepared.since);
  end();
  expect(await call('statusOf', reference)).toMatchObject({ status: 'erased', receipt: erased.receipt, delivered: true });
  expect(await call('openErasures')).toMatchObject([{ reference, deliveryKey: key }]);
});

it('keeps an enquiry from just before the moment, which the platform keeps to about', async () => {
  await call('testRecord', 'then');
  await scene.outbox.accept(lead(1));
  await new Promise((done) => setTimeout(done, 5));
  const prepared = (await call('prepareRecovery', { at: Date.now() }, Date.now())) as { since: unknown };
  await call('restart');
  expect(await call('finishRecovery', prepared.since)).toEqual({ kept: 1, erased: 0 });
  expect(await names()).toEqual(['Person 1']);
});

it('tells the team of what came since, and reminds it', async () => {
  await scene.outbox.kill();
  // Of a channel that takes nothing: all that is to be told waits.
  await scene.start({
    vars: { LEAD_NOTICE_URL: `${scene.upstream.base}/none`, LEAD_NOTICE_SECRET: 'a-secret-of-no-webhook-at-all' },
  });
  scene.upstream.answer = () => ({ status: 503 });
  await call('testRecord', 'then');
  const at = Date.now();
  await new Promise((done) => setTimeout(done, 5));
  await scene.outbox.accept(lead(1));
  const prepared = (await call('prepareRecovery', { at }, at)) as { since: unknown };
  await call('restart');
  await call('finishRecovery', prepared.since);
  const waiting = (await call('rows', 'notification ORDER BY event')) as { lead_id: number; event: string }[];
  expect(waiting.map(({ lead_id, event }) => `${lead_id} ${event}`)).toEqual(['1 new-enquiry', '1 past-due']);
});

it('takes enquiries in again where the platform has no record', async () => {
  await expect(call('prepareRecovery', { bookmark: 'nowhere' }, 0)).rejects.toThrow();
  expect(await scene.outbox.accept(lead(1))).toMatchObject({ status: 'accepted' });
});

it('changes nothing where the platform has no record', async () => {
  await scene.outbox.accept(lead(1));
  await expect(call('prepareRecovery', { bookmark: 'nowhere' }, 0)).rejects.toThrow();
  expect(await names()).toEqual(['Person 1']);
});

it('keeps the times that were agreed on since, also where one has changed hands, and what was asked', async () => {
  const references: string[] = [];
  for (const number of [1, 2, 3]) {
    const answer = await scene.outbox.accept(lead(number));
    if ('reference' in answer) references.push(answer.reference);
  }
  const [time, other] = [Date.now() + 86_400_000, Date.now() + 90_000_000];
  const propose = (id: number, times: number[]) =>
    call('say', id, { kind: 'propose', times, department: 'Dermatology', zone: '' }, 'AB');
  for (const id of [1, 2]) await propose(id, [time, other]);
  await call('reply', references[0], { kind: 'picked', startsAt: time });
  await call('testRecord', 'then');
  const at = Date.now();
  await new Promise((done) => setTimeout(done, 5));
  // The first gives the time up and the second takes it; the third asks, and a fourth comes and agrees.
  await call('reply', references[0], { kind: 'cancelled' });
  await call('reply', references[1], { kind: 'picked', startsAt: time });
  await call('reply', references[2], { kind: 'message', text: 'How long?' });
  const fourth = await scene.outbox.accept(lead(4));
  await propose(4, [other]);
  if ('reference' in fourth) await call('reply', fourth.reference, { kind: 'picked', startsAt: other });

  const prepared = (await call('prepareRecovery', { at }, at)) as { since: unknown };
  expect(await call('restart')).toBe('broken');
  expect(await call('rows', "meeting WHERE stage = 'agreed'")).toMatchObject([{ lead_id: 1, starts_at: time }]);
  await call('finishRecovery', prepared.since);
  expect(await call('rows', "meeting WHERE stage = 'agreed' ORDER BY lead_id")).toMatchObject([
    { lead_id: 2, starts_at: time },
    { lead_id: 4, starts_at: other },
  ]);
  expect(await call('dialogueOf', 1)).toMatchObject({ stage: 'cancelled' });
  expect(await call('dialogueOf', 3)).toMatchObject({ talk: { question: 'How long?' } });
  expect(await call('one', 3)).toMatchObject({ reply: 'message', replyDueAt: expect.any(Number) });
});
