import type { BlogQuery } from '../content/blog-query.ts';
import type { GalleryContent } from '../content/gallery/gallery-records.ts';
import type { Overlay } from '../content/overlay.ts';
import type { CategoryRef, LegacyPost, ManagedPage, Picture, Post, PostSummary } from '../content/records.ts';
import type { StayChoice } from '../content/stay/stay-choice.ts';
import type { EnquiryView, StoredView } from '../leads/enquiry-view.ts';

/** The page Our Blogs. */
export interface BlogList {
  kind: 'blogs';
  /** As far as it means something; the address mirrors it. */
  query: BlogQuery;
  /** Main categories (row BLOG-02). */
  tabs: CategoryRef[];
  /** The pressed tab; null while a search goes through all articles. */
  selected: CategoryRef | null;
  /** Sub-categories of the pressed tab that have articles (row BLOG-05). */
  tiles: CategoryRef[];
  topic: CategoryRef | null;
  /** Some articles have no category: no tab shows them (row BLOG-25). */
  others: boolean;
  posts: PostSummary[];
  /** Matches on all pages together. */
  total: number;
  /** Matches before this page. */
  before: number;
  pages: number;
}

/** A link to an article beside the one that is read. */
export interface PostLink {
  slug: string;
  title: string;
  publishedAt: string;
  thumbnail: Picture | null;
}

/** What stands round an article: its neighbours in time, and articles on the same subject. */
export interface Around {
  newer: PostLink | null;
  older: PostLink | null;
  related: PostLink[];
}

/** An unpublished state of a post or page, seen by a signed link. */
export interface PreviewMark {
  /** ISO 8601: the link is good until then. */
  expiresAt: string;
}

/** What a content page shows, as the Worker answers it under `/api/content/*` and as it renders it itself. */
export type PageContent =
  | BlogList
  | {
      kind: 'blogs-by-service';
      service: CategoryRef;
      mainCategory: CategoryRef;
      posts: PostSummary[];
      total: number;
      page: number;
      pages: number;
    }
  /** `cover`: a drawing of its subject, where the editor gave no picture. */
  /** `elsewhere`: addresses of the same article by languages, its own among them; absent where it stands alone. */
  | {
      kind: 'post';
      post: Post;
      around: Around | null;
      cover?: Picture;
      preview?: PreviewMark;
      elsewhere?: Record<string, string>;
    }
  | { kind: 'legacy-blogs'; posts: Omit<LegacyPost, 'html'>[] }
  | { kind: 'legacy-post'; post: LegacyPost; canonical: string | null }
  | { kind: 'managed'; page: ManagedPage; cover?: Picture; preview?: PreviewMark }
  | GalleryContent
  | ({ kind: 'thank-you' } & StoredView)
  | { kind: 'enquiry'; view: EnquiryView }
  /** A plan asked for without script, on a day by the clinic's calendar. */
  | { kind: 'stay'; choice: StayChoice; today: string };

/**
 * `found`: show it. `static`: the page prerendered at build stands. `absent`, `gone`: 404 and 410.
 * `unavailable`: WordPress cannot be reached and no copy exists; 503.
 */
export type PageData =
  | { status: 'found'; content: PageContent }
  /** `records`: fields that WordPress says in place of the files, for a page that shows more of them than every page does. */
  | { status: 'static'; records?: Overlay }
  | { status: 'absent' | 'gone' }
  | { status: 'unavailable'; retryAfterSec: number };

/** True when the page can only say that something is not there (rows ROUTE-16, BSVC-06). */
export const isMissing = ({ status }: PageData): boolean => status !== 'found' && status !== 'static';

/** A visitor is sent elsewhere instead. */
export interface PageRedirect {
  status: 'redirect';
  to: string;
  code: 301 | 302 | 308;
}
