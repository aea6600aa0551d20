import type { Upstream } from './upstream.ts';

/** The variables of the Worker that name the addresses of a running double. */
export const upstreamVars = ({ contentApi, clinicApi, leadsApi }: Pick<Upstream, 'contentApi' | 'clinicApi' | 'leadsApi'>) => ({
  CONTENT_API: contentApi,
  CLINIC_API: clinicApi,
  LEADS_API: leadsApi,
});
