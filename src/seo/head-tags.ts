import type { HeadRecord } from './head.ts';

/** One element of the head, text and attribute values unescaped. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> };

const meta = (key: 'name' | 'property', name: string, content: string | number | null | undefined): HeadTag[] =>
  content ? [{ tag: 'meta', attributes: { [key]: name, content: String(content) } }] : [];

/** The tags of a head record, in a fixed order. Empty values make no tag. */
export function headTags(head: HeadRecord): HeadTag[] {
  return [
    { tag: 'title', text: head.title },
    ...meta('name', 'description', head.description),
    ...meta('name', 'keywords', head.keywords),
    ...meta('name', 'robots', head.robots),
    ...meta('name', 'rating', head.rating),
    ...(head.canonical ? [{ tag: 'link', attributes: { rel: 'canonical', href: head.canonical } } satisfies HeadTag] : []),
    ...meta('property', 'og:type', head.type),
    ...meta('property', 'og:url', head.canonical),
    ...meta('property', 'article:modified_time', head.modifiedAt),
    ...meta('property', 'og:title', head.ogTitle),
    ...meta('property', 'og:description', head.ogDescription),
    ...meta('property', 'og:image', head.image?.src),
    ...meta('property', 'og:image:width', head.image?.width),
    ...meta('property', 'og:image:height', head.image?.height),
    ...meta('property', 'og:image:alt', head.image?.alt),
    ...meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    ...meta('name', 'twitter:title', head.ogTitle),
    ...meta('name', 'twitter:description', head.ogDescription),
    ...meta('name', 'twitter:image', head.image?.src),
  ];
}
