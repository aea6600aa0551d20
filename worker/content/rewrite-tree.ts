import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as stringOf } from 'hast-util-to-string';
import type { ContentOrigins } from './content-origins.ts';
import { embedFromFrame, embedFromPage, facadeLink } from './embed-facade.ts';
import { rewriteImage } from './rewrite-image.ts';
import { rewriteLink } from './rewrite-link.ts';

/** Where in the document a node stands, as far as that decides what may stand there. */
interface Place {
  origins: ContentOrigins;
  inLink: boolean;
  inTable: boolean;
  /** In a paragraph or the like, which a block would break in two when the HTML is read again. */
  inPhrasing: boolean;
  /** In the icon of a classic gallery, whose links lead to pages that the public site does not have. */
  inGalleryIcon: boolean;
}

const PHRASING = new Set(
  'p h1 h2 h3 h4 h5 h6 span strong em b i u s small mark code pre summary sub sup q cite abbr del ins dt caption'.split(' '),
);

const FORMATTING = new Set('b strong i em u s small mark span sub sup q cite abbr del ins code'.split(' '));
const BLOCK = new Set(
  'p div h2 h3 h4 h5 h6 ul ol dl table figure blockquote pre hr section article aside header footer address details'.split(' '),
);

/**
 * The second half of sanitising, over a tree that holds allowed elements and attributes only: frames and players give way to
 * links, pictures and links get addresses of the public site, headings and tables their form. Every attribute written here is ours.
 */
export function rewriteTree(tree: Root, origins: ContentOrigins): Root {
  const place = { origins, inLink: false, inTable: false, inPhrasing: false, inGalleryIcon: false };
  return { type: 'root', children: rewriteAll(tree.children, place) };
}

const rewriteAll = (nodes: readonly Nodes[], place: Place): ElementContent[] => nodes.flatMap((node) => rewrite(node, place));

function rewrite(node: Nodes, place: Place): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (Array.isArray(node.properties.className) && node.properties.className.length === 0) delete node.properties.className;
  switch (node.tagName) {
    case 'iframe':
      return facade(embedFromFrame(String(node.properties.src ?? '')), String(node.properties.title ?? ''), place);
    case 'video':
    case 'audio':
      return player(node, place);
    case 'source':
      return [];
    case 'img':
      return rewriteImage(node, place.origins, place.inLink);
    case 'a':
      return anchor(node, place);
    case 'table':
      return table(node, place);
    case 'div':
      return hasClass(node, 'wp-block-embed__wrapper') ? embedWrapper(node, place) : [within(node, place)];
    case 'p':
      return [paragraph(within(node, place))];
    case 'figure':
      return withContent(within(node, place));
    case 'h1': // The page has one of its own.
      return [heading({ ...within(node, place), tagName: 'h2' })];
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [heading(within(node, place))];
    default:
      return phrase(within(node, place));
  }
}

/** A heading that was never closed holds half of the article: that is no heading. */
const heading = (node: Element): Element => (hasBlock(node) ? { ...node, tagName: 'div' } : node);

/** Formatting that was never closed reaches round blocks; they stand on their own then, or the HTML would not be valid. */
const phrase = (node: Element): ElementContent[] => (FORMATTING.has(node.tagName) && hasBlock(node) ? node.children : [node]);

const hasBlock = (node: ElementContent): boolean =>
  node.type === 'element' &&
  node.children.some((child) => child.type === 'element' && (BLOCK.has(child.tagName) || hasBlock(child)));

function within(node: Element, place: Place): Element {
  const children = rewriteAll(node.children, {
    ...place,
    inPhrasing: place.inPhrasing || PHRASING.has(node.tagName),
    inGalleryIcon: place.inGalleryIcon || hasClass(node, 'gallery-icon'),
  });
  return { type: 'element', tagName: node.tagName, properties: node.properties, children };
}

function anchor(node: Element, place: Place): ElementContent[] {
  const children = rewriteAll(node.children, { ...place, inLink: true });
  const { href, rel, ...properties } = node.properties;
  const link = rewriteLink(String(href ?? ''), place.origins);
  // A link within a link would be torn apart when the HTML is read again.
  if (place.inLink || (place.inGalleryIcon && link && !link.external && !link.href.startsWith('/media/'))) return children;
  if (link) properties.href = link.href;
  if (link?.external) properties.rel = ['noopener', 'noreferrer', ...(Array.isArray(rel) ? rel : [])];
  if (Object.keys(properties).length === 0) return children;
  return [{ type: 'element', tagName: 'a', properties, children }];
}

function facade(embed: ReturnType<typeof embedFromFrame>, title: string, place: Place): ElementContent[] {
  if (!embed) return [];
  const link = facadeLink(embed, title);
  if (place.inLink) return link.children;
  return [
    { type: 'element', tagName: place.inPhrasing ? 'span' : 'p', properties: { className: ['embed-facade'] }, children: [link] },
  ];
}

/** A paragraph that holds nothing but a facade (the classic editor wraps frames in one) is the facade. */
function paragraph(node: Element): Element {
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return only?.type === 'element' && others.length === 0 && hasClass(only, 'embed-facade') ? { ...only, tagName: 'p' } : node;
}

/** The content of an embed block: a frame, or the bare address where the content system could not ask the host for one. */
function embedWrapper(node: Element, place: Place): ElementContent[] {
  const address = node.children.every(({ type }) => type === 'text') ? stringOf(node).trim() : '';
  const embed = embedFromPage(address);
  if (embed) return [{ ...node, children: facade(embed, '', place) }];
  const link = /^https?:\/\/\S+$/.test(address) ? rewriteLink(address, place.origins) : null;
  if (!link || place.inLink) return [within(node, place)];
  return anchor({ type: 'element', tagName: 'a', properties: { href: address }, children: node.children }, place);
}

/** Uploaded films and recordings are linked to: they are large, and a visitor on a slow line decides. */
function player(node: Element, place: Place): ElementContent[] {
  const sources = [node, ...node.children].flatMap((child) =>
    child.type === 'element' && child.properties.src ? [child.properties.src] : [],
  );
  const link = sources[0] === undefined ? null : rewriteLink(String(sources[0]), place.origins);
  if (!link) return [];
  const text = { type: 'text', value: node.tagName === 'video' ? 'Play video' : 'Play recording' } as const;
  if (place.inLink) return [text];
  const rel = link.external ? { rel: ['noopener', 'noreferrer'] } : {};
  return [{ type: 'element', tagName: 'a', properties: { href: link.href, ...rel }, children: [text] }];
}

/** Wide tables scroll in a region of their own, reachable by keyboard, instead of making the page scroll sideways. */
function table(node: Element, place: Place): ElementContent[] {
  const inner = within(node, { ...place, inTable: true });
  if (place.inTable || place.inPhrasing) return [inner];
  const properties = { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: 'Table' };
  return [{ type: 'element', tagName: 'div', properties, children: [inner] }];
}

/** A figure whose frame was dropped leaves nothing to see. */
const withContent = (node: Element): Element[] => (hasContent(node) ? [node] : []);

function hasContent(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  return node.type === 'element' && (node.tagName === 'img' || node.children.some(hasContent));
}

const hasClass = (node: Element, name: string): boolean =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);
