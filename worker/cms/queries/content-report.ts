import type { Element, Nodes } from 'hast';
import { promisesIn } from '../../../src/content/promises.ts';
import type { Language } from '../../../src/languages.ts';
import { languageOfArticle } from '../map/article-languages.ts';
import { plainText } from '../map/plain-values.ts';
import { embedFromFrame } from '../sanitise/embed-facade.ts';
import { lostColours } from '../sanitise/ink-and-paper.ts';
import { isPicture } from '../sanitise/media-path.ts';
import { collapse, flattenHtml, parseHtml, textOfTree, typedTexts } from '../sanitise/parse-html.ts';
import { hasClass } from '../sanitise/place.ts';
import { widgetName } from '../sanitise/plain-parts.ts';
import { isEmoji } from '../sanitise/rewrite-image.ts';
import { MAX_CHARACTERS } from '../sanitise/sanitise-html.ts';
import { shortcodesIn } from '../sanitise/shortcodes.ts';

/** Something that an editor should look at before patients do. */
export interface Finding {
  kind:
    | 'image-without-alt'
    | 'image-elsewhere'
    | 'image-format'
    | 'dropped'
    | 'colour'
    | 'frame'
    | 'shortcode'
    | 'dead-link'
    | 'promise'
    | 'no-title'
    | 'long-title'
    | 'long-text'
    | 'deep-text'
    | 'language';
  count: number;
  /** What it is about, in few words each: a file name, a host, a word. */
  examples: string[];
}

export interface DraftText {
  /** As WordPress renders it. */
  title: string;
  /** What search engines are told in place of the title; absent or empty: the title. */
  searchTitle?: string;
  description: string;
  /** Written by hand, for the card. */
  excerpt?: string;
  /** Absent or empty: English. */
  language?: string;
  /** As WordPress renders it. */
  html: string;
}

const MAX_EXAMPLES = 5;
const MAX_EXAMPLE_CHARACTERS = 60;
/** Beyond this a search engine shows no title whole. */
const LONG_TITLE = 70;
const PLACEHOLDER_CHARACTERS = 1000;
/** Elements whose effect patients never see (`sanitiseSchema`), and how an editor knows them. */
const DROPPED: Readonly<Record<string, string>> = {
  script: 'script',
  style: 'styles',
  form: 'form',
  object: 'embedded program',
  embed: 'embedded program',
  applet: 'embedded program',
  svg: 'drawing (SVG)',
};
/** Where an element names a picture. */
const PICTURE_IN: Readonly<Record<string, string>> = { img: 'src', video: 'poster' };
/** Parts of blocks that go without a loss: the button that enlarges a picture, the icons of social links, the look into a file beside its link. */
const OWN_PARTS = ['lightbox-trigger', 'wp-social-link', 'wp-block-file__embed'];
/**
 * What the public site would leave out of a text, and what its editor may have overlooked.
 * @param isDead whether a link leads to an address of the site where nothing is
 * @param shown languages that the site shows besides English
 * @param isUpload whether a picture is one of the media library
 */
export function contentReport(
  { title: given, searchTitle = '', description, excerpt = '', language = '', html }: DraftText,
  isDead: (address: string) => boolean,
  shown: readonly Language[],
  isUpload: (address: string) => boolean = () => true,
): Finding[] {
  const gathered = new Map<Finding['kind'], string[]>();
  const add = (kind: Finding['kind'], example = ''): void => {
    gathered.set(kind, [...(gathered.get(kind) ?? []), example]);
  };
  if (languageOfArticle({ lang: language }, shown) === undefined) add('language', language);
  if (html.length > MAX_CHARACTERS) add('long-text');
  const title = plainText(given);
  const length = [...(searchTitle || title)].length;
  if (title === '') add('no-title');
  if (length > LONG_TITLE) add('long-title', `${length}`);
  const { elements, colours, text, typed } = partsOf(html.slice(0, MAX_CHARACTERS));
  if (!elements) add('deep-text');
  for (const element of elements ?? []) {
    lookAt(element, add, isDead);
    const picture = String(element.properties[PICTURE_IN[element.tagName] ?? ''] ?? '').trim();
    if (picture === '' || isPlaceholder(picture)) continue;
    if (isUpload(picture)) {
      if (!isPicture(fileName(picture))) add('image-format', fileName(picture));
    } else if (!isEmoji(String(element.properties.alt ?? ''))) add('image-elsewhere', hostOf(picture));
  }
  for (const words of colours) add('colour', words);
  for (const name of shortcodesIn(typed)) add('shortcode', `[${name}]`);
  for (const word of promisesIn([title, searchTitle, description, plainText(excerpt), text].join('\n'))) add('promise', word);
  return [...gathered].map(([kind, examples]) => ({ kind, count: examples.length, examples: shortened(examples) }));
}

