import type { PageContent, PageData, PageRedirect } from '../../../src/documents/page-data.ts';
import type { Cached } from '../../cache/cache-contract.ts';

/** `HIT | STALE | MISS`: what the cache did. `BYPASS`: no cached content is in this answer. */
export type EdgeCacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS';

/** The data of a page, and what its finished HTML may be kept under. */
export interface PageAnswer {
  data: PageData | PageRedirect;
  state: EdgeCacheState;
  /** Version of the content; null when the HTML must not be kept. */
  version: string | null;
  /** The query in its one form, where the page has one. */
  search?: string;
}

export const OUTAGE_RETRY_SEC = 30;

export const found = (content: PageContent): PageData => ({ status: 'found', content });

/** Turns what the cache says into what the page says. `show` may still find that its part is absent. */
export function answer<T>(cached: Cached<T>, show: (value: T) => PageData | PageRedirect): PageAnswer {
  if (cached.status === 'found') return { data: show(cached.value), state: cached.state, version: cached.hash };
  if (cached.status === 'unavailable') return unavailable(cached.retryAfterSec);
  return { data: { status: cached.status }, state: cached.state, version: cached.status };
}

const unavailable = (retryAfterSec: number): PageAnswer => ({
  data: { status: 'unavailable', retryAfterSec: Math.max(retryAfterSec, OUTAGE_RETRY_SEC) },
  state: 'MISS',
  version: 'unavailable',
});
