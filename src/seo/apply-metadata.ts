import type { SeoMetadata } from '../content/records.ts';
import { canonicalTarget, type HeadRecord } from './head.ts';

/** Pages whose metadata the clinic's API may supply (row SEO-03). Keys of the variable `SEO_IDS`. */
export const METADATA_PAGES = ['home', 'about', 'services'] as const;
export type MetadataPage = (typeof METADATA_PAGES)[number];

/** Lays fetched metadata over a page's own head. The canonical link stays the page's own unless it names another page of this site. */
export function applyMetadata(head: HeadRecord, metadata: SeoMetadata): HeadRecord {
  return {
    ...head,
    title: metadata.title,
    description: metadata.description,
    ogTitle: metadata.ogTitle || metadata.title,
    ogDescription: metadata.ogDescription || metadata.description,
    keywords: metadata.keywords.join(', ') || head.keywords,
    canonical: canonicalOf(head.canonical, metadata.canonical),
    image: metadata.image ? { src: metadata.image } : head.image,
  };
}

function canonicalOf(own: string, given: string): string {
  const { origin } = new URL(own);
  const path = canonicalTarget(given, origin);
  return path === null ? own : origin + path;
}
