import { collapse, textOfTree } from '../map/text-of-tree.ts';
import { parseHtml } from './parse-html.ts';

/** Each alternative reads on from where it began, so the time stays proportional to the length. */
const MARKUP = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)[^<>]*>?/gi;
const BLOCK =
  /^(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|figure|figcaption|blockquote|pre|section|article|hr|br|details|summary)$/;

/**
 * Paragraphs of plain text from HTML that is nested too deeply for a tree: tags dropped, entities decoded once.
 * The result is text: escape it for its place.
 */
export function flattenHtml(html: string): string[] {
  const parts: string[] = [];
  let hidden = '';
  let from = 0;
  for (const { 0: markup, 1: closing, 2: tag = '', index } of html.matchAll(MARKUP)) {
    if (hidden === '') parts.push(html.slice(from, index));
    from = index + markup.length;
    const name = tag.toLowerCase();
    if (hidden !== '') hidden = closing && name === hidden ? '' : hidden;
    else if (!closing && (name === 'script' || name === 'style')) hidden = name;
    else if (BLOCK.test(name)) parts.push('\n\n');
  }
  if (hidden === '') parts.push(html.slice(from));
  const paragraphs = parts.join('').split(/\n\s*\n/);
  return paragraphs.map(decode).filter((paragraph) => paragraph !== '');
}

/** Without `<` the parser sees one text, and decodes its entities as a browser would. */
const decode = (text: string): string =>
  text.includes('&') ? textOfTree(parseHtml(text.replaceAll('<', '&lt;'))) : collapse(text);
