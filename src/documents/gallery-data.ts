import { type CaseFilter, choicesOf, isFiltered, isLike, readFilter } from '../content/gallery/case-traits.ts';
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
export async function galleryData(
  place: GalleryPlace,
  index: GalleryIndex,
  readCases: ReadCases,
  query = new URLSearchParams(),
): Promise<PageData> {
  const category = place.category === undefined ? defaultGalleryCategory : categoryOfSlug(place.category);
  const found = category && index.categories.find(({ slug }) => slug === gallerySlug(category));
  if (!category || !found) return { status: 'absent' };
  const at = place.case === undefined ? 0 : found.cases.indexOf(place.case);
  if (at < 0) return { status: found.withdrawn.includes(place.case ?? '') ? 'gone' : 'absent' };
  const choices = choicesOf(found.traits ?? []);
  const filter = place.case === undefined ? readFilter(query, choices) : {};
  if (isFiltered(filter)) return filteredData({ place, category, found, index, filter, choices }, readCases);
  const pages = [...new Set([0, Math.floor(at / CASES_PER_LOAD)])];
  const read = found.cases.length ? await Promise.all(pages.map((page) => readCases(found.slug, found.version, page))) : [];
  const [first = [], own = []] = read;
  return {
    status: 'found',
    content: {
      ...common({ place, category, found, index, choices }),
      cases: [...first, ...own.filter((one) => one.at === at)],
      current: place.case ?? null,
      ...neighbours(found.cases, at),
    },
  };
}

interface Found {
  place: GalleryPlace;
  category: GalleryCategory;
  found: GalleryIndex['categories'][number];
  index: GalleryIndex;
  choices: GalleryContent['choices'] & object;
}

/** What a category shows whichever of its cases are shown. */
const common = ({ place, category, found, index, choices }: Found) => ({
  kind: 'gallery' as const,
  category,
  named: place.category !== undefined,
  counts: index.categories.map(({ images }) => images),
  caseCount: found.cases.length,
  ...(found.banner && { banner: found.banner }),
  version: found.version,
  ...(found.traits && { choices }),
});

/** The cases that a filter finds, all of them. */
async function filteredData({ filter, ...shared }: Found & { filter: CaseFilter }, readCases: ReadCases): Promise<PageData> {
  const { slug, version, traits = [] } = shared.found;
  const places = traits.flatMap((each, at) => (isLike(each, filter) ? [at] : []));
  const pages = [...new Set(places.map((at) => Math.floor(at / CASES_PER_LOAD)))];
  const read = (await Promise.all(pages.map((page) => readCases(slug, version, page)))).flat();
  const cases = read.filter(({ at }) => places.includes(at)).toSorted((a, b) => a.at - b.at);
  const around = neighbours(
    cases.map((one) => one.slug),
    0,
  );
  return { status: 'found', content: { ...common(shared), filter, cases, current: null, ...around } };
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
