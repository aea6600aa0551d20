import { describe, expect, it, vi } from 'vitest';
import { healthOf, leadFindings, leadHealth, leadProblems } from './lead-health.ts';
import type { OutboxCounts } from './outbox-contract.ts';

const NOW = 1_800_000_000_000;
const quiet: OutboxCounts = {
  waiting: 0,
  delivered: 9,
  parked: 0,
  quarantined: 3,
  misconfigured: 0,
  oldestWaitingAt: null,
  oldestQuarantinedAt: null,
  pastDue: 0,
  failingChannels: [],
};

describe('the state of the outbox', () => {
  it.each<[Partial<OutboxCounts>, string]>([
    [{}, 'ok'],
    [{ waiting: 20, oldestWaitingAt: NOW - 15 * 60_000 }, 'ok'],
    [{ waiting: 21, oldestWaitingAt: NOW }, 'attention'],
    [{ waiting: 1, oldestWaitingAt: NOW - 15 * 60_000 - 1 }, 'attention'],
    [{ parked: 1 }, 'attention'],
    [{ pastDue: 1 }, 'attention'],
    [{ failingChannels: ['slack'] }, 'attention'],
    [{ oldestQuarantinedAt: NOW - 15 * 60_000 }, 'ok'],
    [{ oldestQuarantinedAt: NOW - 15 * 60_000 - 1 }, 'attention'],
    [{ waiting: 1, misconfigured: 1, oldestWaitingAt: NOW }, 'attention'],
  ])('%j: %s', (changes, health) => {
    expect(healthOf({ ...quiet, ...changes }, NOW)).toBe(health);
  });

  it('is told in sentences, each with what it counts', () => {
    const minutes = (count: number) => NOW - count * 60_000 - 59_000;
    const all: Partial<OutboxCounts> = {
      waiting: 21,
      parked: 1,
      misconfigured: 2,
      pastDue: 3,
      failingChannels: ['slack', 'email'],
    };
    const old = { oldestWaitingAt: minutes(20), oldestQuarantinedAt: minutes(70) };
    expect(leadFindings({ ...quiet, ...all, ...old }, NOW).map(({ kind, sentence }) => `${kind}: ${sentence}`)).toEqual([
      'parked: 1 could not be delivered and will not be sent again by itself.',
      'misconfigured: 2 turned away by the clinic’s system because of a wrong address or permission.',
      'waiting: 21 wait for delivery.',
      'waiting: The oldest has waited for delivery for 20 minutes.',
      'quarantined: One was quarantined as possible spam 70 minutes ago and nobody has looked at it.',
      'past-due: 3 past due: promised an answer by now, and not marked as answered.',
      'channel: Notifications by slack do not arrive.',
      'channel: Notifications by email do not arrive.',
    ]);
    expect(leadProblems({ ...quiet, waiting: 1, oldestWaitingAt: minutes(10_080) }, NOW)).toEqual([
      'The oldest has waited for delivery for 7 days.',
    ]);
    expect(leadProblems({ ...quiet, parked: 2 }, NOW)).toEqual([
      '2 could not be delivered and will not be sent again by itself.',
    ]);
  });

  it('is asked for twice a minute at most, and says so when nobody answers', async () => {
    const counts = vi.fn(async () => quiet);
    expect(await leadHealth(counts, NOW)).toBe('ok');
    expect(await leadHealth(counts, NOW + 29_999)).toBe('ok');
    expect(counts).toHaveBeenCalledTimes(1);
    expect(await leadHealth(() => Promise.reject(new Error('down')), NOW + 30_000)).toBe('unreachable');
    expect(await leadHealth(counts, NOW + 59_999)).toBe('unreachable');
    expect(await leadHealth(async () => ({ ...quiet, parked: 1 }), NOW + 60_000)).toBe('attention');
    // The clock was ten days ahead, and is set right.
    expect(await leadHealth(counts, NOW - 864_000_000)).toBe('ok');
  });
});
