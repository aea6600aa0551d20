import type { Context } from 'hono';
import { type Vitals, vitalNames } from '../../../src/content/measured.ts';
import { matchPage } from '../../../src/routes.ts';
import type { AppEnv } from '../../dependencies.ts';
import { failure } from '../../lib/failure.ts';
import { originOf } from '../../lib/origin-check.ts';

const MAX_BYTES = 1024;
/** Ten minutes: whatever claims to be longer is no measurement. */
const MAX_VALUE = 600_000;

/**
 * `POST /api/vitals`: how fast a page was, sent once when it is left. Route and numbers alone are written down: no address, no
 * identifier, no time of day finer than the data set's own. While `MEASURE` is off there is no such address.
 */
export async function postVitals(c: Context<AppEnv>): Promise<Response> {
  const { settings } = c.get('deps');
  if (settings.MEASURE === 'off') return c.notFound();
  if (originOf(c.req.raw, settings.SITE_ORIGIN) !== 'same') return failure(c, 403, 'cross-site', 'From our own pages alone.');
  if (!(Number(c.req.header('Content-Length')) <= MAX_BYTES)) return failure(c, 413, 'too-large', 'This is too large.');
  const report = reportOf(await c.req.text());
  if (!report) return failure(c, 422, 'invalid', 'This is no report.');
  c.env.MEASURES?.writeDataPoint({
    indexes: [report.route],
    blobs: ['vitals', report.route],
    // -1: the browser does not know this one.
    doubles: vitalNames.map((name) => report.vitals[name] ?? -1),
  });
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}

function reportOf(text: string): { route: string; vitals: Vitals } | null {
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given !== 'object' || given === null || !('path' in given) || typeof given.path !== 'string') return null;
    const route = matchPage(given.path)?.name;
    const values = new Map(Object.entries(given));
    const vitals = Object.fromEntries(
      vitalNames.flatMap((name) => {
        const value = values.get(name);
        return typeof value === 'number' && value >= 0 && value <= MAX_VALUE ? [[name, Math.round(value * 1000) / 1000]] : [];
      }),
    );
    return route && Object.keys(vitals).length ? { route, vitals } : null;
  } catch {
    return null;
  }
}
