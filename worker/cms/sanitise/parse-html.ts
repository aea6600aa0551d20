import type { Root } from 'hast';
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
