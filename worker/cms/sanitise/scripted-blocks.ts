import type { Element, ElementContent } from 'hast';
import { COVER, COVER_PICTURE, COVER_TEXT, classesOf, hasClass } from './place.ts';

/** `url(a.jpg)`, with or without quotes. No two parts of it take the same spaces: of a thousand it would try every division. */
const BACKGROUND = /(?:^|;)\s*background-image\s*:\s*url\(\s*(?:"([^"]+)"\s*|'([^']+)'\s*|([^\s"'()][^"'()]*))\)/;

/** Which part of it stays in view, across and down. */
const BACKGROUND_POINT = /(?:^|;)\s*background-position\s*:\s*([\d.]{1,6}%\s+[\d.]{1,6}%)/;
/** All that is said of what lies behind a block. */
const BACKGROUNDS = /(?:^|;)\s*background[a-z-]*\s*:[^;]*/gi;
/** WordPress gives the class of a colour to what has a picture, too. */
const COLOURED = /^has-(?:[a-z0-9-]+-)?background(?:-color)?$/;

/** Blocks besides groups that may have a picture behind them: none in WordPress 6.5, all of these in 7.1. */
const PICTURED = ['wp-block-quote', 'wp-block-pullquote', 'wp-block-verse', 'wp-block-accordion'];

/** Of an accordion that closes what is open when another of its questions is opened. */
const CLOSES_OTHERS = 'is-autoclose';
/** Of the item of an accordion, or the panel of tabs, that is open from the beginning. */
const OPEN = 'is-open';

/**
 * What the script of a block reads of its settings, said by classes of it and of its parts: the attribute that holds them does not pass the
 * sanitiser.
 */
export function withSettings(node: Element): Element {
  const said = String(node.properties.dataWpContext ?? '');
  if (hasClass(node, 'wp-block-accordion')) return /"autoclose":\s*true/.test(said) ? withClass(node, CLOSES_OTHERS) : node;
  const [, open] = (hasClass(node, 'wp-block-tabs') && /"activeTabIndex":\s*(\d{1,3})/.exec(said)) || [];
  const panel = open && partsOf(node, PANELS)[Number(open)];
  return panel ? { ...node, children: node.children.map((part) => exchanged(part, panel, withClass(panel, OPEN))) } : node;
}

const PANELS = 'wp-block-tab-panels';

const withClass = (node: Element, name: string): Element => ({
  ...node,
  properties: { ...node.properties, className: [...classesOf(node), name] },
});

/** An element with another child in the place of one. */
const exchanged = (node: ElementContent, one: Element, other: Element): ElementContent =>
  node.type === 'element' ? { ...node, children: node.children.map((child) => (child === one ? other : child)) } : node;

/**
 * Blocks that WordPress shows by a style or a script of its own, in plain HTML: an accordion's items and the panels of tabs are `details`; the
 * picture behind a cover (fixed or repeated, or of before WordPress 5.9) and behind a group or a quotation is a picture, whose block is a
 * cover; a line that is called a `div` (WordPress 7) is a line. Anything else as it is.
 */
export function plainBlock(given: Element): Element {
  const node = hasClass(given, CLOSES_OTHERS) ? closing(given) : given;
  if (hasClass(node, ITEM)) return item(node);
  if (hasClass(node, 'wp-block-tabs')) return tabs(node);
  if (node.tagName === 'div' && hasClass(node, 'wp-block-separator')) return { ...node, tagName: 'hr', children: [] };
  const picture = pictureBehind(String(node.properties.style ?? ''));
  if (!picture) return node;
  if (hasClass(node, COVER_PICTURE)) return picture;
  if (hasClass(node, COVER)) return { ...node, properties: plain(node), children: [picture, ...node.children] };
  if (hasClass(node, 'wp-block-group')) return groupCover(node, picture);
  return PICTURED.some((name) => hasClass(node, name)) ? coverOf(node, picture) : node;
}

