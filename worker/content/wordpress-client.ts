import { decodeSafely } from '../../src/routes.ts';
import { mapLimited } from './map-limited.ts';
import { isRawItem, member, type RawItem } from './members.ts';
import { postSlug } from './post-slug.ts';
import { type JsonAnswer, type JsonRequest, readJson } from './read-json.ts';
import { type RestParams, restUrl } from './rest-url.ts';
import { UpstreamError } from './upstream-error.ts';

export interface WordPressClientOptions extends Omit<JsonRequest, 'url'> {
  /** `CONTENT_API`: `…/wp-json/wp/v2`, or `…/?rest_route=/wp/v2`. */
  base: string;
}

/**
 * Reads of the content system. Items are checked to be objects with an id and to be public; all else in them is as it came.
 * Every method throws `UpstreamError`. What is asked for only saves bytes and time: answers that ignore `_fields`, `_embed`,
 * `acf_format`, `include` or `page` and hold more than was asked for are read just as well.
 */
export interface WordPressClient {
  /** Every public post, in no particular order, without its content. */
  postSummaries(): Promise<RawItem[]>;
  /** `id` and `content` of some posts. */
  postContents(ids: readonly number[]): Promise<RawItem[]>;
  /** By name, as the content system sorts them. */
  categories(): Promise<RawItem[]>;
  tags(ids: readonly number[]): Promise<RawItem[]>;
  /** Images that are gone or not public are left out. */
  media(ids: readonly number[]): Promise<RawItem[]>;
  /** Null: no public post has this slug. */
  postBySlug(slug: string): Promise<RawItem | null>;
  /** Null: 404, 401 or 403, so gone or not public; or protected by a password. */
  pageById(id: number): Promise<RawItem | null>;
  pageBySlug(slug: string): Promise<RawItem | null>;
}

const PER_PAGE = 100;
/** Content is long: a chunk stays well under the cap on bytes. */
const CONTENTS_PER_PAGE = 20;
/** A nonsensical `X-WP-TotalPages` must not start ten thousand requests. */
const MAX_PAGES = 100;
const PARALLEL = 4;
const HIDDEN_STATUS: readonly unknown[] = [401, 403, 404];

const summaryFields = 'id,slug,status,date_gmt,modified_gmt,title,excerpt,categories,tags,featured_media';
const mediaFields =
  'id,alt_text,source_url,media_type,mime_type,media_details.width,media_details.height,media_details.sizes.medium';
const wholeFields = 'id,slug,status,date,date_gmt,modified,modified_gmt,title,content,excerpt,featured_media,acf';
const postQuery = {
  _embed: 'author,wp:featuredmedia,wp:term',
  acf: 1,
  acf_format: 'standard',
  _fields: `${wholeFields},author,categories,tags,_links.author,_links.wp:featuredmedia,_links.wp:term`,
};
const pageQuery = {
  _embed: 'wp:featuredmedia',
  acf: 1,
  acf_format: 'standard',
  _fields: `${wholeFields},_links.wp:featuredmedia`,
};

