import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import * as words from '#words/articles';
import { textOfTree } from './parse-html.ts';
import { classesOf, hasClass } from './place.ts';
import { withSettings } from './scripted-blocks.ts';

/**
 * Blocks that show what only WordPress's own pages have, by their class, and how an editor knows them: their links lead to addresses that
 * the public site has not, or to the page they stand on, and what they list is as old as the copy of the text. And the film behind the words
 * of a cover, uploaded or (WordPress 7) from elsewhere: it is decoration that plays by itself, and a panel to press would lie under the words.
 */
const WIDGETS: Readonly<Record<string, string>> = {
  // What WordPress says in the place of the block RSS when it could not read the feed.
  'components-placeholder': 'feed that cannot be read',
  'wp-block-archives': 'archives',
  'wp-block-avatar': 'avatar',
  'wp-block-breadcrumbs': 'breadcrumbs',
  'wp-block-calendar': 'calendar',
  'wp-block-categories-dropdown': 'choice of categories',
  'wp-block-comments': 'comments',
  'wp-block-cover__video-background': 'film behind a cover',
  'wp-block-latest-comments': 'comments',
  'wp-block-loginout': 'log in and out',
  'wp-block-post-author__avatar': 'avatar',
  'wp-block-post-comments-count': 'comments',
  'wp-block-post-comments-form': 'comments',
  'wp-block-post-comments-link': 'comments',
  'wp-block-query-pagination': 'page numbers of a list',
  'wp-block-search': 'search',
  'wp-block-tag-cloud': 'tag cloud',
};

/** What an editor knows a block as that only WordPress's own pages can show; undefined for all others. */
export const widgetName = (element: Element): string | undefined =>
  classesOf(element).flatMap((name) => (Object.hasOwn(WIDGETS, name) ? (WIDGETS[name] ?? []) : []))[0];

/** Elements that go, or give way to what is in them, and whose words a browser shows apart from those beside them. */
const APART = new Set(
  'button center dialog dir fieldset form hgroup input label legend main menu nav output search select textarea'.split(' '),
);
const LISTS = new Set(['dir', 'menu']);
/** How themes and plugins call words that are read aloud and not shown. */
const UNSEEN = ['screen-reader-text', 'sr-only', 'visually-hidden'];
/** Passes the sanitiser as a class of a block does. */
export const UNSEEN_CLASS = 'is-screen-reader-text';

/**
 * Parts of blocks whose words WordPress sets apart from those beside them by style alone: the button beside the name of a file, the date
 * behind a title in a list of articles, what is said of a recording in a playlist (WordPress 7.1).
 */
const APART_CLASS = new Set([
  'wp-block-file__button',
  'wp-block-latest-posts__post-date',
  'wp-block-playlist-track__artist',
  'wp-block-playlist-track__length',
]);

const BOLD = /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)\b/i;
const NOT_BOLD = /(?:^|;)\s*font-weight\s*:\s*(?:normal|[1-4]00)\b/i;
const ITALIC = /(?:^|;)\s*font-style\s*:\s*italic\b/i;
const NOT_SHOWN = /(?:^|;)\s*display\s*:\s*none\b/i;
const HEADING = /^h[1-6]$/;

