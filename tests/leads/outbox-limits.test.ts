import { describe, expect, it } from 'vitest';
import { makeLead, setOutboxScene } from './outbox-scene.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Noon, so that a few hours stay within one day. */
const NOON = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS / 2;

const scene = setOutboxScene();
const limited = () => restart({ LEAD_LIMIT_PER_MINUTE: '5' });

async function restart(vars: Record<string, string>): Promise<void> {
  await scene.outbox.kill();
  await scene.start({ vars });
}

let people = 0;
const somebody = (changes = {}) => {
  people += 1;
  return makeLead({ phone_number: String(9_100_000_000 + people), ...changes });
};
const from = (address: string, now: number, more = {}) => scene.outbox.accept(somebody(), { address, now, ...more });
const statuses = async (times: number, send: (n: number) => Promise<{ status: string }>) => {
  const all: string[] = [];
  for (let n = 0; n < times; n += 1) all.push((await send(n)).status);
  return all;
};

describe('the limits of one address', () => {
  it('are five a minute, ten an hour and thirty a day; the rest is told how long to wait', async () => {
    await limited();
    expect(await statuses(6, () => from('203.0.113.7', NOON))).toEqual([...Array(5).fill('accepted'), 'limited']);
    expect(await from('203.0.113.7', NOON + 20_000)).toEqual({ status: 'limited', retryAfterSec: 40 });
    expect(await from('203.0.113.8', NOON)).toMatchObject({ status: 'accepted' });
    expect(await statuses(6, () => from('203.0.113.7', NOON + MINUTE_MS))).toEqual([...Array(5).fill('accepted'), 'limited']);
    // Ten within the hour; the next is free when the first is an hour old.
    expect(await from('203.0.113.7', NOON + 5 * MINUTE_MS)).toEqual({ status: 'limited', retryAfterSec: 55 * 60 });
    await statuses(10, (n) => from('203.0.113.7', NOON + HOUR_MS + MINUTE_MS + n * MINUTE_MS));
    await statuses(10, (n) => from('203.0.113.7', NOON + 3 * HOUR_MS + n * MINUTE_MS));
    expect(await from('203.0.113.7', NOON + 5 * HOUR_MS)).toEqual({ status: 'limited', retryAfterSec: 19 * 60 * 60 });
  });

  it('count the /64 of an IPv6 connection as one, and forget the day with its key', async () => {
    await limited();
    await statuses(5, (n) => from(`2001:db8:1:2::${n}`, NOON));
    expect(await from('2001:0db8:0001:0002:ffff::1', NOON)).toMatchObject({ status: 'limited' });
    expect(await from('2001:db8:1:3::1', NOON)).toMatchObject({ status: 'accepted' });
    const stored = JSON.stringify([await scene.outbox.call('rows', 'admission'), await scene.outbox.call('rows', 'lead')]);
    expect(stored).not.toContain('2001:');
    await scene.outbox.call('ensureAlarm');
    expect(await scene.outbox.call('rows', 'day_key')).toEqual([]);
  });

  it('do not hold back a retry, a person who passed a check, or a visitor whose address nobody knows', async () => {
    await limited();
    const first = somebody();
    await scene.outbox.accept(first, { address: '203.0.113.7', now: NOON });
    await statuses(5, () => from('203.0.113.7', NOON));
    expect(await scene.outbox.accept(first, { address: '203.0.113.7', now: NOON })).toMatchObject({ status: 'duplicate' });
    expect(await from('203.0.113.7', NOON, { checked: true })).toMatchObject({ status: 'accepted' });
    expect(await statuses(8, () => scene.outbox.accept(somebody(), { now: NOON }))).toEqual(Array(8).fill('accepted'));
  });
});

