import type { Element, ElementContent } from 'hast';
import { COVER, COVER_PICTURE, COVER_TEXT, hasClass } from './place.ts';

/** `url(a.jpg)`, with or without quotes. No two parts of it take the same spaces: of a thousand it would try every division. */
const BACKGROUND = /(?:^|;)\s*background-image\s*:\s*url\(\s*(?:"([^"]+)"\s*|'([^']+)'\s*|([^\s"'()][^"'()]*))\)/;

/** All that is said of what lies behind a block. */
const BACKGROUNDS = /(?:^|;)\s*background[a-z-]*\s*:[^;]*/gi;
/** WordPress gives the class of a colour to what has a picture, too. */
const COLOURED = /^has-(?:[a-z0-9-]+-)?background(?:-color)?$/;

/**
 * Blocks that WordPress shows by a style or a script of its own, in plain HTML: an accordion's items and the panels of tabs are `details`; the picture behind a cover
 * (fixed or repeated, or of before WordPress 5.9) and behind a group is a picture, whose block is a cover; a line that is called a `div`
 * (WordPress 7) is a line. Anything else as it is.
 */
export function plainBlock(node: Element): Element {
  if (hasClass(node, 'wp-block-accordion-item')) return item(node);
  if (hasClass(node, 'wp-block-tabs')) return tabs(node);
  if (node.tagName === 'div' && hasClass(node, 'wp-block-separator')) return { ...node, tagName: 'hr', children: [] };
  const [, ...addresses] = BACKGROUND.exec(String(node.properties.style ?? '')) ?? [];
  const picture = addresses.find(Boolean);
  if (!picture) return node;
  if (hasClass(node, COVER_PICTURE)) return image(picture);
  if (hasClass(node, COVER)) return { ...node, properties: plain(node), children: [image(picture), ...node.children] };
  return hasClass(node, 'wp-block-group') ? groupCover(node, picture) : node;
}

/** Open where the editor said so. Its question stays a heading, for the list of contents and for screen readers. */
function item(node: Element): Element {
  const [question, ...answer] = node.children.filter((child) => child.type === 'element');
  if (!question || answer.length === 0) return node;
  const summary: Element = { type: 'element', tagName: 'summary', properties: {}, children: [question] };
  const properties = { ...node.properties, ...(hasClass(node, 'is-open') && { open: true }) };
  return { ...node, tagName: 'details', properties, children: [summary, ...answer] };
}

/** Names in a row, and a panel for each (WordPress 7.1): every panel folds under its name, the first one open. */
function tabs(node: Element): Element {
  const names = partsOf(node, 'wp-block-tab-list').filter(({ tagName }) => tagName === 'button');
  const panels = partsOf(node, 'wp-block-tab-panels').filter((panel) => hasClass(panel, 'wp-block-tab-panel'));
  if (names.length === 0 || names.length !== panels.length) return node;
  const children = panels.map((panel, index): Element => {
    const summary: Element = { type: 'element', tagName: 'summary', properties: {}, children: names[index]?.children ?? [] };
    const properties = { ...panel.properties, ...(index === 0 && { open: true }) };
    return { ...panel, tagName: 'details', properties, children: [summary, ...panel.children] };
  });
  return { ...node, children };
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** The elements of the first part of a block with this class. */
const partsOf = (block: Element, name: string): Element[] =>
  block.children
    .filter(isElement)
    .find((child) => hasClass(child, name))
    ?.children.filter(isElement) ?? [];

/** Decoration, as behind every cover whose editor described nothing. */
const image = (src: string): Element => ({
  type: 'element',
  tagName: 'img',
  properties: { src, alt: '', className: [COVER_PICTURE] },
  children: [],
});

/** The group goes on arranging what is in it, and is as high as it was. */
function groupCover(node: Element, picture: string): Element {
  const { className, style } = node.properties;
  const classes = (Array.isArray(className) ? className : []).filter((name) => !COLOURED.test(String(name)));
  const own = String(style).replace(BACKGROUND, '').replace(BACKGROUNDS, '');
  const inner: Element = { ...node, properties: { ...node.properties, style: own, className: [...classes, COVER_TEXT] } };
  const properties = { className: [COVER, 'has-custom-content-position'] };
  return { type: 'element', tagName: 'div', properties, children: [image(picture), inner] };
}

function plain({ properties: { style: _style, ...properties } }: Element): Element['properties'] {
  return properties;
}
