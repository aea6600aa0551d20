import type { Element, ElementContent, Nodes, Root } from 'hast';
import { type Colour, colourNamed, colourOf, type Ground, isReadable, nearestShade, PAGE, type Shade } from './colour.ts';
import { textOfTree } from './parse-html.ts';
import { COVER, COVER_PICTURE, classesOf, hasClass, isRoundBlocks } from './place.ts';
import { plainBlock } from './scripted-blocks.ts';

const ACCENT: Colour = [67, 32, 122];
const WHITE: Colour = [255, 255, 255];
/** `--shell`, behind heads of tables and what is preformatted. */
const SHELL: Colour = [245, 238, 238];
/** `--accent-soft`, behind marked words; the darkest that the site has behind words by itself. */
const MARKED: Colour = [236, 228, 245];
const OF_SITE: readonly Colour[] = [PAGE.paper, SHELL, MARKED];
const TEXT_ON_NIGHT: Colour = [247, 241, 248];
/** The lightest that a picture under the veil of a cover can be. */
const VEILED: Colour = [120, 112, 128];

const INK = /(?:^|;)\s*color\s*:\s*([^;]+)/i;
const PAPER = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i;
const NAMED_INK = /^has-([a-z0-9-]+)-color$/;
const NAMED_PAPER = /^has-([a-z0-9-]+)-background-color$/;
const TRANSPARENT = /^(?:transparent|rgba\([^)]*[,/]\s*0\s*\))$/;

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Colours that an editor chose. Those of other programs, which come along when text is pasted, have no class and do not count. */
function saidOf(node: Element): { ink: Colour | null; paper: Colour | null; isBare: boolean; isStained: boolean } {
  const classes = classesOf(node);
  const style = String(node.properties.style ?? '');
  const named = (pattern: RegExp): Colour | null =>
    classes.reduce<Colour | null>((found, name) => found ?? colourNamed(pattern.exec(name)?.[1] ?? ''), null);
  const isInline = classes.includes('has-inline-color');
  const background = PAPER.exec(style)?.[1]?.trim().toLowerCase() ?? '';
  const isBare = TRANSPARENT.test(background);
  const isStained = !isBare && (classes.includes('has-background') || (isInline && background !== ''));
  return {
    ink: isInline || classes.includes('has-text-color') ? (colourOf(INK.exec(style)?.[1] ?? '') ?? named(NAMED_INK)) : null,
    paper: isStained ? (colourOf(background) ?? named(NAMED_PAPER)) : null,
    isBare,
    isStained,
  };
}

const isSites = (paper: Colour): boolean => OF_SITE.includes(paper);

/** What an element stands on before its editor chose anything, where that is not what is around it. */
function ownGround(node: Element, around: Ground): Ground {
  const isOfPage = around.ink === PAGE.ink && around.paper === PAGE.paper;
  if (isOutline(node)) return { ink: isOfPage ? ACCENT : around.ink, paper: around.paper, isOutlined: true };
  if (isButton(node) && !around.isOutlined) return { ink: WHITE, paper: ACCENT };
  if (!isSites(around.paper)) return around;
  if (node.tagName === 'mark') return { ...around, paper: MARKED };
  return isOnShell(node) ? { ...around, paper: SHELL } : around;
}

const BUTTONS = ['wp-block-button__link', 'wp-element-button', 'wp-block-file__button'];
const isButton = (node: Element): boolean => node.tagName === 'a' && BUTTONS.some((name) => hasClass(node, name));
const isOutline = (node: Element): boolean => hasClass(node, 'is-style-outline');
const isOnShell = (node: Element): boolean =>
  node.tagName === 'th' || node.tagName === 'pre' || hasClass(node, 'is-style-stripes');

/** Whether the site puts a ground of its own behind any words in an element. */
const holdsGround = (node: Element): boolean =>
  node.children.some((child) => isElement(child) && (child.tagName === 'mark' || isOnShell(child) || holdsGround(child)));

type Inks = ReadonlyMap<string, Colour>;
const inksKept = new WeakMap<Element, Map<string, Inks>>();

/**
 * Colours of the words that stand right on an element: what has a paper of its own is not among them, unless it cannot be shown. Kept, for
 * each of many nested papers asks for all that are in it.
 */
function inksOn(node: Element, ink: Colour): Inks {
  const kept = inksKept.get(node) ?? new Map<string, Inks>();
  inksKept.set(node, kept);
  const key = String(ink);
  const known = kept.get(key);
  if (known) return known;
  const inks = new Map<string, Colour>();
  kept.set(key, inks);
  // The sign before it.
  if (node.tagName === 'li') inks.set(key, ink);
  for (const child of node.children) {
    if (child.type === 'text' && child.value.trim() !== '') inks.set(key, ink);
    if (!isElement(child) || hasClass(child, COVER) || (isButton(child) && !isOutline(node))) continue;
    const said = saidOf(child);
    const own = said.ink ?? ink;
    if (said.paper && shownPaper(child, own, said.paper)) continue;
    // Chosen for what is in it, perhaps on papers of its own, which could not be shown without it.
    if (said.ink) inks.set(String(own), own);
    for (const [name, one] of inksOn(child, own)) inks.set(name, one);
  }
  return inks;
}

