import type { Element, Nodes, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { ID_PREFIX } from '../../../src/browser/article-html.ts';
import { firstLetters } from '../../../src/content/first-letters.ts';
import type { ArticleText, TocEntry } from '../../../src/content/records.ts';
import { decodeSafely } from '../../../src/routes.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { flattenHtml, parseHtml, textOfTree } from './parse-html.ts';
import { isOutOfOutline, plainParts } from './plain-parts.ts';
import { rewriteTree } from './rewrite-tree.ts';
import { sanitiseSchema } from './sanitise-schema.ts';

/** `html` is safe to put into a page as it is; empty when there is nothing to show. */
interface SanitisedHtml extends ArticleText {
  /** The same as one line of text. */
  text: string;
}

/** What is read of a text. */
export const MAX_CHARACTERS = 400_000;
/** Letters of Cyrillic, Hebrew, Arabic and the scripts of India, as themselves or as references. */
const BEYOND_LATIN = /[\u0400-\u0DFF]|&#0*(?:x0*[4-9a-d][0-9a-f]{2}|1[0-9]{3}|2[0-9]{3}|3[0-5][0-9]{2});/i;

const sanitiser = unified().use(rehypeSanitize, sanitiseSchema).freeze();
const writer = unified().use(rehypeStringify).freeze();
/** As it is written: in a text a `<` is encoded, so that each begins a tag. */
const TAG = /<((?:[^<>"]|"[^"]*")*)>/g;

/**
 * The HTML of a tree, with every `<` and `>` in attributes encoded, as browsers write them since 2025: an alternative text with a tag in it is none to whoever
 * looks for tags in the finished HTML.
 */
const written = (tree: Root): string =>
  writer.stringify(tree).replace(TAG, (_, tag: string) => `<${tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}>`);

/**
 * HTML as editors typed it → HTML of ours (reliability rules for content that is not trusted). Meant to run once, when content
 * enters the cache. What is longer than 400,000 characters is cut there; what is nested too deeply for a tree keeps its text alone.
 */
export function sanitiseHtml(html: string, origins: ContentOrigins): SanitisedHtml {
  const given = html.slice(0, MAX_CHARACTERS);
  if (given.trim() === '') return { html: '', text: '', words: 0, toc: [] };
  try {
    const tree = rewriteTree(sanitiser.runSync(plainParts(parseHtml(given))), origins, BEYOND_LATIN.test(given));
    const toc = outlineOf(tree);
    nameTables(tree);
    leadOut(tree);
    const text = textOfTree(tree);
    return { html: written(tree).trim(), text, words: wordCount(text), toc };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const paragraphs = flattenHtml(given);
    const text = paragraphs.join(' ');
    return { html: written(textTree(paragraphs)), text, words: wordCount(text), toc: [] };
  }
}

const wordCount = (text: string): number => (text === '' ? 0 : text.split(' ').length);

const textTree = (paragraphs: string[]): Root => ({
  type: 'root',
  children: paragraphs.map((value) => ({
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value }],
  })),
});

const MAX_ID_CHARACTERS = 60;
const MAX_LABEL_CHARACTERS = 120;

/**
 * Headings that a table of contents can lead to, in order; each is given an id where it has none. Those that not every reader sees, and
 * titles in a list of other articles, are none. Changes the tree.
 */
export function outlineOf(tree: Root): TocEntry[] {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  const headings = new Set<Element>();
  collect(tree, (element) => {
    const id = String(element.properties.id ?? '');
    if (used.has(id)) delete element.properties.id;
    else if (id !== '') used.add(id);
    if (element.tagName === 'h2' || element.tagName === 'h3') headings.add(element);
  });
  leaveOut(tree, headings);
  return [...headings].flatMap((heading): TocEntry | [] => {
    const text = firstLetters(textOfTree(heading), MAX_LABEL_CHARACTERS);
    if (text === '') return [];
    heading.properties.id ??= freeId(text, used, counts);
    return { id: String(heading.properties.id), text, level: heading.tagName === 'h2' ? 2 : 3 };
  });
}

/**
 * Regions of tables are named by the caption of the table or of its figure; those that would share a name are numbered, to be told apart by
 * it. Changes the tree.
 */
function nameTables(tree: Root): void {
  const named = new Map<string, Element[]>();
  let figure: Nodes | undefined;
  let captionOfFigure: Element | undefined;
  collect(tree, (element, parent) => {
    if (element.properties.role !== 'region') return;
    // Looked for once in a figure, which may hold tables by the thousand.
    if (parent !== figure) [figure, captionOfFigure] = [parent, captionIn(parent)];
    const caption = captionIn(element.children[0]) ?? captionOfFigure;
    const name = (caption && firstLetters(textOfTree(caption), MAX_LABEL_CHARACTERS)) || 'Table';
    const regions = named.get(name) ?? [];
    regions.push(element);
    named.set(name, regions);
  });
  for (const [name, regions] of named)
    for (const [index, { properties }] of regions.entries())
      properties.ariaLabel = regions.length > 1 ? `${name} ${index + 1}` : name;
}

const captionIn = (node: Nodes | undefined): Element | undefined =>
  node?.type === 'element'
    ? node.children.find((child): child is Element => child.type === 'element' && child.tagName.endsWith('caption'))
    : undefined;

/** A link to a part that the text does not have means one of the page round it, such as its form. Changes the tree. */
function leadOut(tree: Root): void {
  const parts = new Set<unknown>();
  const links: Element[] = [];
  collect(tree, (element) => {
    parts.add(element.properties.id).add(element.properties.name);
    if (String(element.properties.href ?? '').startsWith(`#${ID_PREFIX}`)) links.push(element);
  });
  for (const { properties } of links) {
    const name = String(properties.href).slice(1);
    if (!parts.has(name) && !parts.has(decodeSafely(name))) properties.href = `#${name.slice(ID_PREFIX.length)}`;
  }
}

/** Takes headings out that stand in a part which not every reader sees. */
function leaveOut(node: Nodes, headings: Set<Element>): void {
  if (isOutOfOutline(node)) collect(node, (element) => headings.delete(element));
  else if ('children' in node) for (const child of node.children) leaveOut(child, headings);
}

function collect(node: Nodes, note: (element: Element, parent?: Nodes) => void, parent?: Nodes): void {
  if (node.type === 'element') note(node, parent);
  if ('children' in node) for (const child of node.children) collect(child, note, node);
}

/** @param counts the last number given for each base: a thousand equal headings are then a thousand steps, not half a million */
function freeId(text: string, used: Set<string>, counts: Map<string, number>): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const base = ID_PREFIX + (firstLetters(words, MAX_ID_CHARACTERS).replace(/^-+|-+$/g, '') || 'part');
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
