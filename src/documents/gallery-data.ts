import { CASES_PER_LOAD, type GalleryCase, type GalleryContent, type GalleryIndex } from '../content/gallery/gallery-records.ts';
import { categoryOfSlug, defaultGalleryCategory, type GalleryCategory, gallerySlug } from '../gallery-categories.ts';
import type { PageData } from './page-data.ts';

/** Segments of a gallery address; `/gallery` itself has none. */
export interface GalleryPlace {
  category?: string | undefined;
  case?: string | undefined;
}

/** Reads one data file: cases `page * 10 …` of a category. */
export type ReadCases = (slug: string, version: string, page: number) => Promise<GalleryCase[]>;

/**
 * What a gallery address shows (rows GAL-18, GAL-19, GAL-29): the first cases of its category and the one it names. `absent` for
 * an unknown category or case, `gone` for a case that was withdrawn.
 */
export async function galleryData(place: GalleryPlace, index: GalleryIndex, readCases: ReadCases): Promise<PageData> {
  const category = place.category === undefined ? defaultGalleryCategory : categoryOfSlug(place.category);
  const found = category && index.categories.find(({ slug }) => slug === gallerySlug(category));
  if (!category || !found) return { status: 'absent' };
  const at = place.case === undefined ? 0 : found.cases.indexOf(place.case);
  if (at < 0) return { status: found.withdrawn.includes(place.case ?? '') ? 'gone' : 'absent' };
  const pages = [...new Set([0, Math.floor(at / CASES_PER_LOAD)])];
  const read = found.cases.length ? await Promise.all(pages.map((page) => readCases(found.slug, found.version, page))) : [];
  const [first = [], own = []] = read;
  return {
    status: 'found',
    content: {
      kind: 'gallery',
      category,
      named: place.category !== undefined,
      counts: index.categories.map(({ images }) => images),
      caseCount: found.cases.length,
      ...(found.banner && { banner: found.banner }),
      version: found.version,
      cases: [...first, ...own.filter((one) => one.at === at)],
      current: place.case ?? null,
      ...neighbours(found.cases, at),
    },
  };
}

/** Row GAL-08: the ends meet. */
export const neighbours = (slugs: readonly string[], at: number): Pick<GalleryContent, 'previous' | 'next'> => ({
  previous: slugs.at(at - 1) ?? '',
  next: slugs[(at + 1) % slugs.length] ?? '',
});

/** Number of an image among those of all categories, from 1 (row GAL-02). `at`: its place in its own category, from 0. */
export function imageNumber(
  counts: readonly number[],
  categories: readonly GalleryCategory[],
  own: GalleryCategory,
  at: number,
): number {
  const before = counts.slice(0, categories.indexOf(own));
  return before.reduce((sum, count) => sum + count, 0) + at + 1;
}
