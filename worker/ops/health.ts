import type { Context } from 'hono';
import { BUILD_ID, BUILT_AT } from '../../dist/build-id.js';
import type { AppEnv } from '../dependencies.ts';
import { leadHealth } from '../leads/lead-health.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import { teamChannels } from '../leads/outbox-env.ts';
import { failure } from '../lib/failure.ts';
import { monitorOf } from '../monitor/monitor-client.ts';
import { opsBearer } from './guard.ts';
import { statusFor } from './site-status.ts';
import { type WatchState, watchHealth } from './watch-health.ts';

/**
 * `/health` (row PLAT-16): for anybody the build and a word each on the outbox and on the watch, without a call to any system; with the team's
 * token the figures, 503 when something needs a person.
 */
export async function health(c: Context<AppEnv>): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const bearer = await opsBearer(c);
  if (bearer === 'limited') return tooManyTokens(c);
  if (bearer === 'right') {
    const status = await statusFor(c.env, c.get('deps'));
    return c.json(status, status.ok ? 200 : 503, headers);
  }
  const { now, settings } = c.get('deps');
  const at = now();
  const [leads, watch] = await Promise.all([
    leadHealth(async () => outboxOf(c.env.LEAD_OUTBOX).counts(), at),
    watchHealth(() => watchState(c, at), { settings, builtAt: BUILT_AT, now: at }),
  ]);
  return c.json({ ok: true, build: BUILD_ID, leads, watch }, 200, headers);
}

async function watchState({ env }: Context<AppEnv>, now: number): Promise<WatchState> {
  const [watchedAt, undelivered] = await Promise.all([
    monitorOf(env).watchedAt(),
    // While a release goes out in steps, the monitor may be one that does not say.
    Promise.resolve(monitorOf(env).undelivered(now)).catch(() => []),
  ]);
  return { watchedAt, undelivered, channels: teamChannels(env).size };
}

/** For whoever sends more tokens than a tool would. */
export const tooManyTokens = (c: Context<AppEnv>): Response =>
  failure(c, 429, 'too-many', 'Too many tokens came from this address. Please wait a minute.', {
    headers: { 'Retry-After': '60' },
  });
