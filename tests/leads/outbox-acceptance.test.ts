import { describe, expect, it } from 'vitest';
import { LEADS_PATH } from '../../src/endpoints.ts';
import { NOTE_PATIENCE_MS } from '../../worker/leads/outbox-contract.ts';
import { makeLead, setOutboxScene } from './outbox-scene.ts';

const DAY_MS = 86_400_000;

const scene = setOutboxScene();

describe('accepting', () => {
  it('sends name, phone_number and category once, under the key of the browser', async () => {
    const sent = makeLead({ email: 'asha@example.com', requirement: 'For the team only' });
    const answer = await scene.outbox.accept(sent);
    expect(answer).toEqual({
      status: 'accepted',
      reference: expect.stringMatching(/^[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{4}$/),
    });
    await scene.untilCounts({ delivered: 1 });
    expect(scene.upstream.calls).toHaveLength(1);
    expect(scene.upstream.calls[0]).toMatchObject({
      method: 'POST',
      path: LEADS_PATH,
      key: sent.key,
      contentType: 'application/json',
    });
    expect(JSON.parse(scene.upstream.calls[0]?.body ?? '')).toEqual({
      name: 'Asha Rao',
      phone_number: '9876543210',
      category: 'rhinoplasty',
    });
  });

  it('has the lead on disk before it answers', async () => {
    await scene.upstream.close();
    const sent = makeLead();
    const answer = await scene.outbox.accept(sent);
    await scene.outbox.kill();
    await scene.start();
    expect(await scene.outbox.counts()).toMatchObject({ waiting: 1, delivered: 0 });
    expect(await scene.outbox.accept(sent)).toEqual({ ...answer, status: 'duplicate' });
  });

  it('makes one lead and one call of five equal requests at once', async () => {
    const sent = makeLead();
    const answers = await Promise.all(Array.from({ length: 5 }, () => scene.outbox.accept(sent)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['accepted', ...Array.from({ length: 4 }, () => 'duplicate')]);
    expect(new Set(answers.map((answer) => ('reference' in answer ? answer.reference : '')))).toHaveProperty('size', 1);
    await scene.passAnother();
    expect(scene.callsFor(sent.key)).toHaveLength(1);
  });

  it('makes one lead of five equal requests without a key, or each with its own', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => scene.outbox.accept(makeLead({ key: '' }))),
      ...Array.from({ length: 5 }, () => scene.outbox.accept(makeLead())),
    ]);
    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(1);
    await scene.untilCounts({ delivered: 1 });
    expect(scene.upstream.calls).toHaveLength(1);
  });

  it('answers a second key for the same words as it did, also later than ten minutes', async () => {
    const now = Date.now() - DAY_MS;
    const first = await scene.outbox.accept(makeLead(), { now });
    const second = makeLead();
    const again = { ...first, status: 'duplicate' };
    expect(await scene.outbox.accept(second, { now: now + 9 * 60_000 })).toEqual(again);
    expect(await scene.outbox.accept(second, { now: now + 12 * 60_000 })).toEqual(again);
  });

  it('makes two leads of the same words after ten minutes, and of another treatment at once', async () => {
    const now = Date.now();
    expect(await scene.outbox.accept(makeLead(), { now: now - 11 * 60_000 })).toMatchObject({ status: 'accepted' });
    expect(await scene.outbox.accept(makeLead(), { now })).toMatchObject({ status: 'accepted' });
    expect(await scene.outbox.accept(makeLead({ category: 'liposuction' }), { now })).toMatchObject({ status: 'accepted' });
    expect(await scene.outbox.accept(makeLead({ treatment: 'Botox' }), { now })).toMatchObject({ status: 'accepted' });
    await scene.untilCounts({ delivered: 4 });
  });

  it('takes the same words for a new enquiry once the first was withdrawn: nobody would answer that one', async () => {
    const first = makeLead();
    const withdrawn = await scene.outbox.accept(first);
    if (!('reference' in withdrawn)) throw new Error('the lead was not filed');
    await scene.outbox.call('withdraw', withdrawn.reference);
    const again = await scene.outbox.accept(makeLead({ key: crypto.randomUUID() }));
    expect(again).toEqual({ status: 'accepted', reference: expect.not.stringContaining(withdrawn.reference) });
    // The request that was withdrawn, sent again by a line that had lost the answer, is no new one.
    expect(await scene.outbox.accept(first)).toEqual({ status: 'duplicate', reference: withdrawn.reference });
    expect(await scene.outbox.accept(makeLead({ key: crypto.randomUUID() }))).toEqual({ ...again, status: 'duplicate' });
  });

  it('refuses another enquiry under the same key and stores nothing of it', async () => {
    const sent = makeLead();
    await scene.outbox.accept(sent);
    expect(await scene.outbox.accept({ ...sent, name: 'Somebody Else' })).toEqual({ status: 'conflict' });
    expect(await scene.rows()).toHaveLength(1);
  });

  it('forgets a key after seven days, and sends the new enquiry under a key of its own', async () => {
    const now = Date.now();
    const key = crypto.randomUUID();
    await scene.outbox.accept(makeLead({ key }), { now: now - 7 * DAY_MS - 1000 });
    expect(await scene.outbox.accept(makeLead({ key, name: 'Somebody Else' }), { now })).toMatchObject({ status: 'accepted' });
    await scene.untilCounts({ delivered: 2 });
    expect(scene.callsFor(key)).toHaveLength(1);
    await scene.outbox.call('ensureAlarm');
    await scene.outbox.accept(makeLead(), { now: now - 8 * DAY_MS });
    await scene.outbox.call('ensureAlarm');
    expect(await scene.outbox.call('rows', 'request_key')).toHaveLength(1);
  });

  it('keeps the record of a lead that went past it, and does not send that again', async () => {
    const past = makeLead();
    expect(await scene.outbox.accept(past, { delivered: true })).toMatchObject({ status: 'accepted' });
    scene.upstream.answer = () => ({ status: 503 });
    const late = makeLead({ category: 'liposuction' });
    await scene.outbox.accept(late);
    await scene.untilFailed(1);
    await scene.outbox.accept(late, { delivered: true });
    const calls = scene.callsFor(late.key).length;
    await scene.passAnother();
    expect(scene.callsFor(past.key)).toHaveLength(0);
    expect(scene.callsFor(late.key).length).toBeLessThanOrEqual(calls + 1);
    expect(await scene.outbox.counts()).toMatchObject({ delivered: 3, waiting: 0 });
  });

  it('holds what comes in after the Worker has given it up, until the note that it went past may be there', async () => {
    const late = makeLead();
    const until = Date.now() - 1;
    expect(await scene.outbox.accept(late, { until })).toMatchObject({ status: 'accepted' });
    await scene.passAnother();
    expect(scene.callsFor(late.key)).toHaveLength(0);
    expect(await scene.outbox.accept(late, { delivered: true })).toMatchObject({ status: 'duplicate' });
    expect(await scene.outbox.counts()).toMatchObject({ delivered: 2, waiting: 0 });
    // No note comes of this one: nobody has it, and it is sent.
    const alone = makeLead({ category: 'liposuction' });
    const now = Date.now() - NOTE_PATIENCE_MS;
    await scene.outbox.accept(alone, { now, until: now - 1 });
    await scene.untilCounts({ delivered: 3 });
    expect(scene.callsFor(alone.key)).toHaveLength(1);
    // What comes in time is sent at once.
    await scene.outbox.accept(makeLead({ category: 'in time' }), { until: Date.now() + 60_000 });
    await scene.untilCounts({ delivered: 4, waiting: 0 });
  });
});
