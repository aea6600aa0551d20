import { blogSearch, parseBlogQuery } from '../../../src/content/blog-query.ts';
import { managedPageExtras } from '../../../src/content/managed-pages.ts';
import type { LegacyPost, ManagedPage, PostIndex } from '../../../src/content/records.ts';
import type { PageContent, PageData, PageRedirect } from '../../../src/documents/page-data.ts';
import { askForReference, nothingStored } from '../../../src/leads/enquiry-view.ts';
import { decodeSafely, href, type RouteMatch } from '../../../src/routes.ts';
import type { Cached } from '../../cache/cache-contract.ts';
import { hashText } from '../../cache/entry.ts';
import type { MediaMarks } from '../../cms/client/media-marks.ts';
import type { KeptIndex } from '../../cms/map/merge-index.ts';
import { aroundOf } from '../../cms/queries/around-post.ts';
import { isEnglish } from '../../cms/queries/article-languages.ts';
import {
  coverOf,
  hasUncategorised,
  isIn,
  listPosts,
  mainCategories,
  reference,
  subcategoriesOf,
  topOf,
  treatmentCover,
  windowOf,
  withCover,
} from '../../cms/queries/list-posts.ts';
import type { Repository } from '../../cms/queries/repository.ts';
import type { AssetFiles } from '../../lib/asset-files.ts';
import { galleryPage, gallerySearch, type WithdrawnCases } from './gallery.ts';

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

/** Where the data of pages comes from. */
export interface PageSources {
  content: Repository;
  assets: AssetFiles;
  marks: Pick<MediaMarks, 'withdrawnCases'>;
}

const OUTAGE_RETRY_SEC = 30;

/** What a page shows. `query`: parameters of the address; only those that the page knows are looked at. */
export async function pageData(
  match: RouteMatch,
  query: URLSearchParams,
  { content, assets, marks }: PageSources,
): Promise<PageAnswer> {
  const { name, route, params } = match;
  if (route.managed) return managedPage(route, content);
  switch (name) {
    case 'gallery':
    case 'galleryCategory':
    case 'galleryCase':
      return gallery(match, assets, query, await marks.withdrawnCases());
    case 'blogs':
      return blogs(await content.postIndex(), query);
    case 'blogsByService':
      return blogsByService(await content.postIndex(), decodeSafely(params['service'] ?? ''), query);
    case 'post':
      return post(params['slug'] ?? '', content);
    case 'legacyBlogs':
      return answer(await content.legacyBlogs(), (posts) => found({ kind: 'legacy-blogs', posts: posts.map(withoutHtml) }));
    case 'legacyPost':
      return legacyPost(params['slug'] ?? '', content);
    case 'editorPage':
      return editorPage(params['page'] ?? '', content);
    case 'thankYou':
      return own({ kind: 'thank-you', ...nothingStored(Date.now()) });
    case 'enquiry':
      return own({ kind: 'enquiry', view: askForReference() });
    default:
      return { data: { status: 'static' }, state: 'BYPASS', version: null };
  }
}

/** A page that belongs to one visitor; what it shows is known to its own route (`worker/routes/enquiries/enquiry.ts`). */
const own = (content: PageContent): PageAnswer => ({ data: found(content), state: 'BYPASS', version: null });

const found = (content: PageContent): PageData => ({ status: 'found', content });

const withoutHtml = ({ id, slug, title, description }: LegacyPost): Omit<LegacyPost, 'html'> => ({
  id,
  slug,
  title,
  description,
});

async function gallery(match: RouteMatch, assets: AssetFiles, query: URLSearchParams, gone: WithdrawnCases): Promise<PageAnswer> {
  const data = await galleryPage(match, assets, query, gone);
  return { data, state: 'BYPASS', version: [data.status, ...[...gone].toSorted()].join('-'), search: gallerySearch(data) };
}

/** Turns what the cache says into what the page says. `show` may still find that its part is absent. */
function answer<T>(cached: Cached<T>, show: (value: T) => PageData | PageRedirect): PageAnswer {
  if (cached.status === 'found') return { data: show(cached.value), state: cached.state, version: cached.hash };
  if (cached.status === 'unavailable') return unavailable(cached.retryAfterSec);
  return { data: { status: cached.status }, state: cached.state, version: cached.status };
}

const unavailable = (retryAfterSec: number): PageAnswer => ({
  data: { status: 'unavailable', retryAfterSec: Math.max(retryAfterSec, OUTAGE_RETRY_SEC) },
  state: 'MISS',
  version: 'unavailable',
});

/** What an index that is still being filled cannot say anything about. */
const unread: PageData = { status: 'unavailable', retryAfterSec: OUTAGE_RETRY_SEC };

const missingFrom = ({ incomplete }: PostIndex): PageData => (incomplete ? unread : { status: 'absent' });

