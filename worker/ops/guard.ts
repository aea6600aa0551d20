import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../dependencies.ts';
import { numberingPlans } from '../leads/numbering-plans.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import { within } from '../lib/async.ts';
import { timingSafeEqual } from '../lib/crypto.ts';
import { errorName, failure } from '../lib/failure.ts';
import { isRateLimited } from '../lib/flood.ts';
import { originOf } from '../lib/request-headers.ts';
import type { Settings } from '../settings.ts';
import { accessIdentity } from './access-token.ts';
import { loginPage } from './login-page.ts';
import { askedFor, OUTBOX_TIMEOUT_MS } from './posted.ts';
import { readSession, type Session } from './session.ts';

export const isHttps = (c: Context): boolean => new URL(c.req.url).protocol === 'https:';

type Doors = Pick<Settings, 'OPS_TOKEN' | 'ACCESS_TEAM' | 'ACCESS_AUDIENCE'>;
const hasAccess = ({ ACCESS_TEAM, ACCESS_AUDIENCE }: Doors): boolean => ACCESS_TEAM !== '' && ACCESS_AUDIENCE !== '';

/** Nothing configured: there is no such place (404), for anybody. */
export const opsExist: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { settings } = c.get('deps');
  if (settings.OPS_TOKEN === '' && !hasAccess(settings)) return c.notFound();
  if (c.req.method === 'POST' && originOf(c.req.raw, settings.SITE_ORIGIN) !== 'same')
    return failure(c, 403, 'cross-site', 'Please use the form on this site.');
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('X-Robots-Tag', 'noindex');
  c.res.headers.set('Referrer-Policy', 'no-referrer');
};

/** Lets the team in: a token of Cloudflare Access, or a session of the login form. Everybody else is shown that form. */
export const opsGuard: MiddlewareHandler<AppEnv> = async (c, next) => {
  const who = await identityOf(c);
  if (!who)
    return c.html(loginPage({ problem: null, form: c.get('deps').settings.OPS_TOKEN !== '', asked: await askedFor(c) }), 401);
  c.set('who', who.id);
  c.set('person', who.person);
  // Pages of the team say where numbers are from.
  await numberingPlans();
  await next();
};

interface Identity {
  /** A word for the log: how somebody came in, and with Access the identifier it gives the person. */
  id: string;
  /** What colleagues know the person by. */
  person: string;
}

async function identityOf(c: Context<AppEnv>): Promise<Identity | null> {
  const { settings, now } = c.get('deps');
  const token = c.req.header('Cf-Access-Jwt-Assertion');
  if (token && hasAccess(settings)) {
    const { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience } = settings;
    const identity = await accessIdentity(token, { team, audience, now: now(), fetch: (url, init) => fetch(url, init) });
    if (identity) return { id: `access:${identity.subject}`, person: identity.name };
  }
  const session = await sessionOf(c);
  if (!session || (await isEnded(c, session))) return null;
  return { id: tokenId(session.initials), person: session.initials || 'team' };
}

/** How the log calls somebody who came in by the shared token. */
export const tokenId = (initials: string): string => (initials ? `token:${initials}` : 'token');

/** The session of the login form that a request carries; it may have been logged out of. */
export async function sessionOf(c: Context<AppEnv>): Promise<Session | null> {
  const { settings, now } = c.get('deps');
  return settings.OPS_TOKEN ? readSession(c.req.header('Cookie') ?? '', settings.OPS_TOKEN, now()) : null;
}

/**
 * While the outbox does not answer, a session counts that may have been logged out of: without it there is no enquiry to read, and in
 * that hour the team needs `/ops`.
 */
async function isEnded(c: Context<AppEnv>, { signature }: Session): Promise<boolean> {
  try {
    return await within(outboxOf(c.env.LEAD_OUTBOX).isSessionEnded(signature), OUTBOX_TIMEOUT_MS);
  } catch (error) {
    c.get('deps').log(JSON.stringify({ event: 'session-not-checked', error: errorName(error) }));
    return false;
  }
}

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

/** Counts a wrong login or token for `/ops/log`, after the answer. Call it only behind the limit: each call wakes the outbox. */
export function countRefusedLogin(c: Context<AppEnv>): void {
  const { now, log, waitUntil } = c.get('deps');
  const counted = async () => outboxOf(c.env.LEAD_OUTBOX).countRefusedLogin(now());
  waitUntil(
    counted().catch((error: unknown) => log(JSON.stringify({ event: 'refused-login-not-counted', error: errorName(error) }))),
  );
}
