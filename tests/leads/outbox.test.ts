import { describe, expect, it } from 'vitest';
import { LEADS_PATH } from '../../src/endpoints.ts';
import { makeLead, setOutboxScene, until } from './outbox-scene.ts';

const DAY_MS = 86_400_000;

const scene = setOutboxScene();

describe('delivering', () => {
  it('delivers exactly once after the other side answered 503', async () => {
    const sent = makeLead();
    scene.upstream.answer = () => ({ status: 503 });
    await scene.outbox.accept(sent);
    await scene.untilFailed(3);
    await scene.passAnother();
    await scene.untilCounts({ delivered: 2 });
    await scene.passAnother();
    const statuses = scene.callsFor(sent.key).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(200);
    expect(new Set(scene.callsFor(sent.key).map(({ body }) => body))).toHaveProperty('size', 1);
  });

  it('delivers exactly once after the other side was away and the process was killed in between', async () => {
    const sent = makeLead();
    await scene.upstream.close();
    await scene.outbox.accept(sent);
    await scene.untilFailed(1);
    await scene.outbox.kill();
    await scene.upstream.open();
    // Nobody calls the object from here on: the alarm has to wake it.
    await scene.start({ leadsApi: `${scene.upstream.base}/` });
    await until('the call arrives', () => scene.callsFor(sent.key).length > 0);
    await scene.untilCounts({ delivered: 1 });
    await scene.passAnother();
    expect(scene.callsFor(sent.key).map(({ path }) => path)).toEqual([LEADS_PATH]);
  });

  it('sets the alarm again after broken connections', async () => {
    scene.upstream.answer = () => 'drop';
    await scene.outbox.accept(makeLead());
    await scene.untilFailed(3);
    expect(await scene.outbox.counts()).toMatchObject({ waiting: 1 });
    scene.upstream.answer = () => ({ status: 201 });
    await scene.untilCounts({ delivered: 1 });
  });

  it.each([400, 422])('parks a lead refused with %i and does not repeat it', async (status) => {
    const sent = makeLead();
    scene.upstream.answer = () => ({ status });
    await scene.outbox.accept(sent);
    await scene.untilCounts({ parked: 1 });
    await scene.passAnother();
    expect(scene.callsFor(sent.key)).toHaveLength(1);
    expect(await scene.rows()).toMatchObject([{ state: 'parked', last_reason: `http-${status}` }, {}]);
  });

  it('takes 409 as delivered', async () => {
    scene.upstream.answer = () => ({ status: 409 });
    await scene.outbox.accept(makeLead());
    await scene.untilCounts({ delivered: 1 });
  });

  it('waits as long as the other side asks', async () => {
    const sent = makeLead();
    scene.upstream.answer = () => ({
      status: scene.callsFor(sent.key).length === 1 ? 429 : 200,
      headers: { 'Retry-After': '1' },
    });
    await scene.outbox.accept(sent);
    await scene.untilCounts({ delivered: 1 });
    const [first, second] = scene.callsFor(sent.key);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
    expect(scene.callsFor(sent.key)).toHaveLength(2);
  });

  it('goes on after a wrong address or permission and flags it meanwhile; a redirect is not followed', async () => {
    const sent = makeLead();
    scene.upstream.answer = () => ({ status: 302, headers: { Location: `${scene.upstream.base}/elsewhere` } });
    await scene.outbox.accept(sent);
    await scene.untilCounts({ misconfigured: 1 });
    scene.upstream.answer = () => ({ status: 200 });
    await scene.untilCounts({ delivered: 1 });
    expect(await scene.outbox.counts()).toMatchObject({ misconfigured: 0 });
    expect(new Set(scene.upstream.calls.map(({ path }) => path))).toEqual(new Set([LEADS_PATH]));
  });

  describe('after hours of an outage, when the next attempt is hours away,', () => {
    const afterOutage = async (status: number) => {
      await scene.outbox.kill();
      await scene.start({ retryBaseMs: DAY_MS });
      const sent = makeLead();
      scene.upstream.answer = () => ({ status });
      await scene.outbox.accept(sent);
      await scene.untilFailed(1);
      return sent;
    };

    it.each([500, 503, 401])('is sent as soon as the other side takes another (%i)', async (status) => {
      const sent = await afterOutage(status);
      await scene.passAnother();
      await scene.untilCounts({ delivered: 2 });
      expect(scene.callsFor(sent.key)).toHaveLength(2);
    });

    it('waits where it was asked to wait, or where nothing was said yet', async () => {
      const sent = await afterOutage(429);
      const late = makeLead({ category: 'given up' });
      await scene.outbox.accept(late, { until: 1 });
      await scene.passAnother();
      await scene.passAnother();
      expect(await scene.outbox.counts()).toMatchObject({ delivered: 2, waiting: 2 });
      expect([scene.callsFor(sent.key).length, scene.callsFor(late.key).length]).toEqual([1, 0]);
    });
  });

  it('parks a lead that could not be delivered for seven days', async () => {
    scene.upstream.answer = () => ({ status: 500 });
    await scene.outbox.accept(makeLead(), { now: Date.now() - 7 * DAY_MS });
    await scene.untilCounts({ parked: 1 });
    expect(scene.upstream.calls).toHaveLength(1);
  });

  it('sends five at a time, and more than one run of the alarm takes', async () => {
    const together = Date.now() + 1500;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    scene.upstream.answer = () => held.then(() => ({ status: 200 }));
    await Promise.all(
      Array.from({ length: 45 }, (_, n) => scene.outbox.accept(makeLead({ category: `category ${n}` }), { now: together })),
    );
    await until('five are on their way', () => scene.upstream.inFlight === 5);
    release();
    await scene.untilCounts({ delivered: 45 });
    expect(scene.upstream.mostInFlight).toBe(5);
    expect(scene.upstream.calls).toHaveLength(45);
  });

  describe('pauses after an error of our own, because an alarm set for the past would run at once, for ever:', () => {
    const untilPaused = async (event: string) => {
      await until('the error is in the log', () => scene.outbox.logged().includes(event));
      await until('the alarm is set', async () => (await scene.outbox.call('alarmAt')) !== null);
      expect(Number(await scene.outbox.call('alarmAt'))).toBeGreaterThan(Date.now() + DAY_MS / 2);
    };
    const breakThe = (work: 'UPDATE' | 'DELETE') =>
      scene.outbox.call('exec', `CREATE TRIGGER broken BEFORE ${work} ON lead BEGIN SELECT RAISE(ABORT, 'broken'); END`);

    it('when the outcome of an attempt cannot be noted', async () => {
      await scene.outbox.kill();
      await scene.start({ retryBaseMs: DAY_MS });
      await breakThe('UPDATE');
      await scene.outbox.accept(makeLead());
      await untilPaused('lead-attempt-failed');
      expect(scene.upstream.calls).toHaveLength(1);
    });

    it('when what is too old cannot be erased', async () => {
      await scene.outbox.kill();
      await scene.start({ retryBaseMs: DAY_MS, vars: { LEAD_RETENTION_DAYS: '0' } });
      await scene.outbox.accept(makeLead());
      await scene.untilCounts({ delivered: 1 });
      await breakThe('DELETE');
      await scene.outbox.call('act', 1, 'answered');
      await untilPaused('lead-alarm-failed');
    });
  });

  it('has a watchdog that sets a lost alarm again', async () => {
    await scene.outbox.kill();
    await scene.start({ retryBaseMs: DAY_MS });
    scene.upstream.answer = () => ({ status: 503 });
    await scene.outbox.accept(makeLead());
    await scene.untilFailed(1);
    await until('the alarm is set', async () => (await scene.outbox.call('alarmAt')) !== null);
    await scene.outbox.call('loseAlarm');
    expect(await scene.outbox.call('alarmAt')).toBeNull();
    await scene.outbox.call('ensureAlarm');
    const [row] = await scene.rows();
    expect(await scene.outbox.call('alarmAt')).toBe(row?.next_at);
  });
});
