import type { ManagedPage, Post } from '../../../src/content/records.ts';
import { splitLanguage } from '../../../src/languages.ts';
import { href, matchRoute } from '../../../src/routes.ts';
import { ABSENT, type Loaded, type Progress } from '../../cache/cache-contract.ts';
import type { Settings } from '../../settings.ts';
import { type LinkedTitles, linkedTitlesOf } from '../map/keys-and-slugs.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import type { ListedPage, PageList } from '../map/page-list.ts';
import { mapSaidRecords, NOTHING_SAID, type SaidRecords } from '../records/said-records.ts';
import type { ContentDeps } from './content-deps.ts';
import { type ContentOrigins, originsOf } from './content-origins.ts';
import { loadEditorPage, loadPage, loadPageList, loadPost } from './load-content.ts';
import { loadPostIndex } from './load-post-index.ts';
import { loadMarked, type MarkOf, type MediaMarks, noMarks } from './media-marks.ts';
import { textMember } from './members.ts';
import { UpstreamError } from './read-json.ts';
import { withCredentials } from './wordpress-access.ts';
import { createWordPressClient, type PreviewSignature, type WordPressClient } from './wordpress-client.ts';

/** Reads of WordPress that make our records. Every one throws `UpstreamError`. */
export interface Loaders {
  client: WordPressClient;
  deps: (titles?: LinkedTitles | null) => Promise<ContentDeps>;
  /** As much of it as can be read in one go: an index with a `reading` goes on from there with the next. */
  index: (previous: KeptIndex | null, progress: Progress<KeptIndex>) => Promise<KeptIndex>;
  /** `index`: null while nothing is known of the other posts. */
  post: (slug: string, index: KeptIndex | null) => Promise<Loaded<Post>>;
  page: (slug: string, titles: Promise<LinkedTitles | null>) => Promise<Loaded<ManagedPage>>;
  pageList: (previous: PageList | null) => Promise<PageList>;
  /** What WordPress says in place of the files. Absent: nothing any more. */
  records: (previous: SaidRecords | null) => Promise<Loaded<SaidRecords>>;
  /** The same with the state of one draft, and the name of its record. Null: there is none, or WordPress does not take the signature. */
  recordPreview: (query: PreviewSignature) => Promise<{ said: SaidRecords; record: string } | null>;
  /** A page that an editor put on the site, with its entry in the list. Absent: not public, or not marked to be shown. */
  editorPage: (id: number, titles: Promise<LinkedTitles | null>) => Promise<Loaded<{ listed: ListedPage; page: ManagedPage }>>;
}

/** Where WordPress lists the posts of a category, with those above it; a long list has further pages. */
const CATEGORY_PATH = /^\/category\/(?:[^/]+\/)*?([^/]+)(?:\/page\/\d+)?$/;

/** The slug of the category whose list this is, in any language; undefined for every other path. */
export const categoryAt = (path: string): string | undefined => CATEGORY_PATH.exec(splitLanguage(path).path)?.[1];

/**
 * The article that an address of WordPress means. Its permalinks may name a date or a category before the slug, and texts keep the address
 * that an article had when they were written.
 */
export function slugOfArticle(path: string, isArticle: (slug: string) => boolean): string | null {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const isAlone = path === `/${slug}`;
  return isArticle(slug) && (isAlone || !(matchRoute(path) || categoryAt(path))) ? slug : null;
}

interface LoaderParts {
  settings: Settings;
  fetch: typeof fetch;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  log: (sentence: string) => void;
  /** Absent: no file was ever deleted or replaced. */
  marks?: Pick<MediaMarks, 'lookup' | 'revive'>;
  /** Pages of editors as far as they are in memory, to tell them from articles in links. Absent: none are known. */
  knownPages?: () => PageList | null;
}

/** Nobody waits so long for an answer: what takes longer than a visitor waits is there for the next one. */
const READ_TIMEOUT_MS = 20_000;

