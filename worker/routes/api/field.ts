import type { Context } from 'hono';
import { BUILD_ID } from '../../../dist/build-id.js';
import type { AppEnv } from '../../dependencies.ts';
import { failure } from '../../lib/failure.ts';
import { isRateLimited } from '../../lib/flood.ts';
import { originOf } from '../../lib/origin-check.ts';
import { readLimited, TooLargeError } from '../../lib/read-limited.ts';
import { tellMonitor } from '../../monitor/monitor-client.ts';
import { countedReport } from './read-field-report.ts';

const LIMITS = { maxBytes: 8 * 1024, timeoutMs: 5000 };

/**
 * `POST /api/field`: how fast a page was and which of our scripts failed, sent when it is left. Route, numbers and places in our scripts are
 * counted; no address, no identifier, no words. While `MEASURE` is off there is no such address.
 */
export async function postField(c: Context<AppEnv>): Promise<Response> {
  const { settings, now } = c.get('deps');
  if (settings.MEASURE === 'off') return c.notFound();
  if (originOf(c.req.raw, settings.SITE_ORIGIN) !== 'same') return failure(c, 403, 'cross-site', 'From our own pages alone.');
  if (await isRateLimited(c, 'field')) return failure(c, 429, 'too-many', 'Too many reports came from this address.');
  const body = await readLimited(c.req.raw, LIMITS).catch((error: unknown) => error);
  if (body instanceof TooLargeError) return failure(c, 413, 'too-large', 'This is too large.');
  const report = typeof body === 'string' ? countedReport(body) : null;
  if (!report) return failure(c, 422, 'invalid', 'This is no report.');
  tellMonitor(c, (monitor) => monitor.take(report, BUILD_ID, now()));
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}