/**
 * Elements and words of a text; of one that is nested too deeply for a tree the words alone, as the site shows it. `typed`: without what is
 * shown as code, where a shortcode is meant to be read.
 */
function partsOf(html: string): { elements: Element[] | null; colours: string[]; text: string; typed: string } {
  try {
    const tree = parseHtml(html);
    const typed = [...typedTexts(tree)].join(' ');
    return { elements: [...elementsOf(tree)], colours: [...lostColours(tree)], text: textOfTree(tree), typed };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const text = flattenHtml(html).join(' ');
    return { elements: null, colours: [], text, typed: text };
  }
}

/** Links of a classic gallery lead to pages that WordPress makes of files; patients are given the pictures without them. */
const isIconLink = (node: Nodes, parent: Nodes): node is Element =>
  node.type === 'element' && node.tagName === 'a' && parent.type === 'element' && hasClass(parent, 'gallery-icon');

function* elementsOf(node: Nodes): Generator<Element> {
  if (node.type === 'element' && OWN_PARTS.some((name) => hasClass(node, name))) return;
  if (node.type === 'element') yield node;
  // What goes as a whole is named once.
  if (node.type === 'element' && widgetName(node)) return;
  if (!('children' in node)) return;
  const children: readonly Nodes[] = node.children;
  for (const child of children.flatMap((one): readonly Nodes[] => (isIconLink(one, node) ? one.children : [one])))
    yield* elementsOf(child);
}

function lookAt(
  element: Element,
  add: (kind: Finding['kind'], example?: string) => void,
  isDead: (address: string) => boolean,
): void {
  const { tagName, properties } = element;
  const dropped = widgetName(element) ?? (Object.hasOwn(DROPPED, tagName) ? DROPPED[tagName] : undefined);
  if (dropped) add('dropped', dropped);
  if (tagName === 'img' && !isDecoration(element) && collapse(String(properties.alt ?? '')) === '')
    add('image-without-alt', fileName(properties.src));
  if (tagName === 'iframe' && !embedFromFrame(String(properties.src ?? ''))) add('frame', hostOf(properties.src));
  if (tagName === 'a' && isIdleButton(element)) add('dead-link', textOfTree(element));
  if (tagName === 'a' && typeof properties.href === 'string' && isDead(properties.href)) add('dead-link', properties.href);
}

/** As its editor said (WordPress 7.1). */
const isDecoration = ({ properties: { role } }: Element): boolean => [role].flat().includes('none');

/** A button that was given no address yet, or the sign that stands in for one. */
const isIdleButton = (element: Element): boolean =>
  hasClass(element, 'wp-block-button__link') && ['', '#'].includes(String(element.properties.href ?? '').trim());

const fileName = (address: unknown): string =>
  String(address ?? '')
    .split(/[?#]/)[0]
    ?.split('/')
    .at(-1) ?? '';
/** A picture of its own in an address is long; what lazy loaders put there until one comes is short. */
const isPlaceholder = (address: string): boolean => address.startsWith('data:') && address.length < PLACEHOLDER_CHARACTERS;

/** Frames may be addressed by `//host/…`; the base is nobody's. */
const hostOf = (address: unknown): string => {
  const host = URL.parse(String(address ?? ''), 'https://base.invalid')?.host ?? '';
  return host === 'base.invalid' ? '' : host;
};

function shortened(examples: string[]): string[] {
  const different = [...new Set(examples.filter((example) => example !== ''))];
  return different.slice(0, MAX_EXAMPLES).map((text) => text.slice(0, MAX_EXAMPLE_CHARACTERS));
}
