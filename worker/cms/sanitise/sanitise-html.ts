import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { ArticleText } from '../../../src/content/records.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { outlineOf } from './article-outline.ts';
import { parseHtml } from './parse-html.ts';
import { rewriteTree } from './rewrite-tree.ts';
import { sanitiseSchema } from './sanitise-schema.ts';
import { flattenHtml, textOfTree } from './text-of-html.ts';

/** `html` is safe to put into a page as it is; empty when there is nothing to show. */
export interface SanitisedHtml extends ArticleText {
  /** The same as one line of text. */
  text: string;
}

const MAX_CHARACTERS = 400_000;
/** Letters of Cyrillic, Hebrew, Arabic and the scripts of India, as themselves or as references. */
const BEYOND_LATIN = /[\u0400-\u0DFF]|&#(?:x[4-9a-d][0-9a-f]{2}|1[0-9]{3}|2[0-9]{3}|3[0-5][0-9]{2});/i;

const sanitiser = unified().use(rehypeSanitize, sanitiseSchema).freeze();
const writer = unified().use(rehypeStringify).freeze();

/**
 * HTML as editors typed it → HTML of ours (reliability rules for content that is not trusted). Meant to run once, when content
 * enters the cache. What is longer than 400,000 characters is cut there; what is nested too deeply for a tree keeps its text alone.
 */
export function sanitiseHtml(html: string, origins: ContentOrigins): SanitisedHtml {
  const given = html.slice(0, MAX_CHARACTERS);
  if (given.trim() === '') return { html: '', text: '', words: 0, toc: [] };
  try {
    const tree = rewriteTree(sanitiser.runSync(parseHtml(given)), origins, BEYOND_LATIN.test(given));
    const toc = outlineOf(tree);
    const text = textOfTree(tree);
    return { html: writer.stringify(tree).trim(), text, words: wordCount(text), toc };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const paragraphs = flattenHtml(given);
    const text = paragraphs.join(' ');
    return { html: writer.stringify(textTree(paragraphs)), text, words: wordCount(text), toc: [] };
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
