import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelState } from '../../worker/leads/outbox-contract.ts';
import { NotificationDoubles } from './notification-doubles.ts';
import { makeLead, setOutboxScene, until } from './outbox-scene.ts';

const MINUTE_MS = 60_000;
const ALL = ['slack', 'google-chat', 'mattermost', 'webhook', 'email'];
const personal = {
  name: 'Asha Unforgettable',
  phone_number: '9876501234',
  email: 'asha.unforgettable@example.com',
  requirement: 'A very private wish',
};
const scene = setOutboxScene();
let doubles: NotificationDoubles;

beforeEach(async () => {
  doubles = new NotificationDoubles();
  await doubles.open();
  await restart();
});
afterEach(() => doubles.close());

async function restart(vars: Record<string, string> = doubles.vars()): Promise<void> {
  await scene.outbox.kill();
  await scene.start({ vars: { SITE_ORIGIN: 'https://clinic.example', ...vars } });
}
const file = (changes = {}, options = {}) =>
  scene.outbox.accept(makeLead({ form: 'callback', ...personal, ...changes }), options);
const channelsThatGot = (said: RegExp) => ALL.filter((channel) => doubles.by(channel).some(({ body }) => said.test(body)));
const untilAllGot = (said: RegExp) => until(`all were told: ${said}`, () => channelsThatGot(said).length === ALL.length);
const failing = async () => {
  const states = (await scene.outbox.call('channelStates')) as ChannelState[];
  return states.filter(({ failingSince }) => failingSince !== null).map(({ channel }) => channel);
};
const redCount = async (count: string) => ((await scene.outbox.call('counts')) as Record<string, number>)[count];
const redAt = async (at: number) => ((await scene.outbox.call('counts', at)) as { failingChannels: string[] }).failingChannels;

describe('a new enquiry', () => {
  it('that the clinic’s system has already is to be answered, however much it looks like spam: nobody is asked to look at one set aside', async () => {
    await file({ subject: true }, { delivered: true });
    await untilAllGot(/ops\/leads\/1\b/);
    const wanted = (await scene.outbox.call('rows', 'notification')) as { event: string }[];
    expect([...new Set(wanted.map(({ event }) => event))]).toEqual(['past-due']);
  });

  it('is to be answered as well where the clinic’s system turns out to have one that was set aside', async () => {
    const late = makeLead({ subject: true });
    await scene.outbox.accept(late, { until: 1 });
    await scene.outbox.accept(late, { delivered: true });
    await untilAllGot(/ops\/leads\/1\b/);
    const wanted = (await scene.outbox.call('rows', 'notification')) as { event: string }[];
    expect([...new Set(wanted.map(({ event }) => event))]).toEqual(['past-due']);
  });

  it('is told once by every channel in the form it takes, without anything of its content', async () => {
    const answer = await file();
    const reference = 'reference' in answer ? answer.reference : '';
    await untilAllGot(/ops\/leads\/1\b/);
    for (const value of [...Object.values(personal), 'Unforgettable']) {
      expect(JSON.stringify(doubles.arrived)).not.toContain(value);
    }
    // The reference opens the enquiry to its visitor, so it does not go into a chat that others read.
    for (const channel of ALL.filter((name) => name !== 'webhook')) expect(doubles.by(channel)[0]?.body).not.toContain(reference);
    expect(JSON.parse(doubles.by('webhook')[0]?.body ?? '')).toMatchObject({ event: 'new-enquiry', reference, form: 'callback' });
    expect(doubles.by('webhook')[0]?.headers['idempotency-key']).toMatch(/^new-enquiry-1-\d{13}$/);
    expect(JSON.parse(doubles.by('email')[0]?.body ?? '')).toMatchObject({
      from: 'site@clinic.example',
      to: ['team@clinic.example', 'owner@clinic.example'],
      subject: 'New enquiry no. 1',
    });
    await file({ requirement: 'Another wish' });
    await untilAllGot(/ops\/leads\/2\b/);
    expect(ALL.map((channel) => doubles.by(channel).length)).toEqual([2, 2, 2, 2, 2]);
    expect(await failing()).toEqual([]);
  });

  it('is told by the others while one is away, and by that one when it is back', async () => {
    doubles.broken.set('slack', 0);
    await file();
    await until('the others were told', () => channelsThatGot(/ops\/leads\/1\b/).length === 4);
    await until('it fails', async () => (await failing()).join() === 'slack');
    doubles.broken.clear();
    await untilAllGot(/ops\/leads\/1\b/);
    expect(doubles.by('slack')).toHaveLength(1);
    await until('it is well again', async () => (await failing()).length === 0);
  });

  it('is not told any more once it was answered, withdrawn or erased', async () => {
    for (const channel of ALL) doubles.broken.set(channel, 503);
    for (let n = 0; n < 3; n += 1) await file({ requirement: `wish ${n}` });
    await until('all fail', async () => (await failing()).length === ALL.length);
    const rows = (await scene.rows()).map(({ reference }) => reference);
    await scene.outbox.call('act', 1, 'answered');
    await scene.outbox.call('withdraw', rows[1]);
    await scene.outbox.call('act', 3, 'erase');
    expect(await scene.outbox.call('rows', 'notification')).toEqual([]);
  });
});

