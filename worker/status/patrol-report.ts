import type { PatrolReport } from './patrol.ts';

const KEY = 'status/patrol';

/** One write a day. */
export const keepPatrolReport = (kv: KVNamespace, report: PatrolReport): Promise<void> => kv.put(KEY, JSON.stringify(report));

/** The last report; null when there is none, or KV cannot be read. */
export async function lastPatrolReport(kv: KVNamespace): Promise<PatrolReport | null> {
  try {
    return await kv.get<PatrolReport>(KEY, { type: 'json' });
  } catch {
    return null;
  }
}
