import { expect, it } from 'vitest';
import type { ChannelName, SendNotification } from './notification-channels.ts';

// By names that the compiler does not follow: these have the Worker's globals, a test Node's.
const [COURIER, NOTIFIER] = ['./courier.ts', './notifier.ts'];
const { Courier } = await import(COURIER);
const { Notifier } = await import(NOTIFIER);

/** Of Cloudflare's free plan, for each run of an alarm: what goes out beyond them fails. */
const ALLOWED = 50;
const channels: ChannelName[] = ['email', 'webhook'];

/** As after an outage: more is due than one run of the alarm may send. */
const many = (limit: number): number[] => Array.from({ length: 100 }, (_, id) => id).slice(0, limit);
const nothing = () => {};

it.each([[channels], [channels.slice(0, 1)]])(
  'one run of the alarm, by the channels %j, makes no more calls than the platform allows',
  async (names) => {
    let calls = 0;
    const leads = {
      dueIds: (_now: number, limit: number) => many(limit),
      waiting: () => {
        calls += 1;
        return { upstreamBody: '{}', deliveryKey: 'key', attempts: 0, waitingSince: 0 };
      },
      noteAttempt: nothing,
      settle: nothing,
      bringForward: nothing,
    };
    await new Courier(leads, { leadsApi: 'https://clinic.invalid', retryBaseMs: 1000, isPreview: true }).deliverDue();
    const send: SendNotification = async () => {
      calls += 1;
      return null;
    };
    const told = {
      due: (_channel: ChannelName, _now: number, limit: number) => many(limit).map((leadId) => ({ leadId })),
      forget: nothing,
      succeeded: nothing,
      remove: nothing,
    };
    const settings = { channels: new Map(names.map((name) => [name, send])), retryBaseMs: 1000, inboxUrl: '' };
    await new Notifier(told, settings).sendDue();
    expect(calls).toBeGreaterThan(40);
    expect(calls).toBeLessThanOrEqual(ALLOWED);
  },
);
