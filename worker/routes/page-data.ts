import type { PageContent, PageData, PageRedirect } from '../../src/content/page-data.ts';
import type { Category, LegacyPost, PostIndex, PostSummary } from '../../src/content/records.ts';
import { askForReference, nothingStored } from '../../src/leads/enquiry-view.ts';
import { decodeSafely, href, type RouteMatch } from '../../src/routes.ts';
import type { Cached } from '../cache/cached.ts';
import type { Repository } from '../content/repository.ts';

/** `HIT | STALE | MISS`: what the cache did. `BYPASS`: no cached content is in this answer. */
export type EdgeCacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS';

/** The data of a page, and what its finished HTML may be kept under. */
export interface PageAnswer {
  data: PageData | PageRedirect;
  state: EdgeCacheState;
  /** Version of the content; null when the HTML must not be kept. */
  version: string | null;
}

const POSTS_PER_PAGE = 24;
const OUTAGE_RETRY_SEC = 30;

/** What a page shows. `query`: parameters of the address; only those that the page knows are looked at. */
export async function pageData(
  { name, route, params }: RouteMatch,
  query: URLSearchParams,
  content: Repository,
): Promise<PageAnswer> {
  if (route.managed) return managedPage(route, content);
  switch (name) {
    case 'blogs':
      return answer(await content.postIndex(), (index) => blogs(index, pageNumber(query)));
    case 'blogsByService':
      return answer(await content.postIndex(), (index) => blogsByService(index, decodeSafely(params['service'] ?? '')));
    case 'post':
      return answer(await content.post(params['slug'] ?? ''), (post) => found({ kind: 'post', post }));
    case 'legacyBlogs':
      return answer(await content.legacyBlogs(), (posts) => found({ kind: 'legacy-blogs', posts: posts.map(withoutHtml) }));
    case 'legacyPost':
      return legacyPost(params['slug'] ?? '', content);
    case 'thankYou':
      return own({ kind: 'thank-you', ...nothingStored(Date.now()) });
    case 'enquiry':
      return own({ kind: 'enquiry', view: askForReference() });
    default:
      return { data: { status: 'static' }, state: 'BYPASS', version: null };
  }
}

/** A page that belongs to one visitor; what it shows is known to its own route (`worker/routes/enquiry.ts`). */
const own = (content: PageContent): PageAnswer => ({ data: found(content), state: 'BYPASS', version: null });

const found = (content: PageContent): PageData => ({ status: 'found', content });

const withoutHtml = ({ id, slug, title, description }: LegacyPost): Omit<LegacyPost, 'html'> => ({
  id,
  slug,
  title,
  description,
});

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

function pageNumber(query: URLSearchParams): number {
  const given = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}

function blogs({ posts, categories }: PostIndex, page: number): PageData {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  if (page > pages) return { status: 'absent' };
  const tabs = categories.filter(({ parent, slug }) => parent === 0 && slug !== 'uncategorized');
  return found({
    kind: 'blogs',
    posts: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE),
    categories: tabs,
    page,
    pages,
  });
}

/** Rows BSVC-04 and BSVC-06: a name is accepted, its slug is canonical, an unknown one is absent. */
function blogsByService({ posts, categories }: PostIndex, service: string): PageData | PageRedirect {
  const wanted = service.toLowerCase();
  const category =
    categories.find(({ slug }) => decodeSafely(slug) === wanted) ?? categories.find(({ name }) => name.toLowerCase() === wanted);
  if (!category) return { status: 'absent' };
  if (decodeSafely(category.slug) !== wanted) {
    return { status: 'redirect', to: href('blogsByService', { service: category.slug }), code: 301 };
  }
  return found({
    kind: 'blogs-by-service',
    service: category,
    mainCategory: mainCategory(category, categories),
    posts: posts.filter((post) => isIn(post, category)),
  });
}

/** Row BLOG-16: main or sub-category. */
const isIn = (post: PostSummary, { id }: Category): boolean =>
  post.mainCategory?.id === id || post.subcategories.some((category) => category.id === id);

function mainCategory(category: Category, all: Category[]): Category {
  const parent = all.find(({ id }) => id === category.parent && id !== category.id);
  return parent ? mainCategory(parent, all) : category;
}

/** Rows BLOGL-07 and ROUTE-10. */
async function legacyPost(slug: string, content: Repository): Promise<PageAnswer> {
  const [list, newer] = await Promise.all([content.legacyBlogs(), content.postSlugs()]);
  const result = answer(list, (posts) => {
    const post = posts.find((candidate) => candidate.slug === slug);
    return post
      ? found({ kind: 'legacy-post', post, canonical: newer?.has(slug) ? href('post', { slug }) : null })
      : { status: 'absent' };
  });
  return { ...result, version: result.version && `${result.version}-${Boolean(newer?.has(slug))}` };
}

/** Rows ROUTE-35 to ROUTE-49: the content system's page, else the page or redirect that stands in for it. */
async function managedPage({ managed = '', kind, fallback }: RouteMatch['route'], content: Repository): Promise<PageAnswer> {
  const result = answer(await content.managedPage(managed, { optional: kind === 'static' || Boolean(fallback) }), (page) =>
    found({ kind: 'managed', page }),
  );
  if ('content' in result.data) return result;
  if (kind === 'static') return { data: { status: 'static' }, state: 'BYPASS', version: null };
  if (fallback) return { data: { status: 'redirect', to: fallback, code: 302 }, state: result.state, version: null };
  return result;
}
