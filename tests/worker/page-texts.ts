import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** Something a page says, and the language that its nearest `lang` gives it. */
export interface PageText {
  text: string;
  lang: string;
  /** The elements around it, for a finding. */
  where: string;
}

/** Attributes whose values are read or read out. */
const SAID = ['alt', 'title', 'ariaLabel', 'ariaDescription', 'ariaRoleDescription', 'ariaValueText', 'placeholder', 'label'];
const BUTTONS: readonly unknown[] = ['submit', 'button', 'reset'];
const METAS =
  /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt)|application-name|apple-mobile-web-app-title)$/;
/** Structured data that is no sentence: values of a vocabulary, and codes. */
const VOCABULARY = /^(?:@|dayOfWeek$|addressCountry$|audienceType$)/;
const ADDRESS = /^(?:https?:\/\/\S+|\S+@\S+\.\S+)$/;

const parser = unified().use(rehypeParse);

/** Everything that a page says in texts, attributes, head and structured data, in the order of the page. Addresses are no words. */
export function textsOf(html: string): PageText[] {
  const texts: PageText[] = [];
  const say = (value: unknown, lang: string, where: string) => {
    const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
    if (/\p{L}/u.test(text) && !ADDRESS.test(text)) texts.push({ text, lang, where });
  };
  const schema = (value: unknown, lang: string, where: string): void => {
    if (typeof value !== 'object' || value === null) {
      say(value, lang, where);
      return;
    }
    const own = 'inLanguage' in value && typeof value.inLanguage === 'string' ? value.inLanguage : lang;
    for (const [key, inner] of Object.entries(value))
      if (!VOCABULARY.test(key) && key !== 'inLanguage') schema(inner, own, Array.isArray(value) ? where : `${where}.${key}`);
  };
  const attributes = ({ tagName, properties }: Element, lang: string, where: string) => {
    for (const name of SAID) say(properties[name], lang, `${where} @${name}`);
    if (tagName === 'input' && BUTTONS.includes(properties['type'])) say(properties['value'], lang, `${where} @value`);
    const meta = String(properties['name'] ?? properties['property']);
    if (tagName === 'meta' && METAS.test(meta)) say(properties['content'], lang, `${where} ${meta}`);
  };
  const walk = (node: Nodes, inherited: string, path: readonly string[]): void => {
    if (node.type === 'text') say(node.value, inherited, path.slice(-3).join(' > '));
    if (node.type === 'root') for (const child of node.children) walk(child, inherited, path);
    if (node.type === 'element') enter(node, String(node.properties['lang'] ?? inherited), [...path, nameOf(node)]);
  };
  const enter = (element: Element, lang: string, path: readonly string[]) => {
    attributes(element, lang, path.slice(-3).join(' > '));
    if (element.properties['type'] === 'application/ld+json') schema(JSON.parse(textOf(element)), lang, 'structured data');
    if (['script', 'style'].includes(element.tagName)) return;
    for (const child of element.content?.children ?? element.children) walk(child, lang, path);
  };
  walk(parser.parse(html), '', []);
  return texts;
}

const nameOf = ({ tagName, properties: { id, className } }: Element): string =>
  [tagName, ...(id ? [`#${id}`] : Array.isArray(className) ? [`.${className[0]}`] : [])].join('');
