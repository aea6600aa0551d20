import type { Context, MiddlewareHandler } from 'hono';
import { failure } from '../failure.ts';
import { originOf } from '../leads/origin-check.ts';
import type { Settings } from '../settings.ts';
import type { AppEnv } from '../tools.ts';
import { accessIdentity } from './access-token.ts';
import { loginPage } from './pages.ts';
import { hasSession } from './session.ts';

export const isHttps = (c: Context): boolean => new URL(c.req.url).protocol === 'https:';

type Doors = Pick<Settings, 'OPS_TOKEN' | 'ACCESS_TEAM' | 'ACCESS_AUDIENCE'>;
const hasAccess = ({ ACCESS_TEAM, ACCESS_AUDIENCE }: Doors): boolean => ACCESS_TEAM !== '' && ACCESS_AUDIENCE !== '';

/** Nothing configured: there is no such place (404), for anybody. */
export const opsExist: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { settings } = c.get('tools');
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
  if (!who) return c.html(loginPage({ wrong: false, form: c.get('tools').settings.OPS_TOKEN !== '' }), 401);
  c.set('who', who);
  await next();
};

/** A word for the log: how somebody came in, and with Access the identifier it gives the person. */
async function identityOf(c: Context<AppEnv>): Promise<string | null> {
  const { settings, now } = c.get('tools');
  const token = c.req.header('Cf-Access-Jwt-Assertion');
  if (token && hasAccess(settings)) {
    const { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience } = settings;
    const identity = await accessIdentity(token, { team, audience, now: now(), fetch: (url, init) => fetch(url, init) });
    if (identity) return `access:${identity.subject}`;
  }
  if (settings.OPS_TOKEN && (await hasSession(c.req.header('Cookie') ?? '', settings.OPS_TOKEN, now()))) return 'token';
  return null;
}
