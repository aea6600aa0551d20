import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';

/**
 * Blocks that show what only WordPress's own pages have, by their class, and how an editor knows them: their links lead to addresses that
 * the public site has not, or to the page they stand on, and what they list is as old as the copy of the text.
 */
const WIDGETS: Readonly<Record<string, string>> = {
  'wp-block-archives': 'archives',
  'wp-block-avatar': 'avatar',
  'wp-block-calendar': 'calendar',
  'wp-block-categories-dropdown': 'choice of categories',
  'wp-block-comments': 'comments',
  'wp-block-latest-comments': 'comments',
  'wp-block-loginout': 'log in and out',
  'wp-block-post-author__avatar': 'avatar',
  'wp-block-post-comments-form': 'comments',
  'wp-block-query-pagination': 'page numbers of a list',
  'wp-block-search': 'search',
  'wp-block-tag-cloud': 'tag cloud',
};

/** The names of an element's classes, before anything was left out. */
const classesOf = ({ properties: { className } }: Element): string[] => (Array.isArray(className) ? className.map(String) : []);

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
 * What has to be done to a text while its elements still say what they are, before those that may not stand here are taken out: blocks of
 * WordPress's own pages go, words of a form are kept apart, and words that are not to be seen are marked.
 */
export function plainParts(tree: Root): Root {
  return { ...tree, children: childrenOf(tree.children) };
}

function childrenOf<T extends RootContent | ElementContent>(nodes: readonly T[]): T[] {
  const kept = nodes.filter((node) => node.type !== 'element' || widgetName(node) === undefined);
  return kept.flatMap((node, index) => {
    const plain = node.type === 'element' ? (plainPart(node) as T) : node;
    const before = kept[index - 1];
    return before && (isApart(before) || isApart(node)) ? [{ type: 'text', value: ' ' } as T, plain] : [plain];
  });
}

const isApart = (node: RootContent | ElementContent): boolean => node.type === 'element' && APART.has(node.tagName);

function plainPart(node: Element): Element {
  const classes = classesOf(node);
  const isUnseen = UNSEEN.some((name) => classes.includes(name));
  return {
    ...node,
    tagName: LISTS.has(node.tagName) ? 'ul' : node.tagName,
    properties: isUnseen ? { ...node.properties, className: [...classes, UNSEEN_CLASS] } : node.properties,
    children: childrenOf(node.children),
  };
}

/** Blocks hidden on some screens (WordPress 7.0), titles in a list of other articles, words that are only read aloud. */
const OUT_OF_OUTLINE = /^(?:wp-block-hidden-[a-z]+|wp-block-post-template|visually-hidden)$/;

/** Whether a list of contents leaves out the headings in it: a link there would lead some readers to nothing that they see. */
export const isOutOfOutline = (node: Nodes): boolean =>
  node.type === 'element' && classesOf(node).some((name) => OUT_OF_OUTLINE.test(name));
