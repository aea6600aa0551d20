import { loadPageData, type PageRequest } from '../../app/load-page-data.ts';
import { asksForFilter } from '../../content/gallery/case-traits.ts';
import { CASES_PER_LOAD, casesPath, type GalleryCase, type GalleryContent } from '../../content/gallery/gallery-records.ts';
import { galleryAddress } from '../../content/gallery-address.ts';
import { barePath } from '../../current-language.ts';
import { type GalleryPlace, galleryData, neighbours } from '../../documents/gallery-data.ts';
import type { PageData, PageRedirect } from '../../documents/page-data.ts';
import { categoryOfSlug, defaultGalleryCategory, type GalleryCategory, gallerySlug } from '../../gallery-categories.ts';
import { matchRoute } from '../../routes.ts';

/** Content of a gallery address: given by the Worker, made from the build's data while prerendering, remembered or fetched in the browser. */
export async function loadGallery(request: PageRequest): Promise<PageData | PageRedirect> {
  const path = import.meta.english ? request.url.pathname : barePath(request.url.pathname);
  const { params = {} } = matchRoute(path) ?? {};
  const place = { category: params['category'], case: params['case'] };
  if (import.meta.env.SSR) return prerendered(place, request.given);
  const to = galleryAddress(path, request.url.searchParams);
  if (to) return { status: 'redirect', to, code: 301 };
  const category = place.category === undefined ? defaultGalleryCategory : categoryOfSlug(place.category);
  const filtered = asksForFilter(request.url.searchParams);
  const content = category && !filtered && recall(category, place.category !== undefined, place.case);
  if (content) return { status: 'found', content };
  const data = await loadPageData(request);
  if (data.status === 'found' && data.content.kind === 'gallery' && !data.content.filter) remember(data.content);
  return data;
}

async function prerendered(place: GalleryPlace, given: PageData | undefined): Promise<PageData> {
  if (given && given.status !== 'static') return given;
  const { index, firstCases } = await import('virtual:gallery');
  return galleryData(place, index, async (slug, _version, page) => (page === 0 ? (firstCases[slug] ?? []) : []));
}

interface Known {
  content: GalleryContent;
  cases: Map<number, GalleryCase>;
}

/** What this visit has fetched. Browser only: on the server every page is given its own content. */
const known = new Map<GalleryCategory, Known>();

/** Keeps what a page was shown from. A new version of a category replaces the old one whole. */
export function remember(content: GalleryContent): void {
  const held = known.get(content.category);
  const cases = held?.content.version === content.version ? held.cases : new Map<number, GalleryCase>();
  for (const one of content.cases) cases.set(one.at, one);
  known.set(content.category, { content, cases });
}

/** The content of an address, when it can be told without asking: every known case of its category. */
export function recall(category: GalleryCategory, named: boolean, slug: string | undefined): GalleryContent | null {
  const held = known.get(category);
  if (!held) return null;
  const cases = [...held.cases.values()].toSorted((a, b) => a.at - b.at);
  const current = slug === undefined ? undefined : cases.find((one) => one.slug === slug);
  if (slug !== undefined && !current) return null;
  const slugs = Array.from({ length: held.content.caseCount }, (_, at) => held.cases.get(at)?.slug ?? '');
  return { ...held.content, named, cases, current: slug ?? null, ...neighbours(slugs, current?.at ?? 0) };
}

/**
 * The case at a place of a category; its data file is fetched when it is not known yet.
 * @throws when it cannot be fetched.
 */
export async function caseAt(content: GalleryContent, at: number): Promise<GalleryCase | undefined> {
  const held = known.get(content.category)?.cases.get(at);
  if (held) return held;
  await fetchTiles(content, at);
  return known.get(content.category)?.cases.get(at);
}

/**
 * Makes the whole data file known in which a place stands: a case that was linked to may be known without its neighbours.
 * @throws when it cannot be fetched.
 */
export async function fetchTiles({ category, version, caseCount }: GalleryContent, at: number): Promise<void> {
  const cases = known.get(category)?.cases;
  const page = Math.floor(at / CASES_PER_LOAD);
  const places = Array.from({ length: CASES_PER_LOAD }, (_, i) => page * CASES_PER_LOAD + i).filter((place) => place < caseCount);
  if (!cases || places.every((place) => cases.has(place))) return;
  const answer = await fetch(casesPath(gallerySlug(category), version, page));
  if (!answer.ok) throw new Error(`The cases cannot be read (${answer.status})`);
  for (const one of (await answer.json()) as GalleryCase[]) cases.set(one.at, one);
}
