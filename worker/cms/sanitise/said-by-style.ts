import type { Element } from 'hast';

const NUMBERS = new Map([
  ['lower-alpha', 'a'],
  ['upper-alpha', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
]);

/** What the classic editor aligns by style; the block editor has classes. */
const ALIGNED = /^(?:p|h[1-6]|div|ul|ol|li|td|th|blockquote)$/;
const ALIGN = /(?:^|;)\s*text-align\s*:\s*(center|right)\b/;
const NUMBER = /(?:^|;)\s*list-style-type\s*:\s*([a-z-]+)/;
const HEIGHT = /(?:^|;)\s*height\s*:\s*([\d.]{1,8})(px|r?em)\s*(?:;|$)/;
/** One of the spaces that WordPress names by numbers, where no plugin says what its theme makes of them: `var(--wp--preset--spacing--50)`. */
const NAMED_HEIGHT = /(?:^|;)\s*height\s*:\s*var\(--wp--preset--spacing--(\d0)\)/;

/** Heights of a space between blocks that the style sheet knows, in rem. */
const SPACES = [1, 2, 3, 4, 6, 8, 12];
/** The spaces that WordPress names, in rem. */
const NAMED_SPACES: Readonly<Record<string, number>> = { 20: 0.44, 30: 0.67, 40: 1, 50: 1.5, 60: 2.25, 70: 3.38, 80: 5.06 };
/** As the style sheet of articles and WordPress's editor have it. */
export const PIXELS_OF_REM = 16;

/** Sizes of letters that the style sheet knows besides the usual one, from their least on, in CSS pixels. */
const LETTERS = [
  { from: 28, name: 'has-xx-large-font-size' },
  { from: 19, name: 'has-large-font-size' },
  { from: 15.5, name: '' },
  { from: 1, name: 'has-small-font-size' },
];
/** Where sizes grow with the window, WordPress names the largest last: `clamp(19px, 1.1rem + 1vw, 30px)`. */
const LETTER_SIZE = /(?:^|;)\s*font-size\s*:\s*(?:clamp\([^;]*,\s*)?([\d.]{1,8})(px|r?em)\s*\)?\s*(?:;|$)/;
const CASE = /(?:^|;)\s*text-transform\s*:\s*(uppercase|lowercase|capitalize)\b/;
const BOLD = /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)\b/;
const ITALIC = /(?:^|;)\s*font-style\s*:\s*italic\b/;
const LINE = /(?:^|;)\s*text-decoration\s*:\s*(underline|line-through)\b/;
const APART = /(?:^|;)\s*letter-spacing\s*:\s*(-?[\d.]{1,6})(px|r?em)/;
/** Of the first line of a paragraph (WordPress 7.1). */
const INDENT = /(?:^|;)\s*text-indent\s*:\s*([\d.]{1,6})(px|r?em)/;
const COLUMNS = /(?:^|;)\s*column-count\s*:\s*([2-9])\b/;
const EDGE = /(?:^|;)\s*border(?:-(top|right|bottom|left))?(?:-width)?\s*:\s*([\d.]{1,6})(px|r?em)/g;
const ROUNDING = /(?:^|;)\s*border(?:-top-left)?-radius\s*:\s*([\d.]{1,6})(px|r?em|%)/;
/** What the classic editor moves in, by one step or more, as it writes it. */
const MOVED_IN = /(?:^|;)\s*padding-left\s*:\s*(40|80|120)px/;
const STEP_IN = 40;
/** Of a button (WordPress 7.1); shares of its row are classes. */
const WIDTH = /(?:^|;)\s*width\s*:\s*([\d.]{1,6})(px|r?em)/;
const LEAST_HEIGHT = /(?:^|;)\s*min-height\s*:\s*([\d.]{1,6})(px|r?em|vh)/;

