import type { ManagedPage } from '../../../src/content/records.ts';
import { mapAcf } from '../map/map-acf.ts';
import { mapPage } from '../map/map-page.ts';
import { postSlug } from '../queries/keys-and-slugs.ts';
import { type ContentDeps, featuredMedia } from './content-deps.ts';
import type { ContentOrigins } from './content-origins.ts';
import type { RawItem } from './members.ts';
import { UpstreamError } from './upstream-error.ts';

interface PageQuery {
  /** Configured for seven pages (row CMS-02); the others are found by slug alone. */
  id?: number | undefined;
  /** The slug the page is expected to have, and its path on the public site. */
  slug: string;
  /** Taken in place of those in `deps`, once the page is there: a CMS that is away is then waited for once, not twice. */
  origins?: Promise<ContentOrigins>;
}

export interface LoadedPage {
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

/** The record of a page that was read, with its pictures. Throws `UpstreamError` where it is none. */
export async function pageFrom(deps: ContentDeps, raw: RawItem, origins: ContentOrigins): Promise<ManagedPage> {
  const { featuredImage, socialImage } = mapAcf(raw.acf, origins);
  const ids = [featuredImage, socialImage].filter((field) => typeof field === 'number');
  const page = mapPage(raw, await featuredMedia(deps, raw, ids), origins);
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