/** Rows BLOG-01 to BLOG-26. Searches are many and each is asked for once: their HTML is not kept. */
function blogs(cached: Cached<PostIndex>, params: URLSearchParams): PageAnswer {
  let search = '';
  const result = answer(cached, (index) => {
    const { query, selected, topic, matches } = listPosts(index, parseBlogQuery(params));
    const page = windowOf(matches, query.page);
    if (!page) return missingFrom(index);
    if (matches.length === 0 && index.incomplete) return unread;
    search = blogSearch(query);
    const tiles = selected ? subcategoriesOf(selected, index.categories) : [];
    return found({
      kind: 'blogs',
      query,
      tabs: mainCategories(index).map(reference),
      selected,
      tiles: tiles.filter((tile) => matches.some((match) => isIn(match, tile))).map(reference),
      topic,
      others: hasUncategorised(index),
      posts: page.posts.slice(0, query.show).map(withCover),
      total: matches.length,
      before: matches.length === 0 ? 0 : page.posts[0] ? matches.indexOf(page.posts[0]) : 0,
      pages: page.pages,
    });
  });
  return { ...result, search, version: parseBlogQuery(params).q ? null : result.version };
}

/** Rows BSVC-04 and BSVC-06: a name is accepted, its slug is canonical, an unknown one is absent. */
function blogsByService(cached: Cached<KeptIndex>, service: string, params: URLSearchParams): PageAnswer {
  const { page } = parseBlogQuery(params);
  const wanted = service.toLowerCase();
  const result = answer(cached, (index): PageData | PageRedirect => {
    const { posts, categories, movedCategories = {} } = index;
    const category =
      categories.find(({ slug }) => decodeSafely(slug) === wanted) ??
      categories.find(({ name }) => name.toLowerCase() === wanted);
    const moved = Object.entries(movedCategories).find(([old]) => decodeSafely(old) === wanted)?.[1];
    if (!category && moved) return { status: 'redirect', to: href('blogsByService', { service: moved }), code: 301 };
    if (!category) return missingFrom(index);
    if (decodeSafely(category.slug) !== wanted) {
      return { status: 'redirect', to: href('blogsByService', { service: category.slug }), code: 301 };
    }
    const matches = posts.filter((candidate) => isIn(candidate, category));
    const window = windowOf(matches, page);
    if (!window) return missingFrom(index);
    if (matches.length === 0 && index.incomplete) return unread;
    return found({
      kind: 'blogs-by-service',
      service: reference(category),
      mainCategory: reference(topOf(category, categories)),
      posts: window.posts.map(withCover),
      total: matches.length,
      page,
      pages: window.pages,
    });
  });
  return { ...result, search: page > 1 ? `?page=${page}` : '' };
}

/** An article and what stands round it. Its HTML is kept under the versions of both. */
async function post(slug: string, content: Repository): Promise<PageAnswer> {
  const [cached, index] = await Promise.all([content.post(slug), content.indexSoon()]);
  if (cached.status === 'moved') {
    return { data: { status: 'redirect', to: href('post', { slug: cached.to }), code: 301 }, state: cached.state, version: null };
  }
  // In another language it has no address among the English ones.
  if (cached.status !== 'found' || !isEnglish(cached.value)) return answer(cached, () => ({ status: 'absent' }));
  const around = index && aroundOf(index, cached.value.id);
  const result = answer(cached, (value) => {
    const cover = value.banner ? null : coverOf(value);
    return found({ kind: 'post', post: value, around, ...(cover && { cover }) });
  });
  return { ...result, version: `${cached.hash}-${await hashText(JSON.stringify(around))}` };
}

/** Rows BLOGL-07 and ROUTE-10. */
async function legacyPost(slug: string, content: Repository): Promise<PageAnswer> {
  const [list, newer] = await Promise.all([content.legacyBlogs(), content.postSlugs()]);
  const result = answer(list, (posts) => {
    const match = posts.find((candidate) => candidate.slug === slug);
    return match
      ? found({ kind: 'legacy-post', post: match, canonical: newer?.has(slug) ? href('post', { slug }) : null })
      : { status: 'absent' };
  });
  return { ...result, version: result.version && `${result.version}-${Boolean(newer?.has(slug))}` };
}

function foundManaged(page: ManagedPage): PageData {
  const cover = page.banner ? null : treatmentCover(managedPageExtras(page.slug).service);
  return found({ kind: 'managed', page, ...(cover && { cover }) });
}

/** A page that an editor put on the site under its own slug. */
async function editorPage(slug: string, content: Repository): Promise<PageAnswer> {
  const cached = await content.editorPage(slug);
  if (cached.status === 'moved') {
    return {
      data: { status: 'redirect', to: href('editorPage', { page: cached.to }), code: 301 },
      state: cached.state,
      version: null,
    };
  }
  return answer(cached, foundManaged);
}

/** Rows ROUTE-35 to ROUTE-49: WordPress's page, else the page or redirect that stands in for it. */
async function managedPage({ managed = '', kind, fallback }: RouteMatch['route'], content: Repository): Promise<PageAnswer> {
  const result = answer(await content.managedPage(managed, { optional: kind === 'static' || Boolean(fallback) }), foundManaged);
  if ('content' in result.data) return result;
  if (kind === 'static') return { data: { status: 'static' }, state: 'BYPASS', version: null };
  if (fallback) return { data: { status: 'redirect', to: fallback, code: 302 }, state: result.state, version: null };
  return result;
}
