import { decodeSafely } from '../../../src/routes.ts';
import { mapLimited } from '../../lib/async.ts';
import { postSlug } from '../map/keys-and-slugs.ts';
import { PAGE_FIELDS } from '../map/map-page.ts';
import { POST_FIELDS, SUMMARY_FIELDS } from '../map/map-post.ts';
import { allPages, emptyPastTheEnd, type ListPage } from './all-pages.ts';
import { isRawItem, member, type RawItem } from './members.ts';
import { type JsonAnswer, type JsonRequest, readJson, UpstreamError } from './read-json.ts';
import { type RestParams, restUrl } from './wordpress-access.ts';

export interface WordPressClientOptions extends Omit<JsonRequest, 'url'> {
  /** `CONTENT_API`: `…/wp-json/wp/v2`, or `…/?rest_route=/wp/v2`. */
  base: string;
  /** The time, milliseconds, which every address then bears, so that no cache before WordPress has an answer of an earlier reading to it. */
  stamp?: () => number;
}

/**
 * Reads of WordPress. Items are checked to be objects with an id and to be public; all else in them is as it came.
 * Every method throws `UpstreamError`. What is asked for only saves bytes and time: answers that ignore `_fields`, `_embed`,
 * `acf_format`, `include` or `page` and hold more than was asked for are read just as well.
 */
export interface WordPressClient {
  /** One page of all public posts without their content, those with the highest id first. Empty beyond the last page. */
  postSummaries(page: number): Promise<ListPage>;
  /** `id` and `content` of some posts. */
  postContents(ids: readonly number[]): Promise<RawItem[]>;
  /** By name, as WordPress sorts them. */
  categories(): Promise<RawItem[]>;
  tags(ids: readonly number[]): Promise<RawItem[]>;
  /** Images that are gone or not public are left out. */
  media(ids: readonly number[]): Promise<RawItem[]>;
  /** Null: no public post has this slug. */
  postBySlug(slug: string): Promise<RawItem | null>;
  /** Null: 404, 401 or 403, so gone or not public; or protected by a password. */
  pageById(id: number): Promise<RawItem | null>;
  pageBySlug(slug: string): Promise<RawItem | null>;
  /** Public pages without their content. The plugin leaves out those that editors did not mark to be shown. */
  shownPages(): Promise<RawItem[]>;
  /** A post or page in any state, by the plugin's signed route. Null: 404, 401 or 403. */
  preview(query: PreviewSignature & { picture?: number }): Promise<RawItem | null>;
  /** What the plugin says in place of the files (`worker/cms/records`), as it came; with `preview` the state of one draft as well. Null: 404, 401 or 403. */
  saidRecords(preview?: PreviewSignature): Promise<unknown>;
  /** The table of contents: `id`, `slug` and `modified_gmt` of every public post. */
  postStates(): Promise<RawItem[]>;
  /** The same of some pages; those that are not public are left out. */
  pageStates(ids: readonly number[]): Promise<RawItem[]>;
}

/** A signed link to a draft; `expires` in seconds since 1970. */
export interface PreviewSignature {
  id: number;
  expires: number;
  signature: string;
}

/** WordPress passes over a parameter that it does not know. */
const STAMP = 'clinic_read';
const PER_PAGE = 100;
/** Content is long: a chunk stays well under the cap on bytes. */
const CONTENTS_PER_PAGE = 20;
const PARALLEL = 2;
/** Sizes of which a card chooses. */
const CARD_SIZES = ['medium', 'medium_large', 'large'] as const;
const HIDDEN_STATUS: readonly unknown[] = [401, 403, 404];

/** `content.protected` tells a post behind a password without rendering anything. */
const stateFields = 'id,slug,status,modified_gmt,content.protected';
/** `media_details` whole: of media, terms and users WordPress knows fields by their exact name only. */
const mediaFields = 'id,alt_text,source_url,media_type,mime_type,media_details';
const postQuery = {
  _embed: 'author,wp:featuredmedia,wp:term',
  acf: 1,
  acf_format: 'standard',
  _fields: POST_FIELDS,
};
const pageQuery = {
  _embed: 'wp:featuredmedia',
  acf: 1,
  acf_format: 'standard',
  _fields: PAGE_FIELDS,
};
const shownPagesQuery = {
  per_page: PER_PAGE,
  orderby: 'id',
  order: 'asc',
  clinic_public_site: 'shown',
  _fields: `${stateFields},title,menu_order,clinic_public_site.place,clinic_public_site.noindex`,
};

