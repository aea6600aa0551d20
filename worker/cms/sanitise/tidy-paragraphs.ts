import type { Element, ElementContent } from 'hast';
import { toString as stringOf } from 'hast-util-to-string';
import { isBlank } from './parse-html.ts';

/**
 * Bullets as Word and Google Docs write them into a paragraph: the mark, then spaces, which with Word do not break. The § of a section has a number behind it; a letter
 * (a tick or an arrow in the font of Word) and a dash are bullets before two such spaces alone.
 */
const BULLET = /^[\s\u00A0]*(?:(?:[·•▪‣◦●○■□➢❖\uF0B7\uF0A7]|§(?![\s\u00A0]*\d)|[oqvüØ–—-](?=\u00A0{2}))[\s\u00A0]+)+/u;
const CONTENT = new Set(['img', 'video', 'audio', 'a', 'hr', 'table']);

const HEADING = /^h[2-6]$/;
/** Of a numbered list an entry without words still counts. */
const MAY_BE_EMPTY = new Set(['blockquote', 'ul']);

/**
 * What programs leave behind when text is pasted from them: paragraphs with nothing in them go, which would be gaps of two lines, headings
 * with nothing in them, which are read aloud as such, and a row of paragraphs or lines that begin with a typed bullet becomes the list it
 * stands for.
 */
export function tidyParagraphs(nodes: readonly ElementContent[]): ElementContent[] {
  const tidy: ElementContent[] = [];
  let list: Element | null = null;
  for (const node of nodes) {
    if (node.type === 'text' && node.value.trim() === '') {
      if (!list) tidy.push(node);
      continue;
    }
    if (node.type === 'element' && (HEADING.test(node.tagName) || MAY_BE_EMPTY.has(node.tagName)) && isEmpty(node)) continue;
    if (node.type !== 'element' || node.tagName !== 'p') {
      list = null;
      tidy.push(node);
      continue;
    }
    if (isEmpty(node)) continue;
    const lines = linesOf(node);
    const first = lines.findIndex(({ bullet }) => bullet > 0);
    // A single one further down may be a sign of another kind.
    if (first < 0 || (first > 0 && lines.filter(({ bullet }) => bullet > 0).length === 1)) {
      list = null;
      tidy.push(node);
      continue;
    }
    if (first > 0) {
      list = null;
      tidy.push({ ...node, children: lines.slice(0, first).flatMap(withBreak) });
    }
    if (!list) {
      list = { type: 'element', tagName: 'ul', properties: {}, children: [] };
      tidy.push(list);
    }
    list.children.push(...itemsOf(lines.slice(first)));
  }
  return tidy;
}

interface Line {
  children: ElementContent[];
  /** The break before it. */
  lineBreak: Element | null;
  /** Characters of the mark that it begins with, and of the spaces after it; 0: there is none. */
  bullet: number;
}

/** Lines of a paragraph as an editor broke them. */
function linesOf({ children }: Element): Line[] {
  const lines: Line[] = [{ children: [], lineBreak: null, bullet: 0 }];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'br') lines.push({ children: [], lineBreak: child, bullet: 0 });
    else lines.at(-1)?.children.push(child);
  }
  for (const line of lines) line.bullet = BULLET.exec(stringOf({ type: 'root', children: line.children }))?.[0].length ?? 0;
  return lines;
}

const withBreak = ({ children, lineBreak }: Line, index: number): ElementContent[] =>
  lineBreak && index > 0 ? [lineBreak, ...children] : children;

/** A line without a mark goes on with the entry before it. */
function itemsOf(lines: readonly Line[]): Element[] {
  const items: Element[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (last && line.bullet === 0) last.children.push(...withBreak(line, 1));
    else items.push({ type: 'element', tagName: 'li', properties: {}, children: withoutStart(line.children, line.bullet) });
  }
  return items;
}

const isEmpty = (node: Element): boolean => isBlank(stringOf(node)) && !holdsContent(node);

/** An entry that was begun and left, mostly the last one: a mark with nothing behind it. */
export const withoutEmptyEntries = (entries: readonly ElementContent[]): ElementContent[] =>
  entries.filter((entry) => entry.type !== 'element' || entry.tagName !== 'li' || !isEmpty(entry));

const holdsContent = (node: ElementContent): boolean =>
  node.type === 'element' && (CONTENT.has(node.tagName) || Boolean(node.properties.id) || node.children.some(holdsContent));

/** Takes so many characters away, a mark and the spaces after it, which may stand in elements of their own. */
function withoutStart(children: readonly ElementContent[], length: number): ElementContent[] {
  let left = length;
  const strip = (node: ElementContent): ElementContent[] => {
    if (left === 0) return [node];
    if (node.type === 'text') {
      const value = node.value.slice(left);
      left -= node.value.length - value.length;
      return value === '' ? [] : [{ ...node, value }];
    }
    if (node.type !== 'element') return [node];
    const inner = node.children.flatMap(strip);
    return inner.length === 0 && !holdsContent(node) ? [] : [{ ...node, children: inner }];
  };
  return children.flatMap(strip);
}