describe('an enquiry that looks like spam', () => {
  const states = async () => (await scene.rows()).map(({ state, doubt }) => [state, doubt]);

  it('with the hidden field filled is kept and not sent, until the team releases it', async () => {
    const suspect = somebody({ subject: true });
    expect(await scene.outbox.accept(suspect)).toMatchObject({ status: 'accepted' });
    expect(await states()).toEqual([['quarantined', 'hidden-field']]);
    await scene.passAnother();
    expect(scene.callsFor(suspect.key)).toEqual([]);
    await scene.outbox.call('act', 1, 'release');
    await scene.untilCounts({ quarantined: 0, delivered: 2 });
    expect(scene.callsFor(suspect.key)).toHaveLength(1);
  });

  it('is one sent in less than two seconds, or with a note we did not write; a later one and one without are not', async () => {
    const opened = String(await scene.outbox.call('issueFormToken'));
    const at = Number(opened.split('.')[0]);
    const forged = opened.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const [note, now] of [
      [opened, at + 1999],
      [forged, at + 5000],
      ['nonsense', at + 5000],
      [opened, at + 2000],
      [opened, at + DAY_MS],
      ['', at],
    ] as const)
      await scene.outbox.accept(somebody(), { opened: note, now });
    expect((await states()).map(([, doubt]) => doubt)).toEqual(['too-fast', 'forged-note', 'forged-note', null, null, null]);
  });

  it('is the fourth of a day from one phone, but not the fourth category of the gallery', async () => {
    await limited();
    const same = { phone_number: '9876500000', form: 'callback', email: 'a@b.in' } as const;
    // First, for what the gallery asked is not counted with other enquiries.
    for (let n = 0; n < 16; n += 1)
      await scene.outbox.accept(makeLead({ phone_number: '9876500000', category: `category ${n}` }), { now: NOON });
    for (let n = 0; n < 4; n += 1) await scene.outbox.accept(makeLead({ ...same, requirement: `wish ${n}` }), { now: NOON });
    const doubts = (await states()).map(([, doubt]) => doubt);
    expect(doubts.filter(Boolean)).toEqual(['many-from-one-phone']);
    expect(doubts[19]).toBe('many-from-one-phone');
  });

  it('from a number that sent much is marked and sent on: who knows a number must not be able to silence it', async () => {
    await limited();
    const same = { phone_number: '9876500000', form: 'callback', email: 'a@b.in' } as const;
    for (let n = 0; n < 3; n += 1) await scene.outbox.accept(makeLead({ ...same, requirement: `prank ${n}` }));
    const own = makeLead({ ...same, requirement: 'the real one' });
    await scene.outbox.accept(own);
    await scene.untilCounts({ delivered: 4, quarantined: 0 });
    expect(scene.callsFor(own.key)).toHaveLength(1);
    expect((await states())[3]).toEqual(['delivered', 'many-from-one-phone']);
  });

  it('needs a person until one has looked at it, released it or set it aside', async () => {
    const oldest = async () => (await scene.outbox.counts()).oldestQuarantinedAt;
    expect(await oldest()).toBeNull();
    for (let n = 0; n < 3; n += 1) await scene.outbox.accept(somebody({ subject: true }), { now: NOON + n });
    expect(await oldest()).toBe(NOON);
    await scene.outbox.call('act', 1, 'reviewed');
    expect(await oldest()).toBe(NOON + 1);
    await scene.outbox.call('act', 2, 'release');
    expect(await oldest()).toBe(NOON + 2);
    await scene.outbox.call('eraseByPhone', JSON.parse(String((await scene.rows())[2]?.record)).phone_number);
    expect(await oldest()).toBeNull();
    // What a person sets aside needs no second look.
    scene.upstream.answer = () => ({ status: 422 });
    await scene.outbox.accept(somebody());
    await scene.untilCounts({ parked: 1 });
    await scene.outbox.call('act', 4, 'quarantine');
    expect([(await scene.outbox.counts()).quarantined, await oldest()]).toEqual([2, null]);
  });
});

describe('the same words from another address', () => {
  const same = { name: 'Asha Rao', phone_number: '9876500001', category: 'rhinoplasty' };
  const send = async (address: string, now: number, key = crypto.randomUUID()) => {
    const answer = await scene.outbox.accept(makeLead({ ...same, key }), { address, now });
    return [answer.status, 'reference' in answer ? answer.reference : ''] as const;
  };

  it('are another enquiry, with a reference that opens nothing of the first', async () => {
    const [, first] = await send('203.0.113.7', NOON);
    const [status, other] = await send('203.0.113.8', NOON + 1000);
    expect(status).toBe('accepted');
    expect(other).not.toBe(first);
    // Each is answered with its own, however often it is sent again.
    expect(await send('203.0.113.8', NOON + 2000)).toEqual(['duplicate', other]);
    expect(await send('203.0.113.7', NOON + 3000)).toEqual(['duplicate', first]);
    await scene.outbox.call('eraseByReference', other);
    expect(await scene.outbox.call('statusOf', first)).not.toMatchObject({ status: 'erased' });
  });

  it('are the same enquiry under the same key, and from the same address when the day key has changed meanwhile', async () => {
    const midnight = Math.floor(NOON / DAY_MS) * DAY_MS;
    const key = crypto.randomUUID();
    const [, first] = await send('203.0.113.7', midnight - 60_000, key);
    expect(await send('203.0.113.9', midnight - 50_000, key)).toEqual(['duplicate', first]);
    expect(await send('203.0.113.7', midnight + 60_000)).toEqual(['duplicate', first]);
    expect((await send('203.0.113.8', midnight + 60_000))[0]).toBe('accepted');
  });
});
