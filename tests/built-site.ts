import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { type Site, startSite } from '../scripts/site.ts';
import { SEO_IDS } from './upstream/clinic/seo-metadata.ts';
import { thirdPartyVars } from './upstream/third-party.ts';
import { startUpstream, type Upstream } from './upstream/upstream.ts';

export interface BuiltSite {
  site: Site;
  upstream: Upstream;
}

/** The built site in workerd over the double, for the tests of a file. Members are there once the tests run. */
export function useBuiltSite(name: string, vars: Record<string, string> = {}): BuiltSite {
  const started = {} as BuiltSite;
  beforeAll(async () => {
    const persistTo = `.wrangler/test-${name}`;
    rmSync(persistTo, { recursive: true, force: true });
    started.upstream = await startUpstream();
    const { contentApi: CONTENT_API, clinicApi: CLINIC_API, leadsApi: LEADS_API } = started.upstream;
    const widgets = thirdPartyVars(started.upstream.url);
    const all = {
      ...widgets,
      CONTENT_API,
      CLINIC_API,
      LEADS_API,
      SEO_IDS: JSON.stringify(SEO_IDS),
      LEAD_RETRY_BASE_MS: '200',
      LEAD_LIMIT_PER_MINUTE: '0',
      ...vars,
    };
    started.site = await startSite({ persistTo, vars: all, logFile: `.cache/test-${name}.log` });
  });
  afterAll(async () => {
    await started.site?.stop();
    await started.upstream?.stop();
  });
  return started;
}
