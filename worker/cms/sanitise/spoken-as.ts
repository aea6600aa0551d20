import type { Element, Nodes } from 'hast';
import { scriptLanguage } from '../../../src/content/script-language.ts';

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption td th blockquote figcaption details summary pre'.split(' '),
);
const RIGHT_TO_LEFT = new Set(['ar', 'he']);
const RTL_LETTER = /[\u0590-\u08FF]/;
/** Enough to tell by, however deep blocks are nested in one another. */
const READ_CHARACTERS = 400;

/**
 * Language and direction of a block whose text is not English, so that it is read aloud in its own voice and runs the right way. The
 * outermost block of a language is marked, and lists and tables with it; where both are mixed the first letter decides (`dir=auto`).
 * @param around language of what it stands in
 */
export function spokenAs(node: Element, around: string | undefined): { lang?: string; dir?: string } {
  if (!BLOCKS.has(node.tagName) || node.properties.lang || node.properties.dir) return {};
  const text = firstText(node);
  const language = scriptLanguage(text);
  if (language) return language === around ? {} : { lang: language, ...(RIGHT_TO_LEFT.has(language) && { dir: 'rtl' }) };
  return RTL_LETTER.test(text) && node.tagName !== 'div' ? { dir: 'auto' } : {};
}

function firstText(node: Nodes): string {
  let text = '';
  const collect = (part: Nodes): void => {
    if (text.length >= READ_CHARACTERS) return;
    if (part.type === 'text') text += part.value;
    else if ('children' in part) for (const child of part.children) collect(child);
  };
  collect(node);
  return text.slice(0, READ_CHARACTERS);
}
