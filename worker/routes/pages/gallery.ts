import { asksForFilter, filterSearch } from '../../../src/content/gallery/case-traits.ts';
import { casesPath, type GalleryCase, type GalleryIndex, INDEX_PATH } from '../../../src/content/gallery/gallery-records.ts';
import { galleryData, neighbours } from '../../../src/documents/gallery-data.ts';
import type { PageData } from '../../../src/documents/page-data.ts';
import { categoryOfSlug, gallerySlug } from '../../../src/gallery-categories.ts';
import { href, type RouteMatch } from '../../../src/routes.ts';
import { type AssetFiles, neededFile } from '../../lib/asset-files.ts';

/** The index of this build's gallery. A deploy starts new isolates, so it is never out of date. */
let index: GalleryIndex | undefined;

/** Codes of cases that were withdrawn since the build. */
export type WithdrawnCases = ReadonlySet<string>;

const NONE: WithdrawnCases = new Set();

/** The start of each category is a file of the build; what a filter finds is not, nor what a withdrawal has left. */
export const isPrerendered = ({ name, params }: RouteMatch, query = new URLSearchParams(), gone = NONE): boolean =>
  gone.size === 0 && !asksForFilter(query) && isStart({ name, params });

export const isGallery = ({ name }: Pick<RouteMatch, 'name'>): boolean => name.startsWith('gallery');

const isStart = ({ name, params }: Pick<RouteMatch, 'name' | 'params'>): boolean =>
  name === 'gallery' || (name === 'galleryCategory' && categoryOfSlug(params['category'] ?? '') !== undefined);

/** What a gallery address shows, from the data files of the build (docs/decisions/013). Of a query only a filter that finds something counts. */
export async function galleryPage(
  { params }: RouteMatch,
  assets: AssetFiles,
  query = new URLSearchParams(),
  gone = NONE,
): Promise<PageData> {
  const read = (slug: string, version: string, page: number) => readJson<GalleryCase[]>(assets, casesPath(slug, version, page));
  const place = { category: params['category'], case: params['case'] };
  const all = await readIndex(assets);
  const data = await galleryData(place, all, read, query);
  return withoutWithdrawn(data, all, gone);
}

/** The places of the other cases stay: they name the data files. */
function withoutWithdrawn(data: PageData, { categories }: GalleryIndex, gone: WithdrawnCases): PageData {
  if (data.status !== 'found' || data.content.kind !== 'gallery') return data;
  const { content } = data;
  if (content.current && gone.has(content.current)) return { status: 'gone' };
  const own = categories.find(({ slug }) => slug === gallerySlug(content.category));
  const cases = content.cases.filter(({ slug }) => !gone.has(slug));
  const order = content.filter ? cases.map(({ slug }) => slug) : (own?.cases ?? []).filter((slug) => !gone.has(slug));
  const at = content.current ? order.indexOf(content.current) : 0;
  return { status: 'found', content: { ...content, cases, ...neighbours(order, at) } };
}

/** The query of a gallery page in its one form. */
export const gallerySearch = (data: PageData): string =>
  filterSearch((data.status === 'found' && data.content.kind === 'gallery' && data.content.filter) || {});

/** What a file of the gallery shows, for those to whom it is rendered again; undefined for every other page, which needs no data. */
export const prerenderedData = async (match: RouteMatch, assets: AssetFiles): Promise<PageData | undefined> =>
  isPrerendered(match) ? await galleryPage(match, assets) : undefined;

/** Addresses of categories that hold images, and of all their cases (rows GAL-29, GAL-30). */
export async function galleryPaths(assets: AssetFiles, gone = NONE): Promise<string[]> {
  const { categories } = await readIndex(assets);
  return categories.flatMap(({ slug, cases: all }) => {
    const cases = all.filter((one) => !gone.has(one));
    return cases.length
      ? [href('galleryCategory', { category: slug }), ...cases.map((one) => href('galleryCase', { category: slug, case: one }))]
      : [];
  });
}

async function readIndex(assets: AssetFiles): Promise<GalleryIndex> {
  index ??= await readJson<GalleryIndex>(assets, INDEX_PATH);
  return index;
}

/** Its shape is that of the build's own writer. */
const readJson = async <T>(assets: AssetFiles, path: string): Promise<T> => (await neededFile(assets, path)).json() as Promise<T>;
