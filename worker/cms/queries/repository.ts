import type { ManagedPage, Post, PostIndex, PostSummary } from '../../../src/content/records.ts';
import type { Language } from '../../../src/languages.ts';
import { decodeSafely } from '../../../src/routes.ts';
import { ABSENT, type Cached, type Loaded, type ReadAhead, type ReadCache } from '../../cache/cache-contract.ts';
import { contentStrategy } from '../../cache/strategies.ts';
import type { CheckImage } from '../../clinic-api/check-image.ts';
import { siteLanguages } from '../../languages.ts';
import type { Settings } from '../../settings.ts';
import type { Loaders } from '../client/loaders.ts';
import { inLanguageOf, languageOfArticle, shownOf, type Translation, translationsIn } from '../map/article-languages.ts';
import { INDEX_KEY, linkedTitlesOf, pageKey, postKey, postSlug, RECORDS_KEY, slugsOf } from '../map/keys-and-slugs.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import type { SaidRecords } from '../records/said-records.ts';
import { type ClinicRecords, createClinicRecords } from './clinic-records.ts';
import { createEditorPages, type EditorPages, type Moved } from './editor-pages.ts';

export interface Article {
  post: Cached<Post> | Moved;
  /** Whose pages show it; null: the English ones, undefined: none of the site's. */
  language?: Language | null | undefined;
  /** All articles in its own language; null while they are not known. */
  index: PostIndex | null;
  /** Where the same is said in the languages that the site shows, itself among them; none where it stands alone. */
  translations: Translation[];
}

/** All content that is not part of the build, by way of the cache. */
export interface Repository extends EditorPages, ClinicRecords {
  /** Articles in a language; null: in English. */
  postIndex(language?: Language | null): Promise<Cached<KeptIndex>>;
  /** Articles in all languages that the site shows. */
  shownPosts(): Promise<Cached<KeptIndex>>;
  /** The language whose articles have a category of this slug (null: English), the given one where it is among them; undefined: none. */
  languageOfTopic(slug: string, preferred: Language | null): Promise<Language | null | undefined>;
  /** Articles in languages that the site has no pages of articles in; none while nothing is known. */
  postsInOtherLanguages(): Promise<PostSummary[]>;
  /** Slugs of these posts as far as they are known; null when nothing is known. */
  postSlugs(): Promise<ReadonlySet<string> | null>;
  /** `moved`: the post has another slug now. */
  post(slug: string): Promise<Cached<Post> | Moved>;
  /** A post and what it stands among, as far as that can be read in a moment. */
  article(slug: string): Promise<Article>;
  /** `optional`: a page that stands in for one of ours; then a slow CMS is no reason to wait. */
  managedPage(slug: string, options: { optional: boolean }): Promise<Cached<ManagedPage>>;
  /** What WordPress says in place of the files, as it was last heard of. Absent where the plugin is not connected. */
  records(): Promise<Cached<SaidRecords>>;
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
  const shown = siteLanguages(settings);

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

  const readPost = async (text: string): Promise<Cached<Post> | Moved> => {
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
  };

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
    async postIndex(language = null) {
      const index = await keptIndex();
      return index.status === 'found' ? { ...index, value: inLanguageOf(index.value, language) } : index;
    },

    async shownPosts() {
      const index = await keptIndex();
      return index.status === 'found' ? { ...index, value: shownOf(index.value, shown) } : index;
    },

    async languageOfTopic(slug, preferred) {
      const index = await indexSoon();
      const has = (language: Language | null): boolean =>
        index !== null && inLanguageOf(index, language).categories.some((category) => decodeSafely(category.slug) === slug);
      return [preferred, null, ...shown].find(has);
    },

    async postsInOtherLanguages() {
      const index = await keptIndex();
      return index.status === 'found' ? index.value.posts.filter((post) => languageOfArticle(post, shown) === undefined) : [];
    },

    async postSlugs() {
      const index = await indexSoon();
      return index && slugsOf(inLanguageOf(index, null));
    },

    post: readPost,

    async article(slug) {
      const [post, index] = await Promise.all([readPost(slug), indexSoon()]);
      if (post.status !== 'found') return { post, index: null, translations: [] };
      const language = languageOfArticle(post.value, shown);
      return {
        post,
        language,
        index: index && language !== undefined ? inLanguageOf(index, language) : null,
        // Most have none, and an index may name ten thousand articles.
        translations: index && post.value.translations ? translationsIn(index, post.value, shown) : [],
      };
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
            index.then((found) => found && linkedTitlesOf(found)),
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

    ...createClinicRecords({ settings, loaders, read, strategy, invalidatedAt, fetch, log, checkImage }),
  };
  return repository;
}
