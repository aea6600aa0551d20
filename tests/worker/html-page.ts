import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A page as a browser's parser sees it. */
export interface HtmlPage {
  html: string;
  /** All elements of a name, in document order. */
  all: (tagName: string) => Element[];
  /** Their texts. */
  texts: (tagName: string) => string[];
  /** Texts of the document's own titles; drawings have titles, too. */
  titles: () => string[];
  /** An attribute of an element as text; undefined when it has none. */
  attribute: (element: Element, name: string) => string | undefined;
  /** `content` of every `meta` with this `name` or `property`. */
  metas: (name: string) => string[];
  /** `href` of every `link rel=canonical`. */
  canonicals: () => string[];
  /** The data block that hydration reads. */
  data: () => Record<string, unknown>;
}

const parser = unified().use(rehypeParse);

export function readHtml(html: string): HtmlPage {
  const elements: Element[] = [];
  const titles: string[] = [];
  visit(parser.parse(html), 'element', (element, _, parent) => {
    elements.push(element);
    if (element.tagName === 'title' && parent?.type === 'element' && parent.tagName === 'head') titles.push(textOf(element));
  });
  const all = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const attribute = ({ properties }: Element, name: string) => {
    const value = properties[name];
    return value === undefined || value === null ? undefined : Array.isArray(value) ? value.join(' ') : String(value);
  };
  return {
    html,
    all,
    titles: () => titles,
    attribute,
    texts: (tagName) => all(tagName).map((element) => textOf(element)),
    metas: (name) =>
      all('meta')
        .filter((meta) => attribute(meta, 'name') === name || attribute(meta, 'property') === name)
        .map((meta) => attribute(meta, 'content') ?? ''),
    canonicals: () =>
      all('link')
        .filter((link) => attribute(link, 'rel') === 'canonical')
        .map((link) => attribute(link, 'href') ?? ''),
    data: () => {
      const block = all('script').find((script) => attribute(script, 'id') === 'page-data');
      return block ? JSON.parse(textOf(block)) : {};
    },
  };
}
