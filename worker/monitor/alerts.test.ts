import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../tests/memory-storage.ts';
import type { Channels } from '../leads/notification-channels.ts';

// By names that the compiler does not follow: these have the Worker's globals, a test Node's.
const [ALERTS, SCHEMA] = ['./alerts.ts', './monitor-schema.ts'];
const { Alerts } = await import(ALERTS);
const { migrate } = await import(SCHEMA);

const NOW = Date.UTC(2026, 10, 20);
const PAGE = 'https://clinic.example/ops';
const settings = (channels: Record<string, () => Promise<string | null>>) => ({
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
