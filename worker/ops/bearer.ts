import type { Context } from 'hono';
import { sameText } from '../leads/keyed-digest.ts';
import type { AppEnv } from '../tools.ts';

/** Whether a request carries `Authorization: Bearer` and the team's token: for tools, which have no session. */
export async function hasOpsToken(c: Context<AppEnv>): Promise<boolean> {
  const { OPS_TOKEN } = c.get('tools').settings;
  const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  return OPS_TOKEN !== '' && given !== undefined && (await sameText(given, OPS_TOKEN));
}
