import type { LegacyPost, ManagedPage, Post, SeoMetadata } from '../../src/content/records.ts';
import type { MetadataPage } from '../../src/seo/apply-metadata.ts';
import { ABSENT, type Cached, type CacheState, type Loaded, type ReadAhead, type ReadCache } from '../cache/cached.ts';
import { contentStrategy } from '../cache/strategies.ts';
import type { CheckImage } from '../clinic-api/check-image.ts';
import { loadLegacyBlogs } from '../clinic-api/load-legacy-blogs.ts';
import { loadSeoMetadata } from '../clinic-api/load-seo-metadata.ts';
import type { Settings } from '../settings.ts';
import { INDEX_KEY, pageKey, postKey } from './content-keys.ts';
import type { Loaders } from './loaders.ts';
import type { KeptIndex } from './merge-index.ts';
import { postSlug } from './post-slug.ts';
import { slugsOf } from './slugs-of.ts';
import { UpstreamError } from './upstream-error.ts';

/** All content that is not part of the build, by way of the cache. */
export interface Repository {
  postIndex(): Promise<Cached<KeptIndex>>;
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
  loaders: Loaders;
  read: ReadCache;
  readAhead: ReadAhead;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  log: (sentence: string) => void;
  /** Answers whether a picture at this address can be shown. */
  checkImage: CheckImage;
}

/** An unknown slug may be a new post: the index must not be older than this to say that it is none (row PLAT-07). */
const INDEX_MAX_AGE_MS = 60_000;
const OPTIONAL_PAGE_BUDGET_MS = 250;

export function createRepository({
  settings,
  loaders,
  read,
  readAhead,
  fetch,
  wait,
  log,
  checkImage,
}: RepositoryParts): Repository {
  const strategy = contentStrategy(settings.CACHE_FRESH_SEC);
  const siteOrigin = settings.SITE_ORIGIN;

  const keptIndex = (maxAgeMs?: number): Promise<Cached<KeptIndex>> =>
    read<KeptIndex>({ key: INDEX_KEY, strategy, ...(maxAgeMs !== undefined && { maxAgeMs }), load: loaders.index });

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
      const [index] = await Promise.all([keptIndex(), readAhead(postKey(slug), { with: INDEX_KEY, strategy })]);
      const known = index.status === 'found' ? index.value : null;
      const to = known && Object.hasOwn(known.moved, slug) && !slugsOf(known).has(slug) ? known.moved[slug] : undefined;
      if (to !== undefined && index.status === 'found') return { status: 'moved', state: index.state, to };
      return read<Post>({
        key: postKey(slug),
        strategy,
        admit: () => isKnown(slug),
        load: async () => {
          const latest = await keptIndex();
          return loaders.post(slug, latest.status === 'found' ? latest.value : null);
        },
      });
    },

    async managedPage(slug, { optional }) {
      const found = read<ManagedPage>({
        key: pageKey(slug),
        strategy,
        load: () => loaders.page(slug, repository.postSlugs()),
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
        load: async () => loadLegacyBlogs({ apiBase: settings.CLINIC_API, fetch, origins: (await loaders.deps()).origins }),
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
