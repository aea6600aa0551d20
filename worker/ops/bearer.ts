import type { Context } from 'hono';
import type { AppEnv } from '../dependencies.ts';
import { timingSafeEqual } from '../lib/crypto.ts';
import { isRateLimited } from '../lib/flood.ts';
import { countRefusedLogin } from './refused-login.ts';

/** `limited`: too many tokens came from the address lately; this one was not looked at. */
export type Bearer = 'right' | 'wrong' | 'absent' | 'limited';

/** What `Authorization: Bearer` of a request holds: the team's token, for programs, which have no session. Guesses are limited and counted. */
export async function opsBearer(c: Context<AppEnv>): Promise<Bearer> {
  const { OPS_TOKEN } = c.get('deps').settings;
  const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (given === undefined) return 'absent';
  if (await isRateLimited(c, 'bearer')) return 'limited';
  if (OPS_TOKEN !== '' && (await timingSafeEqual(given, OPS_TOKEN))) return 'right';
  countRefusedLogin(c);
  return 'wrong';
}
