import type { Context } from 'hono';
import { BUILD_ID } from '../../dist/build-id.js';
import type { AppEnv } from '../tools.ts';
import { addressGroup } from './admission.ts';
import { keyedDigest } from './keyed-digest.ts';

const DAY_MS = 86_400_000;

/** Address of the connection; null in local runs, where nobody can be told from anybody. */
export const addressOf = (c: Context): string | null => c.req.header('CF-Connecting-IP') ?? null;

/**
 * The platform's counter, before anything wakes the outbox: some twenty knocks a minute from one address, at each of its places. It
 * only shields; the exact limits are the outbox's. The counter sees a digest that changes daily. Not bound, or broken: no limit.
 */
export async function tooManyKnocks(c: Context<AppEnv>, door: string): Promise<boolean> {
  const address = addressOf(c);
  if (!address || !c.env.LEAD_FLOOD || c.env.LEAD_LIMIT_PER_MINUTE === '0') return false;
  const day = Math.floor(c.get('tools').now() / DAY_MS);
  try {
    const key = await keyedDigest(`${BUILD_ID} ${day}`, `${door} ${addressGroup(address)}`);
    return !(await c.env.LEAD_FLOOD.limit({ key })).success;
  } catch {
    return false;
  }
}
