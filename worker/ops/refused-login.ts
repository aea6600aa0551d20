import type { Context } from 'hono';
import type { AppEnv } from '../dependencies.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import { errorName } from '../lib/error-name.ts';

/** Counts a wrong login or token for `/ops/log`, after the answer. Call it only behind the limit: each call wakes the outbox. */
export function countRefusedLogin(c: Context<AppEnv>): void {
  const { now, log, waitUntil } = c.get('deps');
  const counted = async () => outboxOf(c.env.LEAD_OUTBOX).countRefusedLogin(now());
  waitUntil(
    counted().catch((error: unknown) => log(JSON.stringify({ event: 'refused-login-not-counted', error: errorName(error) }))),
  );
}
