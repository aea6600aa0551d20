import type { Element, ElementContent } from 'hast';
import { toString as stringOf } from 'hast-util-to-string';

/** Bullets as Word writes them into a paragraph: the mark, then spaces that do not break. The § of a section has a number behind it. */
const BULLET = /^[\s\u00A0]*(?:(?:[·•▪‣◦\uF0B7\uF0A7]|§(?![\s\u00A0]*\d))[\s\u00A0]+)+/u;
const CONTENT = new Set(['img', 'video', 'audio', 'a', 'hr', 'table']);

/**
 * What programs leave behind when text is pasted from them: paragraphs with nothing in them go, which would be gaps of two lines, and a
 * row of paragraphs that begin with a typed bullet becomes the list it stands for.
 */
export function tidyParagraphs(nodes: readonly ElementContent[]): ElementContent[] {
  const tidy: ElementContent[] = [];
  let list: Element | null = null;
  for (const node of nodes) {
    if (node.type === 'text' && node.value.trim() === '') {
      if (!list) tidy.push(node);
      continue;
    }
    if (node.type !== 'element' || node.tagName !== 'p') {
      list = null;
      tidy.push(node);
      continue;
    }
    if (isEmpty(node)) continue;
    const bullet = BULLET.exec(stringOf(node))?.[0];
    if (!bullet) {
      list = null;
      tidy.push(node);
      continue;
    }
    if (!list) {
      list = { type: 'element', tagName: 'ul', properties: {}, children: [] };
      tidy.push(list);
    }
    list.children.push({ type: 'element', tagName: 'li', properties: {}, children: withoutStart(node.children, bullet.length) });
  }
  return tidy;
}

/** `trim` takes non-breaking spaces, too. */
const isEmpty = (node: Element): boolean => stringOf(node).trim() === '' && !holdsContent(node);

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
