import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('an alert that no channel took', () => {
  const HOUR_MS = 3_600_000;
  const standing = { key: 'domain', confirmed: true, sentence: 'The domain ends' };
  const slack = { LEAD_SLACK_URL: 'https://slack.example/hook' };
  const arrived: string[] = [];
  const mail = { LEAD_EMAIL_TO: 'team@clinic.example', TEAM_EMAIL: { send: async () => arrived.push('mail') } };

  /** Looks every half hour of these, with an alarm each time. @returns which channels took something. */
  const watching = () => {
    const storage = { ...memoryStorage(), setAlarm: async () => {} };
    return async (hours: [from: number, to: number], channels: object, slackIs: 'away' | 'there' = 'away') => {
      vi.spyOn(console, 'warn').mockReturnValue();
      vi.stubGlobal('fetch', async () => {
        if (slackIs === 'there') arrived.push('slack');
        return new Response('', { status: slackIs === 'there' ? 200 : 404 });
      });
      const monitor = new SiteMonitor({ storage }, channels);
      for (let now = NOW + hours[0] * HOUR_MS; now < NOW + hours[1] * HOUR_MS; now += HOUR_MS / 2) {
        vi.useFakeTimers({ toFake: ['Date'], now });
        await monitor.look([standing], '', 'build', now);
        await monitor.alarm();
      }
      return arrived.splice(0);
    };
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('for a day is told anew while what it is about stands, and once', async () => {
    const watch = watching();
    expect(await watch([0, 30], slack)).toEqual([]);
    expect(await watch([30, 90], slack, 'there')).toEqual(['slack']);
  });

  it('of those that are configured no more is told by what came in their place', async () => {
    const watch = watching();
    expect(await watch([0, 3], slack)).toEqual([]);
    expect(await watch([3, 60], mail)).toEqual(['mail']);
  });

  it('because none was configured is told by the first', async () => {
    const watch = watching();
    expect(await watch([0, 30], {})).toEqual([]);
    expect(await watch([30, 90], slack, 'there')).toEqual(['slack']);
  });

  it('is not one that another channel took', async () => {
    expect(await watching()([0, 60], { ...slack, ...mail })).toEqual(['mail']);
  });
});

it('compares the build that is at work, not one that was taken back', () => {
  const HOUR_MS = 3_600_000;
  const monitor = new SiteMonitor({ storage: memoryStorage() }, {});
  const visits = (build: string, lcp: number, at: number) => {
    const visit = { route: 'home', navigation: 'load', first: true, values: [['lcp', lcp, null]] };
    monitor.take(
      { build, line: '4g', document: 'full', visits: Array.from({ length: 60 }, () => visit), failures: [] },
      build,
      at,
    );
  };
  visits('older', 1500, NOW);
  visits('slower', 5000, NOW + HOUR_MS);
  expect(monitor.summary(NOW + HOUR_MS).newest).toMatchObject({ build: 'slower', firstSeen: NOW + HOUR_MS });
  visits('older', 1500, NOW + 2 * HOUR_MS);
  // Of a page that was open meanwhile.
  monitor.take({ build: 'slower', line: '4g', document: 'full', visits: [], failures: [] }, 'older', NOW + 3 * HOUR_MS);
  const { newest, builds } = monitor.summary(NOW + 3 * HOUR_MS);
  expect(newest).toMatchObject({ build: 'older', firstSeen: NOW, others: { lcp: { samples: 60 } } });
  // While nobody visits, the last one that was at work counts.
  expect(monitor.summary(NOW + 30 * HOUR_MS).newest).toMatchObject({ build: 'older' });
  expect(builds.map(({ build }: { build: string }) => build)).toEqual(['slower', 'older']);
});