describe('a channel that fails', () => {
  it.each([
    ['refuses', 'mattermost', 400],
    ['is gone', 'google-chat', 404],
    ['breaks the connection', 'webhook', 0],
    ['will not send mail', 'email', 500],
  ])('because it %s is red within ten minutes, by name, and until it works', async (_, channel, status) => {
    doubles.broken.set(channel, status);
    await file();
    await until('it fails', async () => (await failing()).join() === channel);
    expect(await redAt(Date.now() + 10 * MINUTE_MS)).toEqual([channel]);
    expect(await scene.outbox.call('testNotifications')).toMatchObject({ [channel]: expect.any(String) });
    doubles.broken.clear();
    expect(await scene.outbox.call('testNotifications')).toEqual(Object.fromEntries(ALL.map((name) => [name, null])));
    expect(await redAt(Date.now() + 10 * MINUTE_MS)).toEqual([]);
  });

  it('is red when the webhook’s signature is refused', async () => {
    await restart({ ...doubles.vars(), LEAD_NOTICE_SECRET: 'another secret of twenty-four' });
    await file();
    await until('it fails', async () => (await failing()).join() === 'webhook');
    expect(await scene.outbox.call('channelStates')).toContainEqual(
      expect.objectContaining({ channel: 'webhook', reason: 'http-401' }),
    );
  });

  it('is not red for ever once it is not configured any more', async () => {
    doubles.broken.set('slack', 404);
    await file();
    await until('it fails', async () => (await failing()).join() === 'slack');
    const { LEAD_SLACK_URL: _, ...others } = doubles.vars();
    await restart(others);
    expect(await redAt(Date.now() + 10 * MINUTE_MS)).toEqual([]);
  });

  it('is asked again with growing pauses, however many wait for it', async () => {
    doubles.broken.set('slack', 503);
    for (let n = 0; n < 6; n += 1) await file({ requirement: `wish ${n}` });
    await until('the others were told', () => doubles.by('webhook').length === 6);
    // All that wait share one pause: never an attempt for each of them.
    expect(doubles.attempts.get('slack')).toBeLessThanOrEqual(6);
    doubles.broken.clear();
    await until('all are told', () => doubles.by('slack').length === 6);
  });

  it('is told what has waited for it as soon as it takes anything', async () => {
    doubles.broken.set('slack', 503);
    await file();
    await until('it fails', async () => (await failing()).join() === 'slack');
    // As after a night of failing: the next attempt is ten minutes away.
    await scene.outbox.call(
      'exec',
      `UPDATE notification SET attempts = 9, next_at = ${Date.now() + 10 * MINUTE_MS} WHERE channel = 'slack' AND event = 'new-enquiry'`,
    );
    doubles.broken.clear();
    await file({ requirement: 'Another wish' });
    await until('both are told', () => doubles.by('slack').length === 2);
  });
});

describe('a notification that the other side refuses', () => {
  it('holds up none of those that came while the channel was away', async () => {
    for (const channel of ALL) doubles.broken.set(channel, 503);
    for (let n = 0; n < 3; n += 1) await file({ requirement: `wish ${n}` });
    await until('all fail', async () => (await failing()).length === ALL.length);
    doubles.refused = /ops\/leads\/1\b/;
    doubles.broken.clear();
    await untilAllGot(/ops\/leads\/2\b/);
    await untilAllGot(/ops\/leads\/3\b/);
    // It waits on, and its channels are said to fail.
    await until('all fail', async () => (await failing()).length === ALL.length);
    doubles.refused = null;
    await untilAllGot(/ops\/leads\/1\b/);
    expect(ALL.map((channel) => doubles.by(channel).length)).toEqual([3, 3, 3, 3, 3]);
  });
});

describe('what a person has to see to', () => {
  const timesTold = (said: RegExp) => ALL.map((channel) => doubles.by(channel).filter(({ body }) => said.test(body)).length);

  it('is told once when an enquiry is past due, and not of one that is not yet', async () => {
    await file({}, { now: Date.now() - 7 * 24 * 60 * MINUTE_MS });
    await untilAllGot(/past.due/);
    expect(await redCount('pastDue')).toBe(1);
    await scene.outbox.call('act', 1, 'answered');
    expect(await redCount('pastDue')).toBe(0);
    // Not answered after all: somebody has to know again.
    await scene.outbox.call('act', 1, 'unanswered');
    await until('they are told again', () => timesTold(/past.due/).every((times) => times === 2));
    await file({ requirement: 'In good time' });
    await untilAllGot(/leads\/2\b/);
    expect(timesTold(/past.due/)).toEqual([2, 2, 2, 2, 2]);
  });

  it('is told when one was set aside and nobody looked at it, in place of being past due', async () => {
    await file({ subject: true }, { now: Date.now() - 16 * MINUTE_MS });
    await untilAllGot(/nobody has looked|review-due/);
    await file({ requirement: 'Another', subject: true });
    await untilAllGot(/leads\/2\b/);
    expect(timesTold(/nobody has looked|review-due/)).toEqual([1, 1, 1, 1, 1]);
    await scene.outbox.call('act', 2, 'reviewed');
    expect(await scene.outbox.call('rows', 'notification')).toEqual([]);
    // Released, it is an enquiry as any other.
    await scene.outbox.call('act', 2, 'release');
    const waiting = (await scene.outbox.call('rows', 'notification')) as { event: string }[];
    expect(new Set(waiting.map(({ event }) => event))).toEqual(new Set(['past-due']));
  });

  it('is not told of as looked at by nobody once somebody has released it', async () => {
    await file({ subject: true });
    await untilAllGot(/leads\/1\b/);
    await scene.outbox.call('act', 1, 'release');
    const waiting = (await scene.outbox.call('rows', 'notification')) as { event: string }[];
    expect([...new Set(waiting.map(({ event }) => event))]).toEqual(['past-due']);
  });
});