/** The browser itself closes the others of a name. That of the first question's button no other block has. */
function closing(node: Element): Element {
  const [heading] = partsOf(node, ITEM);
  const name = heading?.children.filter(isElement).find(({ tagName }) => tagName === 'button')?.properties.id;
  const named = (child: ElementContent): ElementContent =>
    isElement(child) && hasClass(child, ITEM) ? { ...child, properties: { ...child.properties, name } } : child;
  return name ? { ...node, children: node.children.map(named) } : node;
}

const ITEM = 'wp-block-accordion-item';

/** Open where the editor said so. Its question stays a heading, for the list of contents and for screen readers. */
function item(node: Element): Element {
  const [question, ...answer] = node.children.filter((child) => child.type === 'element');
  if (!question || answer.length === 0) return node;
  const summary: Element = { type: 'element', tagName: 'summary', properties: {}, children: [question] };
  const properties = { ...node.properties, ...(hasClass(node, OPEN) && { open: true }) };
  return { ...node, tagName: 'details', properties, children: [summary, ...answer] };
}

/** Names in a row, and a panel for each (WordPress 7.1): every panel folds under its name; one is open, the first if its editor named none. */
function tabs(node: Element): Element {
  const names = partsOf(node, 'wp-block-tab-list').filter(({ tagName }) => tagName === 'button');
  const panels = partsOf(node, PANELS).filter((panel) => hasClass(panel, 'wp-block-tab-panel'));
  const first = panels.find((panel) => hasClass(panel, OPEN)) ?? panels[0];
  if (names.length === 0 || names.length !== panels.length) return node;
  const children = panels.map((panel, index): Element => {
    const summary: Element = { type: 'element', tagName: 'summary', properties: {}, children: names[index]?.children ?? [] };
    const properties = { ...panel.properties, ...(panel === first && { open: true }) };
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

/** Decoration, as behind every cover whose editor described nothing; undefined where a style says no picture. */
function pictureBehind(style: string): Element | undefined {
  const [, ...addresses] = BACKGROUND.exec(style) ?? [];
  const src = addresses.find(Boolean);
  const point = BACKGROUND_POINT.exec(style)?.[1];
  const properties = { src, alt: '', className: [COVER_PICTURE], ...(point && { style: `object-position:${point}` }) };
  return src ? { type: 'element', tagName: 'img', properties, children: [] } : undefined;
}

/** The group goes on arranging what is in it, and is as high as it was. */
function groupCover(node: Element, picture: Element): Element {
  const bare = withoutBackground(node);
  return cover([picture, withClass(bare, COVER_TEXT)], POSITIONED);
}

/** A quotation keeps its own looks on the picture. */
function coverOf(node: Element, picture: Element): Element {
  const bare = withoutBackground(node);
  const aside = classesOf(node).filter((name) => ASIDE.test(name));
  const inner = { ...bare, properties: { ...bare.properties, className: classesOf(bare).filter((name) => !ASIDE.test(name)) } };
  const text: Element = { type: 'element', tagName: 'div', properties: { className: [COVER_TEXT] }, children: [inner] };
  // What a pullquote says stands in the middle by itself.
  return cover([picture, text], ...(hasClass(node, 'wp-block-pullquote') ? [] : [POSITIONED]), ...aside);
}

/** What a cover of ours says of words that are not in its middle. */
const POSITIONED = 'has-custom-content-position';
const ASIDE = /^align(?:left|right|wide|full)$/;

const cover = (children: Element[], ...classes: string[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: [COVER, ...classes] },
  children,
});

function withoutBackground(node: Element): Element {
  const style = String(node.properties.style).replace(BACKGROUND, '').replace(BACKGROUNDS, '');
  const className = classesOf(node).filter((name) => !COLOURED.test(name));
  return { ...node, properties: { ...node.properties, style, className } };
}

function plain({ properties: { style: _style, ...properties } }: Element): Element['properties'] {
  return properties;
}
