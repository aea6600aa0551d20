import type { Context } from 'hono';
import { BUILD_ID } from '../../dist/build-id.js';
import type { AppEnv } from '../dependencies.ts';
import { keyedDigest } from './crypto.ts';
import { addressGroup, addressOf } from './request-headers.ts';

const DAY_MS = 86_400_000;

/** What is counted by itself: enquiries, notes of opened forms, references, logins, tokens of tools, reports of browsers. */
type Door = 'lead' | 'opened' | 'enquiry' | 'login' | 'bearer' | 'field' | 'violations';
const FOR_ENQUIRIES: ReadonlySet<Door> = new Set(['lead', 'opened']);

/**
 * The platform's counter, before anything wakes the outbox: some twenty requests a minute from one address, at each of its places. It
 * only shields; the exact limits are the outbox's. The counter sees a digest that changes daily. Not bound, or broken: no limit.
 * `LEAD_LIMIT_PER_MINUTE=0` takes the limit from enquiries alone, not from guesses at tokens and references.
 */
export async function isRateLimited(c: Context<AppEnv>, door: Door): Promise<boolean> {
  const address = addressOf(c);
  if (!address || !c.env.LEAD_FLOOD || (FOR_ENQUIRIES.has(door) && c.env.LEAD_LIMIT_PER_MINUTE === '0')) return false;
  const day = Math.floor(c.get('deps').now() / DAY_MS);
  try {
    const key = await keyedDigest(`${BUILD_ID} ${day}`, `${door} ${addressGroup(address)}`);
    return !(await c.env.LEAD_FLOOD.limit({ key })).success;
  } catch {
    return false;
  }
}