export function createWordPressClient({ base, ...options }: WordPressClientOptions): WordPressClient {
  const get = (path: string, params: RestParams): Promise<JsonAnswer & { url: URL }> => {
    const url = restUrl(base, path, params);
    return readJson({ ...options, url }).then((answer) => ({ ...answer, url }));
  };

  const list = async (path: string, params: RestParams): Promise<{ items: RawItem[]; totalPages: number | null }> => {
    const { value, headers, url } = await get(path, params);
    return { items: checkedList(value, url), totalPages: pageCount(headers) };
  };

  const byIds = async (path: string, ids: readonly number[], fields: string, perPage = PER_PAGE): Promise<RawItem[]> => {
    const chunks = await mapLimited(PARALLEL, chunked([...new Set(ids)], perPage), (chunk) =>
      list(path, { include: chunk.join(','), per_page: perPage, _fields: fields }),
    );
    const wanted = new Set(ids);
    return chunks.flatMap(({ items }) => items).filter(({ id }) => wanted.has(id));
  };

  const bySlug = async (path: string, text: string, query: RestParams): Promise<RawItem | null> => {
    const slug = postSlug(text);
    if (slug === null) return null;
    const { items } = await list(path, { slug: decodeSafely(slug), ...query });
    return items.find((item) => isPublic(item) && typeof item.slug === 'string' && postSlug(item.slug) === slug) ?? null;
  };

  return {
    postSummaries: async () =>
      (
        await allPages((page) =>
          list('/posts', { per_page: PER_PAGE, orderby: 'id', order: 'asc', page, _fields: summaryFields }),
        )
      ).filter(isPublic),
    postContents: (ids) => byIds('/posts', ids, 'id,content', CONTENTS_PER_PAGE),
    categories: () => allPages((page) => list('/categories', { per_page: PER_PAGE, page, _fields: 'id,name,slug,parent' })),
    tags: (ids) => byIds('/tags', ids, 'id,name'),
    media: (ids) => byIds('/media', ids, mediaFields),
    postBySlug: (slug) => bySlug('/posts', slug, postQuery),
    pageBySlug: (slug) => bySlug('/pages', slug, pageQuery),
    pageById: async (id) => {
      const answer = await get(`/pages/${id}`, pageQuery).catch((error: unknown) => {
        if (error instanceof UpstreamError && HIDDEN_STATUS.includes(error.status)) return null;
        throw error;
      });
      if (answer && !isRawItem(answer.value)) throw new UpstreamError('wrong-shape', answer.url);
      return answer && isRawItem(answer.value) && isPublic(answer.value) ? answer.value : null;
    },
  };
}

type Page = { items: RawItem[]; totalPages: number | null };

/**
 * Every entry of a list that answers in pages, each id once. `X-WP-TotalPages` tells the end, since a page may hold fewer
 * entries than asked for in the middle; a proxy may have dropped it: then until a page brings nothing new. One failed page fails all.
 */
async function allPages(read: (page: number) => Promise<Page>): Promise<RawItem[]> {
  const first = await read(1);
  const found = new Map(first.items.map((item) => [item.id, item]));
  const add = ({ items }: Page): boolean => {
    const before = found.size;
    for (const item of items) if (!found.has(item.id)) found.set(item.id, item);
    return found.size > before;
  };
  const rest = (page: number): Promise<Page> => read(page).catch(emptyPastTheEnd);
  if (first.totalPages !== null) {
    const numbers = Array.from({ length: Math.min(first.totalPages, MAX_PAGES) - 1 }, (_, index) => index + 2);
    for (const page of await mapLimited(PARALLEL, numbers, rest)) add(page);
  } else if (first.items.length > 0) {
    for (let page = 2; page <= MAX_PAGES && add(await rest(page)); page += 1);
  }
  return [...found.values()];
}

/** A page past the last: posts were withdrawn while we were reading. */
function emptyPastTheEnd(error: unknown): Page {
  if (error instanceof UpstreamError && error.code === 'rest_post_invalid_page_number') return { items: [], totalPages: null };
  throw error;
}

/** The usable entries of a list. A list of nothing but rubbish is no list: a good old answer is worth more than it. */
function checkedList(value: unknown, url: URL): RawItem[] {
  const items = Array.isArray(value) ? value.filter(isRawItem) : [];
  if (!Array.isArray(value) || (value.length > 0 && items.length === 0)) throw new UpstreamError('wrong-shape', url);
  return items;
}

function pageCount(headers: Headers): number | null {
  const count = Number(headers.get('x-wp-totalpages') ?? Number.NaN);
  return Number.isSafeInteger(count) && count >= 0 ? Math.max(1, count) : null;
}

/** Published, and not behind a password: such posts are listed with their title, but without content. */
const isPublic = (item: RawItem): boolean =>
  (item.status === undefined || item.status === 'publish') &&
  member(item, 'content', 'protected') !== true &&
  member(item, 'excerpt', 'protected') !== true;

const chunked = (ids: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size));