/** A page that WordPress makes of each file, and the public site does not; what has the name of a file is that file. */
const ATTACHMENT_PAGE = /[?&]attachment_id=\d/;
const FILE_NAME = /\.[a-z0-9]{2,5}(?:[?#]|$)/i;

/**
 * What has to be done to a text while its elements still say what they are, before those that may not stand here are taken out: blocks of
 * WordPress's own pages go, words of a form are kept apart, words that are not to be seen are marked, and what Google Docs and Word say by
 * style or by lists in the wrong place is said by elements.
 */
export function plainParts(tree: Root): Root {
  return { ...tree, children: childrenOf(tree.children, false) };
}

function childrenOf<T extends RootContent | ElementContent>(nodes: readonly T[], inHeading: boolean): T[] {
  const kept = nodes.filter((node) => node.type !== 'element' || !isLeftOut(node));
  return kept.flatMap((node, index) => {
    const plain = node.type === 'element' ? (plainPart(marked(node, kept), inHeading) as T) : node;
    const before = kept[index - 1];
    return before && (isApart(before) || isApart(node)) ? [{ type: 'text', value: ' ' } as T, plain] : [plain];
  });
}

/**
 * Words within a line that nobody was to see, such as the marks of an editor. Hidden blocks stay: they may be the panels of tabs, which a
 * script of WordPress opens.
 */
const isLeftOut = (node: Element): boolean =>
  widgetName(node) !== undefined || (node.tagName === 'span' && NOT_SHOWN.test(styleOf(node)));

const styleOf = ({ properties: { style } }: Element): string => String(style ?? '');

const isApart = (node: RootContent | ElementContent): boolean =>
  node.type === 'element' && (APART.has(node.tagName) || classesOf(node).some((name) => APART_CLASS.has(name)));

function plainPart(given: Element, inHeading: boolean): Element {
  const node = withSettings(given);
  const children = childrenOf(node.children, inHeading || HEADING.test(node.tagName));
  const name = LISTS.has(node.tagName) ? 'ul' : node.tagName;
  const plain: Element = { ...node, tagName: name, properties: propertiesOf(node), children };
  if (name === 'figure' && hasClass(node, 'wp-lightbox-container')) return { ...plain, children: children.map(enlarged) };
  if (name === 'ul' || name === 'ol') return { ...plain, children: listed(children) };
  if (name === 'b' || name === 'strong') return NOT_BOLD.test(styleOf(node)) ? { ...plain, tagName: 'span' } : plain;
  return name === 'span' && !inHeading ? emphasised(plain) : plain;
}

/** A picture that WordPress enlarges by a script of its own pages leads to its largest file. */
function enlarged(node: ElementContent): ElementContent {
  if (node.type !== 'element' || node.tagName !== 'img') return node;
  const { src, srcSet, alt } = node.properties;
  const sizes = [...String(srcSet ?? '').matchAll(/(\S+) (\d{1,5})w/g)].sort(
    ([, , one], [, , other]) => Number(other) - Number(one),
  );
  const isNamed = String(alt ?? '').trim() !== '';
  const properties = { href: sizes[0]?.[1] ?? src, ...(!isNamed && { ariaLabel: words.viewPicture }) };
  return { type: 'element', tagName: 'a', properties, children: [node] };
}

/** Beside an icon, which is left out, the words that were not to be seen are all that is left: the names of social links. */
function marked(node: Element, siblings: readonly Nodes[]): Element {
  if (!isUnseen(node) || !siblings.some((other) => other !== node && hasWords(other))) return node;
  return { ...node, properties: { ...node.properties, className: [...classesOf(node), UNSEEN_CLASS] } };
}

const isUnseen = (node: Nodes): boolean => node.type === 'element' && UNSEEN.some((name) => hasClass(node, name));

const hasWords = (node: Nodes): boolean =>
  !isUnseen(node) && (textOfTree(node) !== '' || (node.type === 'element' && node.tagName === 'img'));

function propertiesOf(node: Element): Element['properties'] {
  if (!isAttachmentPage(node)) return node.properties;
  const { href: _href, ...others } = node.properties;
  return others;
}

function isAttachmentPage({ tagName, properties: { href, rel } }: Element): boolean {
  if (tagName !== 'a' || typeof href !== 'string') return false;
  return ATTACHMENT_PAGE.test(href) || (Array.isArray(rel) && rel.includes('attachment') && !FILE_NAME.test(href));
}

/** Google Docs makes words bold by style alone; in a heading they are so anyway. */
function emphasised(node: Element): Element {
  const style = styleOf(node);
  const leaning = ITALIC.test(style) ? ({ ...node, tagName: 'em' } satisfies Element) : node;
  if (!BOLD.test(style)) return leaning;
  return leaning === node
    ? { ...node, tagName: 'strong' }
    : { type: 'element', tagName: 'strong', properties: {}, children: [leaning] };
}

/** A list that stands beside the entries of another (Google Docs, Word) belongs to the entry before it. */
function listed(children: ElementContent[]): ElementContent[] {
  const entries: ElementContent[] = [];
  for (const child of children) {
    const at = entries.findLastIndex(({ type }) => type === 'element');
    const entry = entries[at];
    if (child.type === 'element' && /^[uo]l$/.test(child.tagName) && entry?.type === 'element' && entry.tagName === 'li')
      entries[at] = { ...entry, children: [...entry.children, child] };
    else entries.push(child);
  }
  return entries;
}

/** Blocks hidden on some screens (WordPress 7.0), titles in a list of other articles, words that are only read aloud. */
const OUT_OF_OUTLINE = /^(?:wp-block-hidden-[a-z]+|wp-block-post-template|visually-hidden)$/;

/** Whether a list of contents leaves out the headings in it: a link there would lead some readers to nothing that they see. */
export const isOutOfOutline = (node: Nodes): boolean =>
  node.type === 'element' && classesOf(node).some((name) => OUT_OF_OUTLINE.test(name));
