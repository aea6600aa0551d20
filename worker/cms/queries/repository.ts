import type { LegacyPost, ManagedPage, Post, PostIndex, PostSummary, SeoMetadata } from '../../../src/content/records.ts';
import type { MetadataPage } from '../../../src/seo/apply-metadata.ts';
import { ABSENT, type Cached, type Loaded, type ReadAhead, type ReadCache } from '../../cache/cache-contract.ts';
import { contentStrategy } from '../../cache/strategies.ts';
import type { CheckImage } from '../../clinic-api/check-image.ts';
import { loadLegacyBlogs, loadSeoMetadata } from '../../clinic-api/clinic-api.ts';
import type { Settings } from '../../settings.ts';
import type { Loaders } from '../client/loaders.ts';
import { UpstreamError } from '../client/read-json.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import type { SaidRecords } from '../records/said-records.ts';
import { inEnglish, isEnglish } from './article-languages.ts';
import { createEditorPages, type EditorPages, type Moved } from './editor-pages.ts';
import { INDEX_KEY, pageKey, postKey, postSlug, RECORDS_KEY, slugsOf } from './keys-and-slugs.ts';

/** All content that is not part of the build, by way of the cache. */
export interface Repository extends EditorPages {
  /** Articles in English. */
  postIndex(): Promise<Cached<KeptIndex>>;
  /** Articles in other languages, which the site has no pages for; none while nothing is known. */
  postsInOtherLanguages(): Promise<PostSummary[]>;
  /** The same where it is known or can be read in a moment: for what can do without. */
  indexSoon(): Promise<PostIndex | null>;
  /** Slugs of these posts as far as they are known; null when nothing is known. */
  postSlugs(): Promise<ReadonlySet<string> | null>;
  /** `moved`: the post has another slug now. */
  post(slug: string): Promise<Cached<Post> | Moved>;
  /** `optional`: a page that stands in for one of ours; then a slow CMS is no reason to wait. */
  managedPage(slug: string, options: { optional: boolean }): Promise<Cached<ManagedPage>>;
  legacyBlogs(): Promise<Cached<LegacyPost[]>>;
  /** What WordPress says in place of the files, as it was last heard of. Absent where the plugin is not connected. */
  records(): Promise<Cached<SaidRecords>>;
  metadata(page: MetadataPage): Promise<Cached<SeoMetadata>>;
}

interface RepositoryParts {
  settings: Settings;
  loaders: Loaders;
  read: ReadCache;
  readAhead: ReadAhead;
  /** When a file was last withdrawn: what shows files of WordPress is read again. */
  invalidatedAt?: () => Promise<number>;
  fetch: typeof fetch;
  log: (sentence: string) => void;
  /** False while WordPress has been asked for too many articles that its index does not name. */
  mayAskForUnknown: () => boolean;
  /** Answers whether a picture at this address can be shown. */
  checkImage: CheckImage;
  /** Whether the plugin can say which pages editors put on the site, and what it says in place of the files. */
  hasEditorPages: boolean;
}

/** An unknown slug may be a new post: the index must not be older than this to say that it is none (row PLAT-07). */
const INDEX_MAX_AGE_MS = 60_000;
/** For a page that stands in for one of ours, and is not needed. */
const OPTIONAL_PATIENCE_MS = 250;
/** That there is no such page is known well enough to be said at once, while it is asked again. */
const OPTIONAL_ABSENCE_MS = 3_600_000;
/** How long an article waits for the index, which it can do without, or for one that is new enough to say that there is no such article. */
const INDEX_PATIENCE_MS = 3_000;
/** Pages do not wait for what nobody has read yet. */
const RECORDS_PATIENCE_MS = 250;
/** An index without categories is read again soon (row BLOG-20). */
const WITHOUT_CATEGORIES_MS = 60_000;

