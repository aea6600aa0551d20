import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A page, or a part of one, as a browser's parser sees it. */
export interface HtmlPage {
  html: string;
  elements: Element[];
  /** All text in it. */
  text: () => string;
  /** All elements of a name, in document order. */
  all: (tagName: string) => Element[];
  /** Their texts. */
  texts: (tagName: string) => string[];
  /** Text in one of them. */
  textOf: (element: Element) => string;
  /** Texts of the document's own titles; drawings have titles, too. */
  titles: () => string[];
  /** An attribute of an element as text; undefined when it has none. */
  attribute: (element: Element, name: string) => string | undefined;
  /** An attribute of every element of a name that has it. */
  attributes: (tagName: string, name: string) => string[];
  /** `content` of every `meta` with this `name` or `property`. */
  metas: (name: string) => string[];
  /** `href` of every `link rel=canonical`. */
  canonicals: () => string[];
  /** The data block that hydration reads. */
  data: () => Record<string, unknown>;
  /** What stands in the element with this id; nothing when there is none. */
  within: (id: string) => HtmlPage;
}

const parser = unified().use(rehypeParse);

export const readHtml = (html: string): HtmlPage => pageOf(parser.parse(html), html);

function pageOf(root: Root | Element, html: string): HtmlPage {
  const elements: Element[] = [];
  const titles: string[] = [];
  visit(root, 'element', (element, _, parent) => {
    if (element !== root) elements.push(element);
    if (element.tagName === 'title' && parent?.type === 'element' && parent.tagName === 'head') titles.push(textOf(element));
  });
  const all = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const attributes = (tagName: string, name: string) => all(tagName).flatMap((element) => attribute(element, name) ?? []);
  const withId = (id: string) => elements.find((element) => attribute(element, 'id') === id);
  return {
    html,
    elements,
    text: () => textOf(root),
    all,
    attribute,
    attributes,
    textOf,
    texts: (tagName) => all(tagName).map((element) => textOf(element)),
    titles: () => titles,
    metas: (name) =>
      all('meta')
        .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name))
        .map((meta) => attribute(meta, 'content') ?? ''),
    canonicals: () =>
      all('link')
        .filter((link) => attribute(link, 'rel') === 'canonical')
        .map((link) => attribute(link, 'href') ?? ''),
    data: () => {
      const block = withId('page-data');
      return block ? JSON.parse(textOf(block)) : {};
    },
    within: (id) => pageOf(withId(id) ?? { type: 'root', children: [] }, html),
  };
}

function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
