import type { Nodes } from 'hast';

/** White space and control characters (which break feeds and sitemaps) as single spaces; letters as one searches for them (NFC). */
export const collapse = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC');

const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'textarea', 'select', 'title']);
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

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
