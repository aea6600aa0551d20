import type { HeadRecord } from './head.ts';

const attributes = (record: Record<string, string>): string =>
  Object.entries(record)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** The head of a page as HTML (row SEO-22). Every element carries the mark. */
export const headHtml = (head: HeadRecord): string =>
  headTags(head)
    .map((tag) =>
      tag.tag === 'title'
        ? `<title ${HEAD_MARK}>${escapeHtml(tag.text)}</title>`
        : `<${tag.tag}${attributes(tag.attributes)} ${HEAD_MARK}>`,
    )
    .join('\n');

/**
 * What a page says of itself as structured data (rows SEO-22, SEO-25), for the end of the body, where search engines read it as well: in the head
 * it took a kilobyte of the first packets, and the header of the page came a round trip later.
 */
export const structuredDataHtml = ({ jsonLd }: HeadRecord): string =>
  jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`).join('\n');

/** One element of the head, text and attribute values unescaped. */
type HeadTag =
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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for element content and for quoted attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const IN_SCRIPT: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that may stand inside a `<script>` element: no sequence in it can end the element (row SEO-25). */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => IN_SCRIPT[character] ?? character);

/** Attribute of the head elements that belong to one page: the Worker replaces them, and the first navigation removes them. */
export const HEAD_MARK = 'data-head';
