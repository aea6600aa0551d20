import type { Category, ManagedPage, Post } from '../../../src/content/records.ts';
import { postSlug } from '../map/keys-and-slugs.ts';
import { mapAcf } from '../map/map-acf.ts';
import { mapPage } from '../map/map-page.ts';
import { mapPost } from '../map/map-post.ts';
import { type ListedPage, mapListedPage, mergePages, NO_PAGES, type PageList, saysPlace } from '../map/page-list.ts';
import { type ContentDeps, featuredMedia } from './content-deps.ts';
import type { ContentOrigins } from './content-origins.ts';
import type { RawItem } from './members.ts';
import { UpstreamError } from './read-json.ts';

interface PageQuery {
  /** Configured for seven pages (row CMS-02); the others are found by slug alone. */
  id?: number | undefined;
  /** The slug the page is expected to have, and its path on the public site. */
  slug: string;
  /** Taken in place of those in `deps`, once the page is there: a CMS that is away is then waited for once, not twice. */
  origins?: Promise<ContentOrigins>;
}

interface LoadedPage {
  page: ManagedPage;
  /** `slug` although an id is configured: that id is gone, or another page (row CMS-03: to be reported). */
  mappedBy: 'id' | 'slug';
  /** False: the page with the configured id has another slug, and none has the expected one (row CMS-03: to be reported). */
  slugFits: boolean;
}

/**
 * A page whose body editors write (rows CMS-01 to CMS-03). The id is tried first; if its slug is another than expected, a page with
 * the expected slug is preferred, and the one with the id taken where there is none.
 * @throws {UpstreamError}
 */
export async function loadPage(deps: ContentDeps, query: PageQuery): Promise<LoadedPage | 'absent'> {
  const found = await findPage(deps, query);
  if (!found) return 'absent';
  const page = await pageFrom(deps, found.raw, (await query.origins) ?? deps.origins);
  return { page, mappedBy: found.mappedBy, slugFits: postSlug(page.slug) === postSlug(query.slug) };
}

/** The record of a page that was read, with its pictures; null where it is none. */
export async function pageOf(deps: ContentDeps, raw: RawItem, origins: ContentOrigins): Promise<ManagedPage | null> {
  const { featuredImage, socialImage } = mapAcf(raw.acf, origins);
  const ids = [featuredImage, socialImage].filter((field) => typeof field === 'number');
  return mapPage(raw, await featuredMedia(deps, raw, ids), origins);
}

/** Throws `UpstreamError` where it is none. */
async function pageFrom(deps: ContentDeps, raw: RawItem, origins: ContentOrigins): Promise<ManagedPage> {
  const page = await pageOf(deps, raw, origins);
  if (!page) throw new UpstreamError('wrong-shape', new URL(origins.cmsOrigin));
  return page;
}

async function findPage(
  { client }: ContentDeps,
  { id, slug }: PageQuery,
): Promise<{ raw: RawItem; mappedBy: 'id' | 'slug' } | null> {
  const byId = id === undefined ? null : await client.pageById(id);
  if (byId && typeof byId.slug === 'string' && postSlug(byId.slug) === postSlug(slug)) return { raw: byId, mappedBy: 'id' };
  const bySlug = await client.pageBySlug(slug);
  if (bySlug) return { raw: bySlug, mappedBy: 'slug' };
  return byId && { raw: byId, mappedBy: 'id' };
}

/**
 * The pages that editors put on the site. Without a plugin that says which those are, the ones that were known stay.
 * @param taken ids of pages that stand at an address of the site's own
 * @throws {UpstreamError}
 */
export async function loadPageList(
  { client }: Pick<ContentDeps, 'client'>,
  previous: PageList | null,
  { taken, now }: { taken: readonly number[]; now: number },
): Promise<PageList> {
  const items = await client.shownPages();
  const known = previous ?? NO_PAGES;
  if (items.length > 0 && !items.some(saysPlace)) return known;
  const listed = items.flatMap((item) => (taken.includes(item.id) ? [] : (mapListedPage(item) ?? [])));
  return mergePages(known, listed, now);
}

/**
 * One of these pages, by its id alone: another page may have the same slug further down in WordPress and not be meant for the site.
 * @throws {UpstreamError}
 */
export async function loadEditorPage(
  deps: ContentDeps,
  { id, origins }: { id: number; origins: Promise<ContentOrigins> },
): Promise<{ listed: ListedPage; page: ManagedPage } | 'absent'> {
  const raw = await deps.client.pageById(id);
  const listed = mapListedPage(raw);
  if (!raw || !listed) return 'absent';
  return { listed, page: await pageFrom(deps, raw, await origins) };
}

interface PostQuery {
  slug: string;
  /** Of the post index: a post names its categories by id only. */
  categories: readonly Category[];
}

/**
 * One post with its content (rows BPOST-11, BPOST-14).
 * @returns `absent` when no public post has this slug, or the slug can be none (then nothing is asked)
 * @throws {UpstreamError}
 */
export async function loadPost(deps: ContentDeps, { slug, categories }: PostQuery): Promise<Post | 'absent'> {
  const raw = await deps.client.postBySlug(slug);
  if (!raw) return 'absent';
  const context = {
    origins: deps.origins,
    categories: new Map(categories.map((category) => [category.id, category])),
    tags: new Map<number, string>(),
    media: await featuredMedia(deps, raw),
  };
  const post = mapPost(raw, context, deps.origins);
  if (!post) throw new UpstreamError('wrong-shape', new URL(deps.origins.cmsOrigin));
  return post;
}
