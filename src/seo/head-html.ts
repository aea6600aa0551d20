import { escapeHtml, HEAD_MARK, scriptJson } from './escape.ts';
import type { HeadRecord } from './head.ts';
import { headTags } from './head-tags.ts';

const attributes = (record: Record<string, string>): string =>
  Object.entries(record)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** The head of a page as HTML, structured data included (rows SEO-22, SEO-25). Every element carries the mark. */
export function headHtml(head: HeadRecord): string {
  const tags = headTags(head).map((tag) =>
    tag.tag === 'title'
      ? `<title ${HEAD_MARK}>${escapeHtml(tag.text)}</title>`
      : `<${tag.tag}${attributes(tag.attributes)} ${HEAD_MARK}>`,
  );
  const data = head.jsonLd.map((item) => `<script type="application/ld+json" ${HEAD_MARK}>${scriptJson(item)}</script>`);
  return [...tags, ...data].join('\n');
}
