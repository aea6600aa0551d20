import type { Context } from 'hono';
import { tooManyKnocks } from '../leads/flood.ts';
import { sameText } from '../leads/keyed-digest.ts';
import type { AppEnv } from '../tools.ts';
import { countRefusedLogin } from './refused-login.ts';

/** `limited`: too many tokens came from the address lately; this one was not looked at. */
export type Bearer = 'right' | 'wrong' | 'absent' | 'limited';

/** What `Authorization: Bearer` of a request holds: the team's token, for tools, which have no session. Guesses are limited and counted. */
export async function opsBearer(c: Context<AppEnv>): Promise<Bearer> {
  const { OPS_TOKEN } = c.get('tools').settings;
  const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (given === undefined) return 'absent';
  if (await tooManyKnocks(c, 'bearer')) return 'limited';
  if (OPS_TOKEN !== '' && (await sameText(given, OPS_TOKEN))) return 'right';
  countRefusedLogin(c);
  return 'wrong';
}
