import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/memory-storage.ts';

vi.mock('cloudflare:workers', () => ({
  DurableObject: class {
    readonly ctx: unknown;
    constructor(ctx: unknown) {
      this.ctx = ctx;
    }
  },
}));
// By a name that the compiler does not follow: the monitor has the Worker's globals, a test Node's.
const MONITOR = './site-monitor.ts';
const { SiteMonitor } = await import(MONITOR);

const NOW = Date.UTC(2026, 10, 20);

it('says in an alert what is new, not what the team knows already', async () => {
  const storage = { ...memoryStorage(), setAlarm: async () => {} };
  const monitor = new SiteMonitor({ storage }, { SITE_ORIGIN: 'https://clinic.example' });
  const standing = { key: 'security.txt', confirmed: true, sentence: 'security.txt ends' };
  const next = { key: 'outbox', confirmed: true, sentence: 'The store does not answer' };
  const looks = [[standing], [standing, next], [], []];
  for (const problems of looks) await monitor.look(problems, 'what the page says', 'build', NOW);
  const alerts = storage.sql.exec('SELECT event, sentence FROM alert ORDER BY id').toArray();
  expect(alerts).toEqual([
    { event: 'site-red', sentence: standing.sentence },
    { event: 'site-red', sentence: next.sentence },
    { event: 'site-well', sentence: 'what the page says' },
  ]);
});

it('says what the page says where a Worker of an older release looks', async () => {
  const storage = { ...memoryStorage(), setAlarm: async () => {} };
  const monitor = new SiteMonitor({ storage }, { SITE_ORIGIN: 'https://clinic.example' });
  await monitor.look([{ key: 'outbox', confirmed: true }], 'what the page says', 'build', NOW);
  expect(storage.sql.exec('SELECT sentence FROM alert').one()).toEqual({ sentence: 'what the page says' });
});

it('remembers when the clock found a change that no notice had brought, over looks that find none', () => {
  const monitor = new SiteMonitor({ storage: memoryStorage() }, {});
  expect(monitor.summary(NOW).changeFoundAt).toBeNull();
  monitor.keepContentRead(true, NOW, 2);
  monitor.keepContentRead(true, NOW + 1, 0);
  // A Worker of an older release does not say how many.
  monitor.keepContentRead(true, NOW + 2);
  expect(monitor.summary(NOW + 2)).toMatchObject({ contentReadAt: NOW + 2, changeFoundAt: NOW });
});
