import type { Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

const FORMATTING = new Set(['b', 'big', 'code', 'em', 'font', 'i', 's', 'small', 'strike', 'strong', 'tt', 'u']);
const MAX_REPEATS = 50_000;

/**
 * The tree a browser would build from a fragment of HTML.
 * @throws {RangeError} when the tree would be nested too deeply to walk, or far larger than the text it comes from
 */
export function parseHtml(html: string): Root {
  if (repeats(html) > MAX_REPEATS) throw new RangeError('unclosed formatting elements would be repeated too often');
  return parser.parse(html);
}

/**
 * How many elements the parser would add by opening unclosed formatting elements again in every block that follows:
 * 12 kB of `<p><b a=1><b a=2>…<p>x<p>x…` become a million elements and take the isolate with them. An estimate, read from tags
 * alone: it stops accidents and plain malice, not somebody who hides closing tags in comments.
 */
function repeats(html: string): number {
  let open = 0;
  let sum = 0;
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (!FORMATTING.has(name.toLowerCase())) sum += open;
    else if (!closing) open += 1;
    else if (open > 0) open -= 1;
  }
  return sum;
}

/** Characters without a width that say where a word may be broken. Those that join letters and emoji are part of them and stay. */
const WITHOUT_WIDTH = /[\u00AD\u200B\u2060\uFEFF]/g;
/**
 * White space, but for the space that French puts before a sign, within quotation marks and into a number, and that does not break. Others
 * that do not break come along when text is pasted, between all words, and a title of such would fit no phone.
 */
const WHITE_SPACE = /(?!(?<=\S)[\u00A0\u202F][:;!?»%€]|(?<=«)[\u00A0\u202F]\S|(?<=\d)[\u00A0\u202F]\d)[\s\p{Cc}]+/gu;

/**
 * A text on one line: white space and control characters (which break feeds and sitemaps) as single spaces, nothing that cannot be seen,
 * letters as one searches for them (NFC).
 */
export const collapse = (text: string): string =>
  text.replace(WITHOUT_WIDTH, '').replace(WHITE_SPACE, ' ').trim().normalize('NFC');

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => text.replace(WITHOUT_WIDTH, '').trim() === '';

const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'textarea', 'select', 'title']);
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** What was typed into a tree as text; not what is shown as code, where brackets and the like are meant to be read. */
export function* typedTexts(node: Nodes): Generator<string> {
  if (node.type === 'text') yield node.value;
  if (!('children' in node) || (node.type === 'element' && ['pre', 'code'].includes(node.tagName))) return;
  for (const child of node.children) yield* typedTexts(child);
}

/** The text of a tree on one line: blocks are kept apart by a space, and the link in place of a video says nothing about the text. */
export function textOfTree(tree: Nodes): string {
  const parts: string[] = [];
  collect(tree, parts);
  return collapse(parts.join(''));
}

function collect(node: Nodes, parts: string[]): void {
  if (node.type === 'text') parts.push(node.value);
  if (!('children' in node)) return;
  const name = node.type === 'element' ? node.tagName : '';
  if (HIDDEN.has(name) || (node.type === 'element' && node.properties.dataEmbed)) return;
  if (!INLINE.has(name)) parts.push(' ');
  for (const child of node.children) collect(child, parts);
  if (!INLINE.has(name)) parts.push(' ');
}

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
