import { describe, expect, it, vi } from 'vitest';
import { healthOf, leadHealth } from './lead-health.ts';
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

  it('is asked for twice a minute at most, and says so when nobody answers', async () => {
    const counts = vi.fn(async () => quiet);
    expect(await leadHealth(counts, NOW)).toBe('ok');
    expect(await leadHealth(counts, NOW + 29_999)).toBe('ok');
    expect(counts).toHaveBeenCalledTimes(1);
    expect(await leadHealth(() => Promise.reject(new Error('down')), NOW + 30_000)).toBe('unreachable');
  });
});
