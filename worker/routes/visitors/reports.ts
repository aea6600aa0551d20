import type { Context } from 'hono';
import { BUILD_ID } from '../../../dist/build-id.js';
import type { AppEnv } from '../../dependencies.ts';
import { failure } from '../../lib/failure.ts';
import { isRateLimited } from '../../lib/flood.ts';
import { readLimited, TooLargeError } from '../../lib/read-limited.ts';
import { originOf } from '../../lib/request-headers.ts';
import { tellMonitor } from '../../monitor/monitor-client.ts';
import { countedReport } from './read-field-report.ts';
import { violationsIn } from './read-violations.ts';

const TIMEOUT_MS = 5000;
const FIELD = { limit: 'field', maxBytes: 8 * 1024, origins: ['same'] } as const;
/** A browser sends some of these without a word on where they come from. */
const VIOLATIONS = { limit: 'violations', maxBytes: 32 * 1024, origins: ['same', 'unknown'] } as const;

/**
 * `POST /api/field`: how fast a page was and which of our scripts failed, sent when it is left. Route, numbers and places in our scripts are
 * counted; no address, no identifier, no words. While `MEASURE` is off there is no such address.
 */
export const postField = (c: Context<AppEnv>): Promise<Response> =>
  takeReport(c, FIELD, (body) => {
    const report = countedReport(body);
    if (!report) return false;
    tellMonitor(c, (monitor) => monitor.take(report, BUILD_ID, c.get('deps').now()));
    return true;
  });

/**
 * `POST /api/violations/{build}`: browsers' reports of what the Content Security Policy and Trusted Types have blocked. Directive, kind of
 * what was blocked, and place in a script of ours are counted; addresses, samples and referrers are dropped unread. While `MEASURE` is off
 * there is no such address.
 */
export const postViolations = (c: Context<AppEnv>): Promise<Response> =>
  takeReport(c, VIOLATIONS, (body) => {
    const origins = [c.get('deps').settings.SITE_ORIGIN, new URL(c.req.url).origin];
    const found = violationsIn(body, c.req.param('build') ?? '', origins);
    if (!found) return false;
    if (found.length) tellMonitor(c, (monitor) => monitor.violations(found, BUILD_ID, c.get('deps').now()));
    return true;
  });

/** Reads a report within its limits. `count` says whether it was one. */
async function takeReport(
  c: Context<AppEnv>,
  { limit, maxBytes, origins }: typeof FIELD | typeof VIOLATIONS,
  count: (body: string) => boolean,
): Promise<Response> {
  const { settings } = c.get('deps');
  if (settings.MEASURE === 'off') return c.notFound();
  const origin = originOf(c.req.raw, settings.SITE_ORIGIN);
  if (!origins.some((allowed) => allowed === origin)) return failure(c, 403, 'cross-site', 'From our own pages alone.');
  if (await isRateLimited(c, limit)) return failure(c, 429, 'too-many', 'Too many reports came from this address.');
  const body = await readLimited(c.req.raw, { maxBytes, timeoutMs: TIMEOUT_MS }).catch((error: unknown) => error);
  if (body instanceof TooLargeError) return failure(c, 413, 'too-large', 'This is too large.');
  if (typeof body !== 'string' || !count(body)) return failure(c, 422, 'invalid', 'This is not a report.');
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}
