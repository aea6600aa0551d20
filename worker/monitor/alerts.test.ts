import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/memory-storage.ts';
import type { Channels } from '../leads/notification-channels.ts';

// By names that the compiler does not follow: these have the Worker's globals, a test Node's.
const [ALERTS, SCHEMA] = ['./alerts.ts', './monitor-schema.ts'];
const { Alerts } = await import(ALERTS);
const { migrate } = await import(SCHEMA);

const NOW = Date.UTC(2026, 10, 20);
const PAGE = 'https://clinic.example/ops';
const settings = (channels: Record<string, (alert: { event: string }) => Promise<string | null>>) => ({
  channels: new Map(Object.entries(channels)) as unknown as Channels,
  retryBaseMs: 30_000,
  page: PAGE,
});
const takes = async () => null;
const refuses = async () => 'http-404';

describe('an alert for a channel that is not configured any more', () => {
  let state: ReturnType<typeof memoryStorage>;
  beforeEach(async () => {
    state = memoryStorage();
    migrate(state);
    const before = new Alerts(state.sql, settings({ slack: refuses, email: takes }));
    before.add('site-red', 'Enquiries wait.', NOW);
    await before.sendDue(NOW);
    expect(before.nextAt()).toBeGreaterThan(NOW);
    expect(before.undelivered(NOW + 10 * 60_000)).toEqual(['slack: http-404']);
  });

  it('is due no more, and leaves the site well', async () => {
    const after = new Alerts(state.sql, settings({ email: takes }));
    expect(after.undelivered(NOW + 10 * 60_000)).toEqual([]);
    await after.sendDue(NOW + 10 * 60_000);
    expect(after.nextAt()).toBeNull();
  });
});

describe('two alerts for a channel that was away', () => {
  let state: ReturnType<typeof memoryStorage>;
  const sent: string[] = [];
  let slackIs: 'away' | 'back' = 'away';
  const channels = () => {
    const by = (name: string, isAway: () => boolean) => async (alert: { event: string }) => {
      if (isAway()) return 'http-503';
      sent.push(`${name}: ${alert.event}`);
      return null;
    };
    return settings({ slack: by('slack', () => slackIs === 'away'), email: by('email', () => false) });
  };
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    state = memoryStorage();
    migrate(state);
    sent.length = 0;
    slackIs = 'away';
    const alerts = new Alerts(state.sql, channels());
    alerts.add('site-red', 'Enquiries wait.', NOW);
    await alerts.sendDue(NOW);
    slackIs = 'back';
    alerts.add('site-well', 'All is well.', NOW + 1000);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('arrive in their order: the later one waits for the earlier one, not for other channels', async () => {
    const alerts = new Alerts(state.sql, channels());
    await alerts.sendDue(NOW + 1000);
    expect(sent).toEqual(['email: site-red', 'email: site-well']);
    await alerts.sendDue(alerts.nextAt());
    expect(sent.slice(2)).toEqual(['slack: site-red', 'slack: site-well']);
    expect(alerts.nextAt()).toBeNull();
  });

  it('wake nobody before the earlier one is due again', async () => {
    const alerts = new Alerts(state.sql, channels());
    await alerts.sendDue(NOW + 1000);
    expect(alerts.nextAt()).toBe(NOW + 60_000);
  });

  it('have the channel named once, by what it said last', async () => {
    slackIs = 'away';
    const alerts = new Alerts(state.sql, channels());
    await alerts.sendDue(NOW + 60_000);
    expect(alerts.undelivered(NOW + 10 * 60_000)).toEqual(['slack: http-503']);
  });

  it('do not keep the later one for ever: it goes when the earlier one is given up', async () => {
    const alerts = new Alerts(state.sql, channels());
    await alerts.sendDue(NOW + 24 * 3_600_000 + 500);
    expect(sent.slice(1)).toEqual(['slack: site-well', 'email: site-well']);
  });
});
