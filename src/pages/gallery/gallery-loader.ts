import { loadPageData, type PageRequest } from '../../app/load-page-data.ts';
import { asksForFilter } from '../../content/gallery/case-traits.ts';
import { galleryAddress } from '../../content/gallery-address.ts';
import { type GalleryPlace, galleryData } from '../../documents/gallery-data.ts';
import type { PageData, PageRedirect } from '../../documents/page-data.ts';
import { categoryOfSlug, defaultGalleryCategory } from '../../gallery-categories.ts';
import { matchRoute } from '../../routes.ts';
import { recall, remember } from './gallery-memory.ts';

/** Content of a gallery address: given by the Worker, made from the build's data while prerendering, remembered or fetched in the browser. */
export async function loadGallery(request: PageRequest): Promise<PageData | PageRedirect> {
  const { params = {} } = matchRoute(request.url.pathname) ?? {};
  const place = { category: params['category'], case: params['case'] };
  if (import.meta.env.SSR) return prerendered(place, request.given);
  const to = galleryAddress(request.url.pathname, request.url.searchParams);
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
