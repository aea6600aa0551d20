import type { LegacyPost, ManagedPage, Post, PostIndex, SeoMetadata } from '../../src/content/records.ts';
import type { MetadataPage } from '../../src/seo/apply-metadata.ts';
import { ABSENT, type Cached, type CacheState, type Loaded, type ReadCache } from '../cache/cached.ts';
import { contentStrategy } from '../cache/strategies.ts';
import type { CheckImage } from '../clinic-api/check-image.ts';
import { loadLegacyBlogs } from '../clinic-api/load-legacy-blogs.ts';
import { loadSeoMetadata } from '../clinic-api/load-seo-metadata.ts';
import type { Settings } from '../settings.ts';
import type { ContentDeps } from './content-deps.ts';
import type { ContentOrigins } from './content-origins.ts';
import { loadPage } from './load-page.ts';
import { loadPost } from './load-post.ts';
import { loadPostIndex } from './load-post-index.ts';
import { type KeptIndex, mergeIndex } from './merge-index.ts';
import { postSlug } from './post-slug.ts';
import { UpstreamError } from './upstream-error.ts';
import { createWordPressClient } from './wordpress-client.ts';

/** All content that is not part of the build, by way of the cache. */
export interface Repository {
  postIndex(): Promise<Cached<PostIndex>>;
  /** Slugs of all public posts as far as they are known; null when nothing is known. */
  postSlugs(): Promise<ReadonlySet<string> | null>;
  /** `moved`: the post has another slug now. */
  post(slug: string): Promise<Cached<Post> | Moved>;
  /** `optional`: a page that stands in for one of ours; then a slow content system is no reason to wait. */
  managedPage(slug: string, options: { optional: boolean }): Promise<Cached<ManagedPage>>;
  legacyBlogs(): Promise<Cached<LegacyPost[]>>;
  metadata(page: MetadataPage): Promise<Cached<SeoMetadata>>;
}

export interface Moved {
  status: 'moved';
  state: CacheState;
  to: string;
}

interface RepositoryParts {
  settings: Settings;
  read: ReadCache;
  fetch: typeof fetch;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  log: (sentence: string) => void;
  /** Answers whether a picture at this address can be shown. */
  checkImage: CheckImage;
}

const INDEX_KEY = 'post-index';
/** An unknown slug may be a new post: the index must not be older than this to say that it is none (row PLAT-07). */
const INDEX_MAX_AGE_MS = 60_000;
const OPTIONAL_PAGE_BUDGET_MS = 250;

export function createRepository({ settings, read, fetch, now, wait, log, checkImage }: RepositoryParts): Repository {
  const strategy = contentStrategy(settings.CACHE_FRESH_SEC);
  const client = createWordPressClient({ base: settings.CONTENT_API, fetch });
  const cmsOrigin = new URL(settings.CONTENT_API).origin;
  const siteOrigin = settings.SITE_ORIGIN;

  const originsWith = (slugs: ReadonlySet<string> | null): ContentOrigins => ({
    cmsOrigin,
    siteOrigin,
    resolvePath: (path) => (slugs?.has(path.slice(1)) ? `/blogs${path}` : path),
  });
  const deps = (slugs: ReadonlySet<string> | null = null): ContentDeps => ({
    client,
    origins: originsWith(slugs),
    onPartFailed: (part, error) =>
      log(`${part} could not be read; the rest was (${error instanceof UpstreamError ? error.kind : 'unknown'})`),
  });

  const keptIndex = (maxAgeMs?: number): Promise<Cached<KeptIndex>> =>
    read<KeptIndex>({
      key: INDEX_KEY,
      strategy,
      ...(maxAgeMs !== undefined && { maxAgeMs }),
      load: async (previous) => mergeIndex(previous, await loadPostIndex(deps(), previous ?? undefined), now()),
    });

  const isKnown = async (slug: string): Promise<boolean> => {
    for (const maxAgeMs of [undefined, INDEX_MAX_AGE_MS]) {
      const index = await keptIndex(maxAgeMs);
      if (index.status !== 'found') throw new Error('the post index is not available');
      if (slugsOf(index.value).has(slug)) return true;
    }
    return false;
  };

  const repository: Repository = {
    postIndex: () => keptIndex(),

    async postSlugs() {
      const index = await keptIndex();
      return index.status === 'found' ? slugsOf(index.value) : null;
    },

    async post(text) {
      const slug = postSlug(text);
      if (slug === null) return { status: 'absent', state: 'HIT' };
      return read<Post>({
        key: `post/${slug}`,
        strategy,
        admit: () => isKnown(slug),
        load: async () => {
          const index = await keptIndex();
          const { posts, categories } = index.status === 'found' ? index.value : { posts: [], categories: [] };
          return orAbsent(await loadPost(deps(slugsOf({ posts, categories })), { slug, categories }));
        },
      });
    },

    async managedPage(slug, { optional }) {
      const found = read<ManagedPage>({
        key: `page/${slug}`,
        strategy,
        load: async () => {
          const origins = repository.postSlugs().then(originsWith);
          const loaded = await loadPage(deps(), { id: settings.MANAGED_PAGES[slug], slug, origins });
          if (loaded === 'absent') return ABSENT;
          if (loaded.mappedBy === 'slug' && settings.MANAGED_PAGES[slug]) log(`MANAGED_PAGES names another page for ${slug}`);
          return loaded.page;
        },
      });
      if (!optional) return found;
      return Promise.race([
        found,
        wait(OPTIONAL_PAGE_BUDGET_MS).then(() => ({ status: 'unavailable', retryAfterSec: 1 }) as const),
      ]);
    },

    legacyBlogs: () =>
      read<LegacyPost[]>({
        key: 'legacy-blogs',
        strategy,
        load: () => loadLegacyBlogs({ apiBase: settings.CLINIC_API, fetch, origins: deps().origins }),
      }),

    async metadata(page) {
      const id = settings.SEO_IDS[page];
      if (!id) return { status: 'absent', state: 'HIT' };
      return read<SeoMetadata>({
        key: `metadata/${page}/${id}`,
        strategy,
        load: async () => {
          try {
            return orAbsent(await loadSeoMetadata({ apiBase: settings.CLINIC_API, fetch, siteOrigin, checkImage }, id));
          } catch (error) {
            // The wording is that of row SEO-15.
            log(`Failed to fetch SEO metadata: ${reasonOf(error)}`);
            throw error;
          }
        },
      });
    },
  };
  return repository;
}

/** The status where that is what was wrong; a body that could not be read came with status 200, which would say nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof UpstreamError)) return 'unknown';
  return error.kind === 'status' ? String(error.status) : error.kind;
}

const orAbsent = <T>(loaded: T | 'absent'): Loaded<T> => (loaded === 'absent' ? ABSENT : loaded);

const slugSets = new WeakMap<PostIndex, ReadonlySet<string>>();

/** The slugs of an index, gathered once for each index. */
function slugsOf(index: PostIndex): ReadonlySet<string> {
  const slugs = slugSets.get(index) ?? new Set(index.posts.map(({ slug }) => slug));
  slugSets.set(index, slugs);
  return slugs;
}