/** In rem, of what stands in a row; the plugin has the same (`includes/layouts.php`). */
const ROW_WIDTHS = [4, 8, 12, 16, 20, 24, 32];
/** In rem, of what has a least height. */
const HEIGHTS = [10, 15, 20, 25, 30, 40];
/** Quotations and verses in WordPress 7.1, not in 6.5. */
const WITH_HEIGHT = /^wp-block-(?:cover|group|quote|pullquote|verse)$/;
/** A window as high as many are, for heights that are said in its shares. */
const REM_OF_WINDOW = 50;
const SIDES = ['top', 'right', 'bottom', 'left'];

/** Elements whose letters and edges an editor sets as those of a block. */
const BLOCK = /^(?:p|h[1-6]|div|section|article|aside|header|footer|ul|ol|li|pre|figure|details|blockquote|table|a)$/;

/**
 * What editors say by style, as far as there is another way: the classic editor's alignment, the kind of number of a list, how high a space
 * is, letters and lines under or through them, text in columns, edges. The style itself never comes out.
 * @param more classes that are added as well
 */
export function styled(node: Element, more: readonly string[] = []): Element['properties'] {
  const { style, ...properties } = node.properties;
  const { className, type } = properties;
  const given = Array.isArray(className) ? className.map(String) : [];
  const said = String(style ?? '');
  const number = node.tagName === 'ol' ? numberOf(said, type) : undefined;
  const added = [...(said === '' ? [] : classesOf(node.tagName, said, given)), ...more];
  // For the style sheet: few browsers can tell `a` from `A` in an attribute of HTML.
  if (number) added.push(`is-numbered-${number}`);
  return {
    ...properties,
    ...(number && { type: NUMBERS.get(number) }),
    ...(added.length > 0 && { className: [...given, ...added] }),
  };
}

function classesOf(name: string, style: string, given: readonly string[]): string[] {
  const side = ALIGNED.test(name) ? ALIGN.exec(style)?.[1] : undefined;
  // One of the site's own named spaces the plugin has measured (`includes/layouts.php`).
  const isMeasured = given.some((one) => one.startsWith('is-space-'));
  const space = given.includes('wp-block-spacer') && !isMeasured ? spaceOf(style) : undefined;
  const height = given.some((one) => WITH_HEIGHT.test(one)) ? remOf(LEAST_HEIGHT.exec(style)) : undefined;
  const width = given.includes('wp-block-button') ? remOf(WIDTH.exec(style)) : undefined;
  const inwards = ALIGNED.test(name) && name !== 'div' ? Number(MOVED_IN.exec(style)?.[1] ?? 0) / STEP_IN : 0;
  return [
    ...(side ? [`has-text-align-${side}`] : []),
    ...(inwards > 0 ? [`is-moved-in-${inwards}`] : []),
    ...(space ? [`is-space-${space}`] : []),
    ...(width ? [`is-sized-${nearest(ROW_WIDTHS, width)}`] : []),
    ...(height ? [`is-high-${nearest(HEIGHTS, height)}`] : []),
    ...(BLOCK.test(name) && isOfBlock(name, style, given) ? [...lettersOf(style, given), ...edgesOf(style)] : []),
  ];
}

