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
/** One of the spaces that WordPress (or its theme) names by numbers: `var(--wp--preset--spacing--50)`. */
const NAMED_HEIGHT = /(?:^|;)\s*height\s*:\s*var\(--wp--preset--spacing--(\d0)\)/;

/** Heights of a space between blocks that the style sheet knows, in rem. */
const SPACES = [1, 2, 3, 4, 6, 8, 12];
/** The spaces that WordPress names, in rem. */
const NAMED_SPACES: Readonly<Record<string, number>> = { 20: 0.44, 30: 0.67, 40: 1, 50: 1.5, 60: 2.25, 70: 3.38, 80: 5.06 };
/** As the style sheet of articles and WordPress's editor have it. */
export const PIXELS_OF_REM = 16;

/**
 * What editors say by style, as far as there is another way: the classic editor's alignment, the kind of number of a list, how high a space
 * is. The style itself never comes out.
 */
export function styled(node: Element): Element['properties'] {
  const { style, className, type } = node.properties;
  const given = Array.isArray(className) ? className.map(String) : [];
  const said = String(style ?? '');
  const side = ALIGNED.test(node.tagName) ? ALIGN.exec(said)?.[1] : undefined;
  const number = node.tagName === 'ol' ? numberOf(said, type) : undefined;
  const space = given.includes('wp-block-spacer') ? spaceOf(said) : undefined;
  const added = [
    ...(side ? [`has-text-align-${side}`] : []),
    // For the style sheet: few browsers can tell `a` from `A` in an attribute of HTML.
    ...(number ? [`is-numbered-${number}`] : []),
    ...(space ? [`is-space-${space}`] : []),
  ];
  return {
    ...(number && { type: NUMBERS.get(number) }),
    ...(added.length > 0 && { className: [...given, ...added] }),
  };
}

function numberOf(style: string, type: unknown): string | undefined {
  const said = NUMBER.exec(style)?.[1] ?? '';
  return NUMBERS.has(said) ? said : [...NUMBERS].find(([, letter]) => letter === type)?.[0];
}

function spaceOf(style: string): number | undefined {
  const [, value, unit] = HEIGHT.exec(style) ?? [];
  const rem = value ? Number(value) / (unit === 'px' ? PIXELS_OF_REM : 1) : NAMED_SPACES[NAMED_HEIGHT.exec(style)?.[1] ?? ''];
  return rem ? nearest(SPACES, rem) : undefined;
}

/** The one whose proportion to a value is closest to one. */
export const nearest = (steps: readonly number[], value: number): number =>
  steps.reduce((best, step) => (Math.abs(Math.log(step / value)) < Math.abs(Math.log(best / value)) ? step : best));
