import type { Element, ElementContent, Nodes, Root } from 'hast';
import { scriptLanguage } from '../../../src/content/script-language.ts';
import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { formula } from './formula.ts';
import { colouredAs } from './ink-and-paper.ts';
import { typedTexts } from './parse-html.ts';
import { pictureShape } from './picture-shape.ts';
import { COVER, hasBlock, hasClass, isRoundBlocks, markColumns, markMedia, type Place, placeAt, roomIn } from './place.ts';
import { UNSEEN_CLASS } from './plain-parts.ts';
import { bareEmbed, frame, loneFilm, player } from './rewrite-frame.ts';
import { isLeftCaption, rewriteImage } from './rewrite-image.ts';
import { rewriteLink } from './rewrite-link.ts';
import { styled } from './said-by-style.ts';
import { plainBlock } from './scripted-blocks.ts';
import { closedShortcodes, withoutShortcodes } from './shortcodes.ts';
import { tidyParagraphs, withoutEmptyEntries } from './tidy-paragraphs.ts';

const PHRASING = new Set(
  'p h1 h2 h3 h4 h5 h6 span strong em b i u s small mark code pre summary sub sup q cite abbr del ins dt caption'.split(' '),
);

/** Of the accordion block (WordPress 6.9): a `+` that would be read as part of the question; `details` have a sign of their own. */
const ACCORDION_SIGN = 'wp-block-accordion-heading__toggle-icon';

/** A sign and its number stay on one line. */
const PRICE = /₹ (?=\d)/g;

/**
 * The second half of sanitising, over a tree that holds allowed elements and attributes only: frames and players give way to
 * links, pictures and links get addresses of the public site, headings and tables their form. Every attribute written here is ours.
 * @param scripts whether there are letters beyond Latin in it
 */
export function rewriteTree(tree: Root, origins: ContentOrigins, scripts: boolean): Root {
  const closed = closedShortcodes([...typedTexts(tree)].join(' '));
  return { type: 'root', children: tidyParagraphs(rewriteAll(tree.children, placeAt(origins, scripts, closed))) };
}

const rewriteAll = (nodes: readonly Nodes[], place: Place): ElementContent[] => nodes.flatMap((node) => rewrite(node, place));

function rewrite(given: Nodes, place: Place): ElementContent[] {
  if (given.type === 'text')
    return place.inCode ? [given] : [{ ...given, value: withoutShortcodes(given.value, place.closed).replace(PRICE, '₹\u00A0') }];
  if (given.type !== 'element' || hasClass(given, ACCORDION_SIGN)) return [];
  const node = plainBlock(given);
  if (hasClass(node, UNSEEN_CLASS)) node.properties = { ...node.properties, className: ['visually-hidden'] };
  if (Array.isArray(node.properties.className) && node.properties.className.length === 0) delete node.properties.className;
  switch (node.tagName) {
    case 'iframe':
      return frame(node, place);
    case 'video':
    case 'audio':
      return player(node, place);
    case 'source':
    case 'track':
      return [];
    case 'button': // Of a block's script. What it is called may be words of the text.
      return rewriteAll(node.children, place);
    case 'img':
      return rewriteImage(node, place);
    case 'math':
      return formula(node);
    case 'a':
      return anchor(node, place);
    case 'table':
      return table(node, place);
    case 'div':
      if (['wp-block-math', 'wp-block-icon'].some((name) => hasClass(node, name)) && !hasContent(node)) return [];
      if (hasClass(node, 'wp-caption')) return captioned(node, place);
      return (hasClass(node, 'wp-block-embed__wrapper') && bareEmbed(node, place)) || [within(node, place)];
    case 'p':
      return loneFilm(node, place) ?? [paragraph(within(node, place))];
    case 'figure':
      return captioned(node, place);
    case 'h1': // The page has one of its own.
      return [heading({ ...within(node, place), tagName: 'h2' })];
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [heading(within(node, place))];
    default: {
      const part = galleryPart(node);
      return part.tagName === 'figure' ? captioned(part, place) : phrase(within(part, place));
    }
  }
}

const GALLERY_PARTS = [
  { from: 'dl', name: 'gallery-item', to: 'figure' },
  { from: 'dt', name: 'gallery-icon', to: 'div' },
  { from: 'dd', name: 'gallery-caption', to: 'figcaption' },
];

