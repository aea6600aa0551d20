import { traitNames } from '../../../src/content/gallery/case-traits.ts';
import type { SeoMetadata } from '../../../src/content/records.ts';
import type { PageData } from '../../../src/documents/page-data.ts';
import { inLanguagePath, type Language } from '../../../src/languages.ts';
import type { RouteMatch, RouteName } from '../../../src/routes.ts';
import { METADATA_PAGES } from '../../../src/seo/apply-metadata.ts';
import { type DocumentOverlay, documentOverlay } from '../../cms/records/published.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { LocalPage } from '../../languages.ts';
import { dayOf } from './file-page.ts';
import { isGallery, isPrerendered } from './gallery.ts';
import type { EdgeCacheState } from './page-answer.ts';
import { pageData } from './page-data.ts';

/** Query parameters that change what a page shows, by route. All others (`utm_…`) split no cache. */
const QUERY: Record<string, readonly string[]> = {
  gallery: traitNames,
  galleryCategory: traitNames,
  blogs: ['category', 'topic', 'q', 'show', 'page'],
  blogsByService: ['page'],
};

/** No visitor waits longer than this for metadata. */
const METADATA_BUDGET_MS = 200;

/** A prerendered file of the build, with metadata of the clinic's API where there is any. */
export interface FileSource {
  kind: 'file';
  match: RouteMatch;
  metadata: SeoMetadata | null;
  /** Version of the metadata. */
  version: string;
  state: EdgeCacheState;
  /** Of a page with facts or offers, which expire with the day. */
  today: string | undefined;
  overlay: DocumentOverlay | null;
}

/** A page that is rendered from content. */
export interface ContentSource {
  kind: 'content';
  data: Exclude<PageData, { status: 'static' }>;
  /** What tells its document from others of the same content: the address, or the route for what is missing under any address. */
  place: string;
  /** The query in its one form, with its question mark, or empty. */
  search: string;
  /** Version of the content; null when the HTML must not be kept. */
  version: string | null;
  state: EdgeCacheState;
  overlay: DocumentOverlay | null;
}

/**
 * An address without a page. Anybody can make one up: one document for all of them, and one for each page that is there in English alone; rendered
 * by nobody.
 */
export interface NoSource {
  kind: 'nothing';
  status: 404 | 410;
  overlay: DocumentOverlay | null;
}

export type PageSource = FileSource | ContentSource | NoSource | { kind: 'redirect'; to: string; code: 301 | 302 | 308 };

/**
 * What a page is made of. Whether it is static is decided here and nowhere else: a static page that editors cannot replace, a category
 * of the gallery, or one that they could replace and have not.
 */
export async function pageSource(
  { match, language }: LocalPage,
  { pathname, searchParams }: URL,
  deps: Dependencies,
): Promise<PageSource> {
  const { name, route } = match;
  // Begun first: it is read at one time with the rest.
  const overlaid = overlayOfPage(name, deps, language);
  // Needs no data; what it reads besides is read at one time with the links of its menus.
  const gone = isGallery(match) ? await deps.marks.withdrawnCases() : undefined;
  if (isPrerendered(match, searchParams, gone) || (route.kind === 'static' && !route.managed))
    return fileSource({ match, language }, overlaid, deps);
  const query = knownQuery(match, searchParams);
  const [{ data, state, version, search = query.size ? `?${query}` : '' }, overlay] = await Promise.all([
    pageData({ match, language }, query, deps),
    overlaid,
  ]);
  if (data.status === 'redirect') return { kind: 'redirect', to: data.to, code: data.code };
  if (data.status === 'static') return fileSource({ match, language }, overlaid, deps);
  if (name === 'editorPage' && data.status === 'absent') return { kind: 'nothing', status: 404, overlay };
  if (name === 'editorPage' && data.status === 'gone') return { kind: 'nothing', status: 410, overlay };
  // What is missing looks the same under every address: one page a route, however many addresses are tried.
  const place = data.status === 'found' ? pathname + search : inLanguagePath(language, `/${name}`).slice(1);
  return { kind: 'content', data, place, search, version, state, overlay };
}

/** What a page shows of the overlay, in its language (null: English); null while there is none. */
export const overlayOfPage = async (
  name: RouteName | null,
  { overlay }: Pick<Dependencies, 'overlay'>,
  language: Language | null,
) => documentOverlay(await overlay(), name, language?.code ?? null);

async function fileSource(
  { match, language }: Pick<LocalPage, 'match' | 'language'>,
  overlaid: Promise<DocumentOverlay | null>,
  { content, wait, now }: Dependencies,
): Promise<FileSource> {
  // What the clinic's API says is in English.
  const page = language ? undefined : METADATA_PAGES.find((candidate) => candidate === match.name);
  const metadata = page ? Promise.race([content.metadata(page), wait(METADATA_BUDGET_MS)]) : undefined;
  const [found, overlay] = await Promise.all([metadata, overlaid]);
  const today = dayOf(match.name, overlay, now());
  if (found?.status !== 'found') return { kind: 'file', match, metadata: null, version: 'own', state: 'BYPASS', today, overlay };
  return { kind: 'file', match, metadata: found.value, version: found.hash, state: found.state, today, overlay };
}

function knownQuery({ name }: RouteMatch, given: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const key of QUERY[name] ?? []) {
    const value = given.get(key);
    if (value !== null) known.set(key, value);
  }
  return known;
}
