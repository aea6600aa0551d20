import type { Element, Nodes, Root } from 'hast';
import type { TocEntry } from '../../../src/content/records.ts';
import { ID_PREFIX } from './rewrite-link.ts';
import { textOfTree } from './text-of-html.ts';

const MAX_ID_CHARACTERS = 60;
const MAX_LABEL_CHARACTERS = 120;

/**
 * Headings that a table of contents can lead to, in order; each is given an id where it has none. Numbers regions of tables, so that
 * two of them can be told apart by their name. Changes the tree.
 */
export function outlineOf(tree: Root): TocEntry[] {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  const headings: Element[] = [];
  const tables: Element[] = [];
  collect(tree, (element) => {
    if (element.properties.id) used.add(String(element.properties.id));
    if (element.tagName === 'h2' || element.tagName === 'h3') headings.push(element);
    if (element.properties.role === 'region') tables.push(element);
  });
  if (tables.length > 1) for (const [index, table] of tables.entries()) table.properties.ariaLabel = `Table ${index + 1}`;
  return headings.flatMap((heading): TocEntry | [] => {
    const text = textOfTree(heading).slice(0, MAX_LABEL_CHARACTERS);
    if (text === '') return [];
    heading.properties.id ??= freeId(text, used, counts);
    return { id: String(heading.properties.id), text, level: heading.tagName === 'h2' ? 2 : 3 };
  });
}

function collect(node: Nodes, note: (element: Element) => void): void {
  if (node.type === 'element') note(node);
  if ('children' in node) for (const child of node.children) collect(child, note);
}

/** @param counts the last number given for each base: a thousand equal headings are then a thousand steps, not half a million */
function freeId(text: string, used: Set<string>, counts: Map<string, number>): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const base = ID_PREFIX + (words.slice(0, MAX_ID_CHARACTERS).replace(/^-+|-+$/g, '') || 'part');
  let count = counts.get(base) ?? 1;
  let id = count === 1 ? base : `${base}-${count}`;
  while (used.has(id)) {
    count += 1;
    id = `${base}-${count}`;
  }
  counts.set(base, count);
  used.add(id);
  return id;
}