export function createWordPressClient(source: WordPressClientOptions): WordPressClient {
  return {
    async postSummaries(page) {
      const query = { per_page: PER_PAGE, orderby: 'id', order: 'desc', _fields: SUMMARY_FIELDS };
      const { items, totalPages } = await readList(source, '/posts', { ...query, page }).catch((error: unknown) => {
        if (page === 1) throw error;
        return emptyPastTheEnd(error);
      });
      return { items: items.filter(isPublic), totalPages };
    },
    categories() {
      const query = { per_page: PER_PAGE, _fields: 'id,name,slug,parent,clinic_public_site' };
      return allPages(PARALLEL, (page) => readList(source, '/categories', { ...query, page }));
    },
    postContents: (ids) => readByIds(source, '/posts', ids, { per_page: CONTENTS_PER_PAGE, _fields: 'id,content' }),
    tags: (ids) => readByIds(source, '/tags', ids, { per_page: PER_PAGE, _fields: 'id,name' }),
    media: (ids) => readByIds(source, '/media', ids, { per_page: PER_PAGE, _fields: mediaFields }, pictureParts),
    postBySlug: (slug) => readBySlug(source, '/posts', slug, postQuery),
    pageBySlug: (slug) => readBySlug(source, '/pages', slug, pageQuery),
    async shownPages() {
      return (await allPages(PARALLEL, (page) => readList(source, '/pages', { ...shownPagesQuery, page }))).filter(isPublic);
    },
    async pageById(id) {
      const item = await readItem(source, `/pages/${id}`, pageQuery);
      return item && isPublic(item) ? item : null;
    },
    preview({ id, expires, signature, picture }) {
      return readItem(besideCore(source), `/content/v1/preview/${id}`, {
        expires,
        signature,
        ...(picture && { _thumbnail_id: picture }),
        _embed: postQuery._embed,
        acf_format: 'standard',
      });
    },
    saidRecords(preview) {
      const { id, expires, signature } = preview ?? {};
      const query: RestParams = preview ? { preview: `${id}.${expires}.${signature}` } : {};
      return orHidden(async () => (await read(besideCore(source), '/clinic-public-site/v1/records', query)).value);
    },
    async postStates() {
      const query = { per_page: PER_PAGE, orderby: 'id', order: 'asc', _fields: stateFields };
      return (await allPages(PARALLEL, (page) => readList(source, '/posts', { ...query, page }))).filter(isPublic);
    },
    async pageStates(ids) {
      return (await readByIds(source, '/pages', ids, { per_page: PER_PAGE, _fields: stateFields })).filter(isPublic);
    },
  };
}

/** The plugin's own namespaces stand beside that of WordPress. */
const besideCore = (source: WordPressClientOptions): WordPressClientOptions => ({
  ...source,
  base: source.base.replace(/\/wp\/v2\/?$/, ''),
});

/** One object; null where WordPress says that there is none for the public. */
const readItem = (source: WordPressClientOptions, path: string, query: RestParams): Promise<RawItem | null> =>
  orHidden(async () => {
    const { value, url } = await read(source, path, query);
    if (!isRawItem(value)) throw new UpstreamError('wrong-shape', url);
    return value;
  });

async function orHidden<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof UpstreamError && HIDDEN_STATUS.includes(error.status)) return null;
    throw error;
  }
}

async function read(
  { base, stamp, ...options }: WordPressClientOptions,
  path: string,
  params: RestParams,
): Promise<JsonAnswer & { url: URL }> {
  const url = restUrl(base, path, stamp ? { ...params, [STAMP]: stamp() } : params);
  return { ...(await readJson({ ...options, url })), url };
}

/** The usable entries of a list. A list of nothing but rubbish is not a list: a good old answer is worth more than it. */
async function readList(source: WordPressClientOptions, path: string, params: RestParams): Promise<ListPage> {
  const { value, headers, url } = await read(source, path, params);
  const items = Array.isArray(value) ? value.filter(isRawItem) : [];
  if (!Array.isArray(value) || (value.length > 0 && items.length === 0)) throw new UpstreamError('wrong-shape', url);
  return { items, totalPages: pageCount(headers) };
}

async function readByIds(
  source: WordPressClientOptions,
  path: string,
  ids: readonly number[],
  query: { per_page: number; _fields: string },
  keep = (item: RawItem): RawItem => item,
): Promise<RawItem[]> {
  const wanted = new Set(ids);
  const chunks = await mapLimited(PARALLEL, chunked([...wanted], query.per_page), async (chunk) => {
    const { items } = await readList(source, path, { include: chunk.join(','), ...query });
    return items.filter(({ id }) => wanted.has(id)).map(keep);
  });
  return chunks.flat();
}

/** The parameter finds more than it says (it is a list, and letters are lowered), so the answer is compared. */
async function readBySlug(
  source: WordPressClientOptions,
  path: string,
  text: string,
  query: RestParams,
): Promise<RawItem | null> {
  const slug = postSlug(text);
  if (slug === null) return null;
  const { items } = await readList(source, path, { slug: decodeSafely(slug), ...query });
  return items.find((item) => isPublic(item) && typeof item.slug === 'string' && postSlug(item.slug) === slug) ?? null;
}

function pageCount(headers: Headers): number | null {
  const count = Number(headers.get('x-wp-totalpages') ?? Number.NaN);
  return Number.isSafeInteger(count) && count >= 0 ? Math.max(1, count) : null;
}

/** What a picture is made of (`pictureFromMedia`): of thousands, every size and what each camera wrote would fill an isolate's memory. */
const pictureParts = ({ id, alt_text, source_url, media_type, mime_type, media_details: details }: RawItem): RawItem => ({
  id,
  alt_text,
  source_url,
  media_type,
  mime_type,
  media_details: {
    width: member(details, 'width'),
    height: member(details, 'height'),
    filesize: member(details, 'filesize'),
    sizes: Object.fromEntries(CARD_SIZES.map((size) => [size, member(details, 'sizes', size)])),
  },
});

/** Published, and not behind a password: such posts are listed with their title, but without content. */
const isPublic = (item: RawItem): boolean =>
  (item.status === undefined || item.status === 'publish') &&
  member(item, 'content', 'protected') !== true &&
  member(item, 'excerpt', 'protected') !== true;

/** In parts of at most `size`. */
export const chunked = (ids: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size));
