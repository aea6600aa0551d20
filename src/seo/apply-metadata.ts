import type { SeoMetadata } from '../content/records.ts';
import type { HeadRecord } from './head.ts';

/** Pages whose metadata the clinic's API may supply (row SEO-03). Keys of the variable `SEO_IDS`. */
export const METADATA_PAGES = ['home', 'about', 'services'] as const;
export type MetadataPage = (typeof METADATA_PAGES)[number];

/** Lays fetched metadata over a page's own head. The canonical link keeps the public host and the page's own path (row SEO-23). */
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

/** An editor may point a page at another path of the site, never at another host, a query or a fragment. */
function canonicalOf(own: string, given: string): string {
  if (!given || !URL.canParse(given, own)) return own;
  const { pathname, protocol } = new URL(given, own);
  if (!/^https?:$/.test(protocol)) return own;
  return new URL(own).origin + (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
}
