import { BLOG_WINDOW, blogSearch, parseBlogQuery } from '../../../src/content/blog-query.ts';
import type { PostIndex } from '../../../src/content/records.ts';
import type { PageData, PageRedirect } from '../../../src/documents/page-data.ts';
import { inLanguagePath, type Language } from '../../../src/languages.ts';
import { decodeSafely, href } from '../../../src/routes.ts';
import type { Cached } from '../../cache/cache-contract.ts';
import { hashText } from '../../cache/entry.ts';
import type { KeptIndex } from '../../cms/map/merge-index.ts';
import { reference } from '../../cms/map/split-categories.ts';
import { aroundOf } from '../../cms/queries/around-post.ts';
import {
  coverOf,
  hasUncategorised,
  isIn,
  lacksCategories,
  listPosts,
  mainCategories,
  slugOfCategory,
  subcategoriesOf,
  topOf,
  windowOf,
  withCover,
} from '../../cms/queries/list-posts.ts';
import type { Repository } from '../../cms/queries/repository.ts';
import { answer, type EdgeCacheState, found, OUTAGE_RETRY_SEC, type PageAnswer } from './page-answer.ts';

/** What an index that is still being filled cannot say anything about. */
const unread: PageData = { status: 'unavailable', retryAfterSec: OUTAGE_RETRY_SEC };

const missingFrom = ({ incomplete }: PostIndex): PageData => (incomplete ? unread : { status: 'absent' });

/** Rows BLOG-01 to BLOG-26. Searches are many and each is asked for once: their HTML is not kept. */
export function blogs(cached: Cached<PostIndex>, params: URLSearchParams): PageAnswer {
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
      before: (query.page - 1) * BLOG_WINDOW,
      pages: page.pages,
    });
  });
  return { ...result, search, version: parseBlogQuery(params).q ? null : result.version };
}

/** Rows BSVC-04 and BSVC-06: a name is accepted, its slug is canonical, an unknown one is absent. */
export function blogsByService(
  cached: Cached<KeptIndex>,
  { language, service }: { language: Language | null; service: string },
  params: URLSearchParams,
): PageAnswer {
  const { page } = parseBlogQuery(params);
  const wanted = decodeSafely(service).toLowerCase();
  const address = (slug: string): string => inLanguagePath(language, href('blogsByService', { service: slug }));
  const result = answer(cached, (index): PageData | PageRedirect => {
    const { posts, categories } = index;
    const slug = slugOfCategory(index, wanted);
    if (slug && decodeSafely(slug) !== wanted) return { status: 'redirect', to: address(slug), code: 301 };
    const category = categories.find((candidate) => candidate.slug === slug);
    if (lacksCategories(index)) return unread;
    if (!category) return missingFrom(index);
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

/** The articles on a topic. Links in texts know no languages, and categories are translated as articles are. */
export async function articlesOnTopic(
  service: string,
  language: Language | null,
  { content, params }: { content: Pick<Repository, 'postIndex' | 'languageOfTopic'>; params: URLSearchParams },
): Promise<PageAnswer> {
  const own = blogsByService(await content.postIndex(language), { language, service }, params);
  if (own.data.status !== 'absent') return own;
  const other = await content.languageOfTopic(decodeSafely(service).toLowerCase(), language);
  return other === undefined || other === language
    ? own
    : redirect(inLanguagePath(other, href('blogsByService', { service })), 308, own.state);
}

const redirect = (to: string, code: 301 | 308, state: EdgeCacheState): PageAnswer => ({
  data: { status: 'redirect', to, code },
  state,
  version: null,
});

/** An article and what stands round it. Its HTML is kept under the versions of both. */
export async function post(slug: string, language: Language | null, content: Pick<Repository, 'article'>): Promise<PageAnswer> {
  const { post: cached, language: own, index, translations } = await content.article(slug);
  const address = (of: Language | null, to: string): string => inLanguagePath(of, href('post', { slug: to }));
  if (cached.status === 'moved') return redirect(address(language, cached.to), 301, cached.state);
  if (cached.status !== 'found' || own === undefined) return answer(cached, () => ({ status: 'absent' }));
  // Links in articles know no languages, and an article has one address.
  if (own !== language) return redirect(address(own, cached.value.slug), 308, cached.state);
  const around = index && aroundOf(index, cached.value.id);
  const elsewhere = Object.fromEntries(translations.map((one) => [one.language?.code ?? 'en', address(one.language, one.slug)]));
  const result = answer(cached, (value) => {
    const cover = value.banner ? null : coverOf(value);
    return found({ kind: 'post', post: value, around, ...(cover && { cover }), ...(translations.length > 0 && { elsewhere }) });
  });
  return { ...result, version: `${cached.hash}-${await hashText(JSON.stringify([around, elsewhere]))}` };
}
