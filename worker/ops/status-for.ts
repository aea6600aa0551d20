import { withCredentials } from '../cms/client/wordpress-access.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Bindings } from '../env.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import { monitorOf } from '../monitor/monitor-client.ts';
import { lastNotice } from './last-notice.ts';
import { lastLinkCheckReport } from './link-check-report.ts';
import { type SiteStatus, siteStatus } from './site-status.ts';

/** The state of the site, with figures: only behind the guard. `fresh`: not what was found some seconds ago. */
export const statusFor = (env: Bindings, deps: Dependencies, { fresh = false } = {}): Promise<SiteStatus> =>
  siteStatus({
    deps,
    counts: async () => outboxOf(env.LEAD_OUTBOX).counts(),
    linkCheck: () => lastLinkCheckReport(env.CONTENT_KV),
    lastNotice: () => lastNotice(env.CONTENT_KV),
    monitor: async () => monitorOf(env).summary(deps.now()),
    fresh,
    fetch: withCredentials((url, init) => fetch(url, init), deps.settings),
  });
