import { type GalleryCategory, galleryCategories, gallerySlug } from '../../gallery-categories.ts';
import type { CaseConsents, GalleryEntries } from './gallery-entry.ts';
import { groupCases, type SourceCase } from './group-cases.ts';

/** A category as it is published. */
export interface PublishedCategory {
  name: GalleryCategory;
  slug: string;
  cases: SourceCase[];
  /** Segments of addresses that answer 410. */
  withdrawn: string[];
}

/** All sixteen categories (row GAL-21), without the cases whose consent was withdrawn. */
export const publishedCases = (entries: GalleryEntries, consents: CaseConsents): PublishedCategory[] =>
  galleryCategories.map((name) => {
    const all = groupCases(entries[name] ?? []);
    const isWithdrawn = ({ slug }: SourceCase): boolean => consents[slug]?.withdrawn !== undefined;
    return {
      name,
      slug: gallerySlug(name),
      cases: all.filter((one) => !isWithdrawn(one)),
      withdrawn: all.filter(isWithdrawn).map(({ slug }) => slug),
    };
  });
