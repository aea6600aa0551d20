import type { Context } from 'hono';
import { BUILD_ID } from '../../../dist/build-id.js';
import type { AppEnv } from '../../dependencies.ts';
import { failure } from '../../lib/failure.ts';
import { isRateLimited } from '../../lib/flood.ts';
import { originOf } from '../../lib/origin-check.ts';
import { readLimited, TooLargeError } from '../../lib/read-limited.ts';
import { tellMonitor } from '../../monitor/monitor-client.ts';
import { violationsIn } from './read-violations.ts';

const LIMITS = { maxBytes: 32 * 1024, timeoutMs: 5000 };

/**
 * `POST /api/violations/{build}`: browsers' reports of what the Content Security Policy and Trusted Types have blocked. Directive, kind of
 * what was blocked, and place in a script of ours are counted; addresses, samples and referrers are dropped unread. While `MEASURE` is off
 * there is no such address.
 */
export async function postViolations(c: Context<AppEnv>): Promise<Response> {
  const { settings, now } = c.get('deps');
  if (settings.MEASURE === 'off') return c.notFound();
  // A browser sends some of these without a word on where they come from.
  if (originOf(c.req.raw, settings.SITE_ORIGIN) === 'cross') return failure(c, 403, 'cross-site', 'From our own pages alone.');
  if (await isRateLimited(c, 'violations')) return failure(c, 429, 'too-many', 'Too many reports came from this address.');
  const read = await readLimited(c.req.raw, LIMITS).catch((error: unknown) => error);
  if (read instanceof TooLargeError) return failure(c, 413, 'too-large', 'This is too large.');
  const origins = [settings.SITE_ORIGIN, new URL(c.req.url).origin];
  const found = typeof read === 'string' ? violationsIn(read, c.req.param('build') ?? '', origins) : null;
  if (!found) return failure(c, 422, 'invalid', 'This is no report.');
  if (found.length) tellMonitor(c, (monitor) => monitor.violations(found, BUILD_ID, now()));
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}
