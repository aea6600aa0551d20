const KEY = 'status/last-notice';

/** Notes when WordPress sent a notice, milliseconds since 1970. A note that fails costs nothing but the note. */
export const keepLastNotice = (kv: KVNamespace, at: number): Promise<void> => kv.put(KEY, String(at)).catch(() => undefined);

/** Null when none is known, or KV cannot be read. */
export async function lastNotice(kv: KVNamespace): Promise<number | null> {
  const at = Number(await kv.get(KEY).catch(() => null));
  return at > 0 ? at : null;
}
