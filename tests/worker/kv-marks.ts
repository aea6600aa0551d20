import type { KeyValueStore } from './worker-site.ts';

/** Everything in KV, parsed, by key. */
export async function entriesIn(kv: KeyValueStore): Promise<Map<string, Record<string, unknown>>> {
  const { keys } = await kv.list();
  const pairs = keys.map(async ({ name }) => [name, (await kv.get(name, 'json')) as Record<string, unknown>] as const);
  return new Map(await Promise.all(pairs));
}

/** Marks every entry as seen. A write by the Worker takes the mark away: it writes no metadata. */
export async function markAll(kv: KeyValueStore): Promise<void> {
  for (const { name } of (await kv.list()).keys) {
    await kv.put(name, (await kv.get(name, 'text')) ?? '', { metadata: { seen: true } });
  }
}

/** Keys written since `markAll`. */
export async function writtenTo(kv: KeyValueStore): Promise<string[]> {
  return (await kv.list()).keys.filter(({ metadata }) => !metadata).map(({ name }) => name);
}
