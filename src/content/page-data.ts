import type { EnquiryView, StoredView } from '../leads/enquiry-view.ts';
import type { CategoryRef, LegacyPost, ManagedPage, Post, PostSummary } from './records.ts';

/** What a content page shows, as the Worker answers it under `/api/content/*` and as it renders it itself. */
export type PageContent =
  | { kind: 'blogs'; posts: PostSummary[]; categories: CategoryRef[]; page: number; pages: number }
  | { kind: 'blogs-by-service'; service: CategoryRef; mainCategory: CategoryRef; posts: PostSummary[] }
  | { kind: 'post'; post: Post }
  | { kind: 'legacy-blogs'; posts: Omit<LegacyPost, 'html'>[] }
  | { kind: 'legacy-post'; post: LegacyPost; canonical: string | null }
  | { kind: 'managed'; page: ManagedPage }
  | ({ kind: 'thank-you' } & StoredView)
  | { kind: 'enquiry'; view: EnquiryView };

/**
 * `found`: show it. `static`: the page prerendered at build stands. `absent`, `gone`: 404 and 410.
 * `unavailable`: the content system cannot be reached and no copy exists; 503.
 */
export type PageData =
  | { status: 'found'; content: PageContent }
  | { status: 'static' }
  | { status: 'absent' | 'gone' }
  | { status: 'unavailable'; retryAfterSec: number };

/** True when the page can only say that something is not there (rows ROUTE-16, BSVC-06). */
export const isMissing = ({ status }: PageData): boolean => status !== 'found' && status !== 'static';

/** A visitor is sent elsewhere instead. */
export interface PageRedirect {
  status: 'redirect';
  to: string;
  code: 301 | 302;
}