export function createRepository({
  settings,
  loaders,
  read,
  readAhead,
  invalidatedAt = async () => 0,
  fetch,
  log,
  mayAskForUnknown,
  checkImage,
  hasEditorPages,
}: RepositoryParts): Repository {
  const strategy = contentStrategy(settings.CACHE_FRESH_SEC);
  const siteOrigin = settings.SITE_ORIGIN;

  const keptIndex = (more: { maxAgeMs?: number; patienceMs?: number } = {}): Promise<Cached<KeptIndex>> =>
    read<KeptIndex>({
      key: INDEX_KEY,
      strategy,
      invalidatedAt,
      freshMs({ reading, categories }) {
        if (reading) return 0;
        return categories.length > 0 ? strategy.freshMs : Math.min(strategy.freshMs, WITHOUT_CATEGORIES_MS);
      },
      load: loaders.index,
      ...more,
    });

  /** The index where it is there soon, however old. */
  const indexSoon = async (): Promise<KeptIndex | null> => {
    const index = await keptIndex({ patienceMs: INDEX_PATIENCE_MS });
    return index.status === 'found' ? index.value : null;
  };

  /** Whether WordPress may be asked for an article. Throws where that cannot be told now. */
  const isKnown = async (slug: string): Promise<boolean> => {
    const index = await indexSoon();
    if (index && slugsOf(index).has(slug)) return true;
    if (index && !index.incomplete) {
      const recent = await keptIndex({ maxAgeMs: INDEX_MAX_AGE_MS, patienceMs: INDEX_PATIENCE_MS });
      if (recent.status === 'found' && slugsOf(recent.value).has(slug)) return true;
      if (recent.status === 'found' && !recent.value.reading) return false;
    }
    // An index that is slow to read or still being filled does not hide an article: it is asked for by its name.
    if (!mayAskForUnknown()) throw new Error('too many articles that the index does not name');
    return true;
  };

  /** A record that was read while not all articles were known is read again once they are. */
  const settledFreshMs =
    (index: KeptIndex | null) =>
    ({ provisional }: { provisional?: true }): number | undefined =>
      provisional && index && !index.incomplete ? 0 : undefined;

  const settled = <R extends Post | ManagedPage>(loaded: Loaded<R>, index: KeptIndex | null): Loaded<R> =>
    loaded === ABSENT || (index && !index.incomplete) ? loaded : { ...loaded, provisional: true };

  const editorPages = createEditorPages({
    enabled: hasEditorPages,
    loaders,
    read,
    readAhead,
    strategy,
    invalidatedAt,
    indexSoon,
    settled,
  });

  const repository: Repository = {
    async postIndex() {
      const index = await keptIndex();
      return index.status === 'found' ? { ...index, value: inEnglish(index.value) } : index;
    },

    async postsInOtherLanguages() {
      const index = await keptIndex();
      return index.status === 'found' ? index.value.posts.filter((post) => !isEnglish(post)) : [];
    },

    async postSlugs() {
      const index = await indexSoon();
      return index && slugsOf(inEnglish(index));
    },

    async indexSoon() {
      const index = await indexSoon();
      return index && inEnglish(index);
    },

    async post(text) {
      const slug = postSlug(text);
      if (slug === null) return { status: 'absent', state: 'HIT' };
      const [index] = await Promise.all([
        keptIndex({ patienceMs: INDEX_PATIENCE_MS }),
        readAhead(postKey(slug), { with: INDEX_KEY, strategy }),
      ]);
      const known = index.status === 'found' ? index.value : null;
      const to = known && Object.hasOwn(known.moved, slug) && !slugsOf(known).has(slug) ? known.moved[slug] : undefined;
      if (to !== undefined && index.status === 'found') return { status: 'moved', state: index.state, to };
      return read<Post>({
        key: postKey(slug),
        strategy,
        invalidatedAt,
        freshMs: settledFreshMs(known),
        admit: () => isKnown(slug),
        load: async () => {
          const latest = await indexSoon();
          return settled(await loaders.post(slug, latest), latest);
        },
      });
    },

    async managedPage(slug, { optional }) {
      return read<ManagedPage>({
        key: pageKey(slug),
        strategy,
        invalidatedAt,
        ...(optional && { patienceMs: OPTIONAL_PATIENCE_MS, absenceMs: OPTIONAL_ABSENCE_MS }),
        load: async () => {
          const index = indexSoon();
          const loaded = await loaders.page(
            slug,
            index.then((found) => found && slugsOf(found)),
          );
          return settled(loaded, await index);
        },
      });
    },

    ...editorPages,

    async records() {
      if (!hasEditorPages) return { status: 'absent', state: 'HIT' };
      // Webhooks and the cron keep it up to date: no page waits for it, or calls WordPress.
      const freshMs = () => Number.POSITIVE_INFINITY;
      return read<SaidRecords>({ key: RECORDS_KEY, strategy, load: loaders.records, freshMs, patienceMs: RECORDS_PATIENCE_MS });
    },

    async legacyBlogs() {
      const archive = await read<LegacyPost[]>({
        key: 'legacy-blogs',
        strategy,
        invalidatedAt,
        async load(previous) {
          const { origins } = await loaders.deps();
          const posts = await loadLegacyBlogs({ apiBase: settings.CLINIC_API, fetch, origins });
          // One empty answer erases no archive: like everything known, it has to be missing twice.
          return posts.length === 0 && previous?.length ? ABSENT : posts;
        },
      });
      return archive.status === 'gone'
        ? { status: 'found', state: archive.state, value: [], hash: 'empty', storedAt: 0 }
        : archive;
    },

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
