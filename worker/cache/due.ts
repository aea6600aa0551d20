import type { CacheParts } from './cached.ts';
import type { Entry } from './entry.ts';

const DUE_KEY = 'due-since';
/** How long an isolate trusts its own knowledge of the mark. */
const TRUST_MS = 30_000;
/** After this the ordinary freshness has long caught up; a page that nobody asked for meanwhile is then served as any stale one. */
const HONOURED_MS = 3_600_000;

interface DueMark {
  /** Milliseconds: everything that was read before is due. */
  at: number;
}

/**
 * The time before which nothing counts as read, milliseconds; 0 when there is none. Set by notices whose reach cannot be told: an
 * image, a category, the whole site. What is due is read again while the visitor waits; should that fail, the last good copy stands.
 */
export async function dueSince({ isolate, kv, clock, log }: CacheParts): Promise<number> {
  const now = clock.now();
  const held = isolate.entry<DueMark>(DUE_KEY);
  if (held && now - isolate.readAt(DUE_KEY) < TRUST_MS) return honoured(held, now);
  const blank: Entry<DueMark> = held ?? { hash: '', storedAt: 0, value: { at: 0 } };
  // Before the wait: one isolate asks once, whatever the crowd.
  isolate.keep(DUE_KEY, blank, now);
  try {
    const stored = await kv.get<DueMark>(DUE_KEY);
    if (stored && stored.storedAt > blank.storedAt) isolate.keep(DUE_KEY, stored, now);
    return honoured(isolate.entry<DueMark>(DUE_KEY) ?? blank, now);
  } catch {
    log('KV could not be read (due mark)');
    return honoured(blank, now);
  }
}

const honoured = ({ value }: Entry<DueMark>, now: number): number => (value && now - value.at < HONOURED_MS ? value.at : 0);

/** Makes everything due that was read before now. */
export async function markDue({ isolate, kv, clock }: CacheParts): Promise<void> {
  const at = clock.now();
  const entry: Entry<DueMark> = { hash: String(at), storedAt: at, value: { at } };
  isolate.keep(DUE_KEY, entry, at);
  await kv.put(DUE_KEY, entry);
}