/** The classic gallery makes a list of definitions of each picture, mostly without one: no list of definitions to a screen reader. */
function galleryPart(node: Element): Element {
  const part = GALLERY_PARTS.find(({ from, name }) => node.tagName === from && hasClass(node, name));
  return part ? { ...node, tagName: part.to } : node;
}

/** A heading that was never closed holds half of the article: that is not a heading. */
const heading = (node: Element): Element => (hasBlock(node) ? { ...node, tagName: 'div' } : node);

const phrase = (node: Element): ElementContent[] => (isRoundBlocks(node) ? node.children : [node]);

function within(node: Element, place: Place): Element {
  if (hasClass(node, 'wp-block-columns')) markColumns(node);
  if (hasClass(node, 'wp-block-media-text')) markMedia(node);
  const spoken = place.scripts ? spokenAs(node, place.language) : {};
  const coloured = colouredAs(node, place.ground);
  const children = rewriteAll(node.children, {
    ...place,
    ...roomIn(node, place),
    ground: coloured.ground,
    inPhrasing: place.inPhrasing || PHRASING.has(node.tagName),
    inGalleryIcon: place.inGalleryIcon || hasClass(node, 'gallery-icon'),
    inCode: place.inCode || node.tagName === 'code' || node.tagName === 'pre',
    language: spoken.lang ?? place.language,
  });
  return {
    type: 'element',
    tagName: node.tagName,
    properties: { ...styled(node, [...coloured.classes, ...shapeOf(node)]), ...spoken },
    children: tidied(node.tagName, children),
  };
}

/** That of a cover; pictures have theirs elsewhere. */
const shapeOf = (node: Element): string[] =>
  hasClass(node, COVER) ? pictureShape(String(node.properties.style ?? ''), undefined).classes : [];

function tidied(name: string, children: ElementContent[]): ElementContent[] {
  if (PHRASING.has(name)) return children;
  return name === 'ul' ? withoutEmptyEntries(tidyParagraphs(children)) : tidyParagraphs(children);
}

const DIALLED = /^(?:tel|sms):/;
/** Without a letter to tell by, a text from the right would show its groups of figures in the wrong order. */
const BARE_NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;

function anchor(node: Element, place: Place): ElementContent[] {
  // A link within a link would be torn apart when the HTML is read again.
  if (place.inLink) return rewriteAll(node.children, place);
  const coloured = colouredAs(node, place.ground);
  const children = rewriteAll(node.children, { ...place, ground: coloured.ground, inLink: true });
  const { href, rel, ariaLabel, ...properties } = styled(node, coloured.classes);
  const link = rewriteLink(String(href ?? ''), place.origins);
  if (place.inGalleryIcon && link && !link.external && !link.href.startsWith(MEDIA_PREFIX)) return children;
  if (link) properties.href = link.href;
  // The way back from a footnote is an arrow, which says nothing when it is read aloud.
  if (link && String(ariaLabel ?? '').trim() !== '') properties.ariaLabel = ariaLabel;
  if (link && DIALLED.test(link.href) && BARE_NUMBER.test(firstText(node))) properties.dir = 'ltr';
  if (link?.external) properties.rel = ['noopener', 'noreferrer', ...(Array.isArray(rel) ? rel : [])];
  if (Object.keys(properties).length === 0) return children;
  return [{ type: 'element', tagName: 'a', properties, children }];
}

/** A paragraph that holds nothing but a facade (the classic editor wraps frames in one) is the facade. */
function paragraph(node: Element): Element {
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return only?.type === 'element' && others.length === 0 && hasClass(only, 'embed-facade') ? { ...only, tagName: 'p' } : node;
}

/** Wide tables scroll in a region of their own, reachable by keyboard, instead of making the page scroll sideways. */
function table(node: Element, place: Place): ElementContent[] {
  const inner = within(node, { ...place, inTable: true });
  if (place.inTable || place.inPhrasing) return [inner];
  const properties = { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: 'Table' };
  return [{ type: 'element', tagName: 'div', properties, children: [inner] }];
}

function captioned(node: Element, place: Place): Element[] {
  const inner = within(node, place);
  return isLeftCaption(node, inner, place.origins) ? [] : withContent(inner);
}

/** A figure whose frame was dropped leaves nothing to see. */
const withContent = (node: Element): Element[] => (hasContent(node) ? [node] : []);

function hasContent(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  return node.type === 'element' && (['img', 'video', 'audio'].includes(node.tagName) || node.children.some(hasContent));
}

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
function spokenAs(node: Element, around: string | undefined): { lang?: string; dir?: string } {
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
