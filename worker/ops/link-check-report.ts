import type { LinkCheckReport } from './link-check.ts';

const KEY = 'status/link-check';

/** One write a day. */
export const keepLinkCheckReport = (kv: KVNamespace, report: LinkCheckReport): Promise<void> =>
  kv.put(KEY, JSON.stringify(report));

/** The last report; null when there is none, or KV cannot be read. */
export async function lastLinkCheckReport(kv: KVNamespace): Promise<LinkCheckReport | null> {
  try {
    return await kv.get<LinkCheckReport>(KEY, { type: 'json' });
  } catch {
    return null;
  }
}
