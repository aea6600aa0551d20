import type { Context } from 'hono';
import { BUILD_ID } from '../../../dist/build-id.js';
import { withCredentials } from '../../cms/client/credentials.ts';
import type { AppEnv } from '../../dependencies.ts';
import { leadHealth } from '../../leads/lead-health.ts';
import { outboxOf } from '../../leads/outbox-client.ts';
import { failure } from '../../lib/failure.ts';
import { opsBearer } from '../../ops/bearer.ts';
import { lastNotice } from '../../ops/last-notice.ts';
import { lastLinkCheckReport } from '../../ops/link-check-report.ts';
import { type SiteStatus, siteStatus } from '../../ops/site-status.ts';

/**
 * `/health` (row PLAT-16): for anybody the build and a word on the outbox, without a call to any system; with the team's token the
 * figures, 503 when something needs a person.
 */
export async function health(c: Context<AppEnv>): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const bearer = await opsBearer(c);
  if (bearer === 'limited') return tooManyTokens(c);
  if (bearer === 'right') {
    const status = await statusFor(c);
    return c.json(status, status.ok ? 200 : 503, headers);
  }
  const leads = await leadHealth(async () => outboxOf(c.env.LEAD_OUTBOX).counts(), c.get('deps').now());
  return c.json({ ok: true, build: BUILD_ID, leads }, 200, headers);
}

/** For whoever sends more tokens than a tool would. */
export const tooManyTokens = (c: Context<AppEnv>): Response =>
  failure(c, 429, 'too-many', 'Too many tokens came from this address. Please wait a minute.', {
    headers: { 'Retry-After': '60' },
  });

/** The state of the site, with figures: only behind the guard. */
export const statusFor = (c: Context<AppEnv>): Promise<SiteStatus> =>
  siteStatus({
    deps: c.get('deps'),
    counts: async () => outboxOf(c.env.LEAD_OUTBOX).counts(),
    linkCheck: () => lastLinkCheckReport(c.env.CONTENT_KV),
    lastNotice: () => lastNotice(c.env.CONTENT_KV),
    fetch: withCredentials((url, init) => fetch(url, init), c.get('deps').settings),
  });