export function createLoaders({ settings, fetch: open, now, wait, log, marks = noMarks, knownPages }: LoaderParts): Loaders {
  const fetch = withCredentials(open, settings);
  const client = createWordPressClient({ base: settings.CONTENT_API, fetch, timeoutMs: READ_TIMEOUT_MS, stamp: now });
  const known = originsOf(settings);
  const originsWith = (titles: LinkedTitles | null, mediaMark: MarkOf): ContentOrigins => ({
    ...known,
    mediaMark,
    resolvePath(path) {
      const page = knownPages?.()?.pages.find(({ slug }) => path.endsWith(`/${slug}`));
      // WordPress names those above a page in its address.
      if (page && !matchRoute(splitLanguage(path).path)) return href('editorPage', { page: page.slug });
      const slug = slugOfArticle(path, (name) => titles?.has(name) === true);
      if (slug !== null) return `/blogs/${slug}`;
      const category = categoryAt(path);
      return category ? `/blogs/service/${category}` : path;
    },
    titleOf(path) {
      const slug = path.slice(path.lastIndexOf('/') + 1);
      const page = path === `/${slug}` ? knownPages?.()?.pages.find((one) => one.slug === slug) : undefined;
      return page?.title ?? (path === `/blogs/${slug}` ? titles?.get(slug) : undefined);
    },
  });
  const depsWith = (titles: LinkedTitles | null, mediaMark: MarkOf): ContentDeps => ({
    client,
    origins: originsWith(titles, mediaMark),
    onPartFailed: (part, error) =>
      log(`${part} could not be read; the rest was (${error instanceof UpstreamError ? error.kind : 'unknown'})`),
  });
  const marked = <T>(load: (mediaMark: MarkOf) => Promise<T>): Promise<T> => loadMarked({ marks, fetch, origins: known }, load);
  return {
    client,
    deps: async (titles = null) => depsWith(titles, await marks.lookup()),
    index: (_previous, progress) => marked((mediaMark) => loadPostIndex(depsWith(null, mediaMark), { ...progress, now, wait })),
    async post(slug, index) {
      // A post that links to itself before the index knows it.
      const titles = new Map([[slug, ''], ...(index ? linkedTitlesOf(index) : [])]);
      const loaded = await marked((mediaMark) =>
        loadPost(depsWith(titles, mediaMark), { slug, categories: index?.categories ?? [] }),
      );
      return loaded === 'absent' ? ABSENT : loaded;
    },
    async page(slug, titles) {
      const id = settings.MANAGED_PAGES[slug];
      const loaded = await marked((mediaMark) =>
        loadPage(depsWith(null, mediaMark), { id, slug, origins: titles.then((all) => originsWith(all, mediaMark)) }),
      );
      if (loaded === 'absent') return ABSENT;
      // Row CMS-03: the id is gone or means another page, or there is no page of the expected slug at all.
      if (id && (loaded.mappedBy === 'slug' || !loaded.slugFits)) log(`MANAGED_PAGES names another page for ${slug}`);
      return loaded.page;
    },
    async recordPreview(query) {
      const raw = await client.saidRecords(query);
      const said = mapSaidRecords(raw, originsWith(null, await marks.lookup()));
      return said && { said, record: textMember(raw, 'preview') };
    },
    async records(previous) {
      const raw = await client.saidRecords();
      // A plugin that does not know of records says nothing of them.
      const said =
        raw === null ? NOTHING_SAID : await marked(async (mediaMark) => mapSaidRecords(raw, originsWith(null, mediaMark)));
      if (!said) throw new UpstreamError('wrong-shape', new URL(settings.CONTENT_API));
      // One answer without the plugin takes nothing back: like everything known, it has to be missing twice.
      return raw === null && previous && Object.keys(previous.records).length > 0 ? ABSENT : said;
    },
    pageList: (previous) => loadPageList({ client }, previous, { taken: Object.values(settings.MANAGED_PAGES), now: now() }),
    async editorPage(id, titles) {
      if (Object.values(settings.MANAGED_PAGES).includes(id)) return ABSENT;
      const loaded = await marked((mediaMark) =>
        loadEditorPage(depsWith(null, mediaMark), { id, origins: titles.then((all) => originsWith(all, mediaMark)) }),
      );
      return loaded === 'absent' ? ABSENT : loaded;
    },
  };
}

/** The slug of a public page of WordPress; null when there is none with this id. Throws `UpstreamError`. */
export async function publishedSlug(base: string, id: number, load: typeof fetch): Promise<string | null> {
  const page = await createWordPressClient({ base, fetch: load }).pageById(id);
  return page && textMember(page, 'slug');
}