/** The nearest of the papers on which all words of an element can be read; undefined where they cannot on the one that was chosen. */
function shownPaper(node: Element, ink: Colour, wanted: Colour): ReturnType<typeof nearestShade> {
  const inks = [...inksOn(node, ink).values(), ...(saidOf(node).ink ? [ink] : [])];
  const fits = (paper: Colour): boolean => inks.every((one) => isReadable(one, paper));
  return fits(wanted) ? nearestShade(wanted, fits) : undefined;
}

interface Coloured {
  /** Of the style sheet (`article-choices.css`). */
  classes: string[];
  /** For what is in it. */
  ground: Ground;
  /** A colour that the editor chose is not shown: words in it, or on it, could not be read, or it is none but a gradient. */
  isLost: boolean;
}

/**
 * The colours of an element, the nearest of those that the style sheet knows: our pages allow no styles. None comes out in which words would
 * be harder to read than the site allows.
 */
export function colouredAs(node: Element, around: Ground): Coloured {
  if (hasClass(node, COVER)) return coverAs(node);
  const said = saidOf(node);
  const ground = ownGround(node, around);
  if (!said.ink && !said.isStained) return { classes: [], ground, isLost: false };
  if (isRoundBlocks(node)) return { classes: [], ground: around, isLost: true };
  const { paper: wanted } = said;
  const ink = said.ink ?? ground.ink;
  const paper = wanted ? shownPaper(node, ink, wanted) : undefined;
  const under = paper?.colour ?? (said.isBare ? around.paper : ground.paper);
  const darkest = isSites(under) && holdsGround(node) ? MARKED : under;
  const words =
    said.ink && isReadable(said.ink, under)
      ? nearestShade(said.ink, (shown) => isReadable(shown, under) && isReadable(shown, darkest))
      : undefined;
  return {
    classes: [
      ...(paper ? ['is-paper', ...named('paper', paper.shade)] : []),
      ...(words ? ['is-ink', ...named('ink', words.shade), ...(said.isBare ? ['is-bare'] : [])] : []),
    ],
    ground: { ...ground, ink: words?.colour ?? ground.ink, paper: paper?.colour ?? ground.paper },
    isLost: (said.isStained && !paper) || (said.ink !== null && !words),
  };
}

const named = (of: 'ink' | 'paper', { hue, saturation, lightness }: Shade): string[] => [
  ...(saturation === 0 ? [] : [`is-${of}-h-${hue}`]),
  `is-${of}-s-${saturation}`,
  `is-${of}-l-${lightness}`,
];

/** Over a picture the site has a veil of its own; a cover of a colour alone has that. */
function coverAs(node: Element): Coloured {
  const parts = node.children.filter(isElement);
  const overlay = parts.find((part) => hasClass(part, 'wp-block-cover__background'));
  const night = { classes: [], ground: { ink: TEXT_ON_NIGHT, paper: VEILED }, isLost: false };
  const isPictured = parts.some((part) => part.tagName === 'img' || hasClass(part, COVER_PICTURE));
  if (!overlay || isPictured || !hasClass(overlay, 'has-background-dim-100')) return night;
  const said = saidOf({
    ...overlay,
    properties: { ...overlay.properties, className: [...classesOf(overlay), 'has-background'] },
  });
  const ink = hasClass(node, 'is-light') ? PAGE.ink : TEXT_ON_NIGHT;
  const paper = said.paper && shownPaper(node, ink, said.paper);
  const words = paper && nearestShade(ink, (shown) => isReadable(shown, paper.colour));
  if (!paper || !words) return { ...night, isLost: true };
  const classes = ['is-paper', ...named('paper', paper.shade), 'is-ink', ...named('ink', words.shade)];
  return { classes, ground: { ink: words.colour, paper: paper.colour }, isLost: false };
}

/** Words of blocks whose colours are not shown, for their editor. */
export function* lostColours(given: Root | ElementContent, around: Ground = PAGE): Generator<string> {
  const node = isElement(given) ? plainBlock(given) : given;
  const { ground, isLost } = isElement(node) ? colouredAs(node, around) : { ground: around, isLost: false };
  if (isLost) yield textOfTree(node);
  if ('children' in node) for (const child of node.children as ElementContent[]) yield* lostColours(child, ground);
}
