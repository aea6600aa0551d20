import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { watchHealth as WatchHealthOf } from './watch-health.ts';

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const on = { settings: { WATCH: 'on' as const, ENVIRONMENT: 'production' as const }, builtAt: NOW - 60 * MINUTE_MS, now: NOW };

let watchHealth: typeof WatchHealthOf;
beforeEach(async () => {
  vi.resetModules();
  ({ watchHealth } = await import('./watch-health.ts'));
});

describe('the watch, as anybody may see it', () => {
  it.each([
    ['looked five minutes ago', NOW - 5 * MINUTE_MS, 'ok'],
    ['looked twenty minutes ago', NOW - 20 * MINUTE_MS, 'ok'],
    ['has not looked for longer', NOW - 20 * MINUTE_MS - 1, 'silent'],
    ['has never looked since a build of an hour ago', null, 'silent'],
  ])('%s: %s', async (_, watchedAt, word) => {
    expect(await watchHealth(async () => ({ watchedAt, undelivered: [], channels: 1 }), on)).toBe(word);
  });

  it('says that an alert does not arrive, which nobody would be told otherwise, and first that nobody looks', async () => {
    const undelivered = ['slack: http-404'];
    expect(await watchHealth(async () => ({ watchedAt: NOW, undelivered, channels: 1 }), on)).toBe('undelivered');
    const later = { ...on, now: NOW + 30 * MINUTE_MS };
    expect(await watchHealth(async () => ({ watchedAt: NOW, undelivered, channels: 1 }), later)).toBe('silent');
  });

  it('says that production has no channel to tell anybody by; elsewhere nobody waits to be told', async () => {
    const ask = async () => ({ watchedAt: NOW, undelivered: [], channels: 0 });
    expect(await watchHealth(ask, on)).toBe('no-channel');
    const later = { ...on, now: NOW + MINUTE_MS, settings: { ...on.settings, ENVIRONMENT: 'staging' as const } };
    expect(await watchHealth(ask, later)).toBe('ok');
  });

  it('has time to look for the first time after a build', async () => {
    expect(
      await watchHealth(async () => ({ watchedAt: null, undelivered: [], channels: 1 }), {
        ...on,
        builtAt: NOW - 10 * MINUTE_MS,
      }),
    ).toBe('ok');
  });

  it('says that it is off, and asks nobody', async () => {
    const ask = vi.fn(async () => ({ watchedAt: null, undelivered: [], channels: 1 }));
    expect(await watchHealth(ask, { ...on, settings: { ...on.settings, WATCH: 'off' } })).toBe('off');
    expect(ask).not.toHaveBeenCalled();
  });

  it('says so of a monitor that does not answer, and asks it no more than twice a minute', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('broken')));
    expect(await watchHealth(ask, on)).toBe('unreachable');
    expect(await watchHealth(ask, { ...on, now: NOW + 29_000 })).toBe('unreachable');
    expect(ask).toHaveBeenCalledOnce();
    expect(await watchHealth(async () => ({ watchedAt: NOW, undelivered: [], channels: 1 }), { ...on, now: NOW + 30_000 })).toBe(
      'ok',
    );
  });
});
