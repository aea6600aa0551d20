import type { CacheDeps } from './cache-contract.ts';
import type { Entry } from './entry.ts';

/** An older word; renaming it would lose what is in KV at a deploy. */
const INVALIDATION_KEY = 'due-since';
/** How long an isolate trusts its own knowledge of the mark. */
const TRUST_MS = 30_000;
/** After this the ordinary freshness has long caught up; a page that nobody asked for meanwhile is then served as any stale one. */
const INVALIDATION_TTL_MS = 3_600_000;

interface Invalidation {
  /** Milliseconds: everything that was read before is invalid. */
  at: number;
}

/**
 * The time before which nothing counts as read, milliseconds; 0 when there is none. Set by webhooks whose reach cannot be told: an
 * image, a category, the whole site. What it invalidates is read again while the visitor waits; should that fail, the last good copy
 * stands.
 */
export async function invalidatedAt({ isolate, kv, clock, log }: CacheDeps): Promise<number> {
  const now = clock.now();
  const held = isolate.entry<Invalidation>(INVALIDATION_KEY);
  if (held && now - isolate.readAt(INVALIDATION_KEY) < TRUST_MS) return effectiveInvalidation(held, now);
  const blank: Entry<Invalidation> = held ?? { hash: '', storedAt: 0, value: { at: 0 } };
  // Before the wait: one isolate asks once, whatever the crowd.
  isolate.keep(INVALIDATION_KEY, blank, now);
  try {
    const stored = await kv.get<Invalidation>(INVALIDATION_KEY);
    if (stored && stored.storedAt > blank.storedAt) isolate.keep(INVALIDATION_KEY, stored, now);
    return effectiveInvalidation(isolate.entry<Invalidation>(INVALIDATION_KEY) ?? blank, now);
  } catch {
    log('KV could not be read (invalidation)');
    return effectiveInvalidation(blank, now);
  }
}

const effectiveInvalidation = ({ value }: Entry<Invalidation>, now: number): number =>
  value && now - value.at < INVALIDATION_TTL_MS ? value.at : 0;

/** Invalidates everything that was read before now. */
export async function invalidateAll({ isolate, kv, clock }: CacheDeps): Promise<void> {
  const at = clock.now();
  const entry: Entry<Invalidation> = { hash: String(at), storedAt: at, value: { at } };
  isolate.keep(INVALIDATION_KEY, entry, at);
  await kv.put(INVALIDATION_KEY, entry);
}
