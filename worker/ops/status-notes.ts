import type { LinkCheckReport } from './link-check.ts';

const LAST_NOTICE_KEY = 'status/last-notice';

/** Notes when WordPress sent a notice, milliseconds since 1970. A note that fails costs nothing but the note. */
export const keepLastNotice = (kv: KVNamespace, at: number): Promise<void> =>
  kv.put(LAST_NOTICE_KEY, String(at)).catch(() => undefined);

/** Null when none is known, or KV cannot be read. */
export async function readLastNotice(kv: KVNamespace): Promise<number | null> {
  const at = Number(await kv.get(LAST_NOTICE_KEY).catch(() => null));
  return at > 0 ? at : null;
}

const LINK_CHECK_KEY = 'status/link-check';

/** One write a day. */
export const keepLinkCheckReport = (kv: KVNamespace, report: LinkCheckReport): Promise<void> =>
  kv.put(LINK_CHECK_KEY, JSON.stringify(report));

/** The last report; null when there is none. Rejects where KV cannot be read. */
export const lastLinkCheckReport = (kv: KVNamespace): Promise<LinkCheckReport | null> =>
  kv.get<LinkCheckReport>(LINK_CHECK_KEY, { type: 'json' });