/** Elements of blocks that have no class: paragraphs, headings and lists before WordPress 7, entries, and tables, whose figure has it. */
const WITHOUT_CLASS = /^(?:p|h[1-6]|ul|ol|li|table)$/;
/** What the block editor never writes: a space behind a colon, points, fonts by name, colours by their parts. */
const OF_OTHERS = /:\s|mso-|pt\b|font-family|box-sizing|rgb\(/;

/**
 * Whether a style is one that the block editor wrote. What is pasted from elsewhere brings sizes and weights with every word, which are not
 * meant.
 */
const isOfBlock = (name: string, style: string, given: readonly string[]): boolean =>
  given.some((one) => one.startsWith('wp-block-')) || (WITHOUT_CLASS.test(name) && !OF_OTHERS.test(style));

function lettersOf(style: string, given: readonly string[]): string[] {
  const size = remOf(LETTER_SIZE.exec(style));
  const letters = size ? LETTERS.find(({ from }) => size * PIXELS_OF_REM >= from)?.name : undefined;
  const columns = COLUMNS.exec(style)?.[1];
  const spelt = CASE.exec(style)?.[1];
  const line = LINE.exec(style)?.[1];
  return [
    ...(letters && !given.some((name) => name.endsWith('-font-size')) ? [letters] : []),
    ...(spelt ? [`is-${spelt}`] : []),
    ...(BOLD.test(style) ? ['is-bold'] : []),
    ...(ITALIC.test(style) ? ['is-italic'] : []),
    ...(line ? [line === 'underline' ? 'is-underlined' : 'is-struck'] : []),
    ...(remOf(INDENT.exec(style)) ? ['is-indented'] : []),
    ...apartOf(style),
    ...(columns ? [`is-columns-${Math.min(4, Number(columns))}`] : []),
  ];
}

/** Spaces between letters that the style sheet knows, in hundredths of a letter's size. */
const LETTERS_APART = [5, 10, 20];
/** Less is not seen. */
const LEAST_APART = 2;

function apartOf(style: string): string[] {
  const [, value, unit] = APART.exec(style) ?? [];
  const apart = (Number(value) * 100) / (unit === 'px' ? PIXELS_OF_REM : 1);
  if (apart <= -LEAST_APART) return ['is-close'];
  return apart >= LEAST_APART ? [`is-apart-${nearest(LETTERS_APART, apart)}`] : [];
}

/** Lines round a block or at some of its sides, and rounded corners; their colour is the site's own. */
export function edgesOf(style: string): string[] {
  const edges = new Map<string, number>();
  for (const [, side, width, unit] of style.matchAll(EDGE))
    for (const one of side ? [side] : SIDES) edges.set(one, Number(width) * (unit === 'px' ? 1 : PIXELS_OF_REM));
  const drawn = [...edges].filter(([, width]) => width > 0);
  const corner = ROUNDING.exec(style);
  return [
    ...(drawn.length === SIDES.length ? ['is-edged'] : drawn.map(([side]) => `is-edged-${side}`)),
    ...(drawn.some(([, width]) => width >= THICK) ? ['is-edged-thick'] : []),
    ...(corner ? [`is-round-${roundingOf(corner)}`] : []),
  ];
}

const THICK = 3;
const CORNERS = [4, 10, 20];

function roundingOf([, value, unit]: RegExpExecArray): string {
  if (Number(value) === 0) return '0';
  if (unit === '%') return 'full';
  const pixels = Number(value) * (unit === 'px' ? 1 : PIXELS_OF_REM);
  return pixels >= 50 ? 'full' : String(nearest(CORNERS, pixels));
}

function remOf(said: RegExpExecArray | null): number | undefined {
  const [, value, unit] = said ?? [];
  const rem = Number(value) * (unit === 'px' ? 1 / PIXELS_OF_REM : unit === 'vh' ? REM_OF_WINDOW / 100 : 1);
  return rem > 0 ? rem : undefined;
}

function numberOf(style: string, type: unknown): string | undefined {
  const said = NUMBER.exec(style)?.[1] ?? '';
  return NUMBERS.has(said) ? said : [...NUMBERS].find(([, letter]) => letter === type)?.[0];
}

function spaceOf(style: string): number | undefined {
  const rem = remOf(HEIGHT.exec(style)) ?? NAMED_SPACES[NAMED_HEIGHT.exec(style)?.[1] ?? ''];
  return rem ? nearest(SPACES, rem) : undefined;
}

/** The one whose proportion to a value is closest to one. */
export const nearest = (steps: readonly number[], value: number): number =>
  steps.reduce((best, step) => (Math.abs(Math.log(step / value)) < Math.abs(Math.log(best / value)) ? step : best));
