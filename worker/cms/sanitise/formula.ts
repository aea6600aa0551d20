import type { Element, ElementContent, Properties } from 'hast';

const words = (text: string): string[] => text.split(' ');

/**
 * Elements of MathML that a formula is made of. Not among them: what holds HTML (`annotation-xml`), is read as HTML by some parsers and not
 * by others (`mglyph`, `malignmark`), acts (`maction`), or draws in one browser alone (`menclose`).
 */
const PARTS = words(
  'mrow mi mn mo mtext ms mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd ' +
    'mstyle mpadded mphantom merror semantics',
);
const NAMES = new Set(PARTS);
/** Those that hold text; between the elements of all others stands white space, or what a broken formula left there. */
const TOKENS = new Set(words('mi mn mo mtext ms'));

const FLAG = /^(?:true|false)$/;
const LENGTH = /^[+-]?\d{0,3}(?:\.\d{1,4})?(?:em|ex|px|pt|%)?$/;
const SIDES = /^(?:left|center|right)(?: (?:left|center|right)){0,19}$/;

/** What each attribute may say, for the first half of the sanitiser; none holds an address, a style or a colour. */
const ATTRIBUTES: readonly [string, RegExp][] = [
  ['mathvariant', /^normal$/],
  ['displaystyle', FLAG],
  ['scriptlevel', /^[+-]?\d$/],
  ...words('stretchy fence separator symmetric largeop movablelimits accent accentunder').map(
    (name) => [name, FLAG] as [string, RegExp],
  ),
  ['form', /^(?:prefix|infix|postfix)$/],
  ...words('width height depth lspace rspace voffset minsize maxsize linethickness').map(
    (name) => [name, LENGTH] as [string, RegExp],
  ),
  ['columnalign', SIDES],
  ...words('rowSpan columnspan').map((name) => [name, /^\d{1,2}$/] as [string, RegExp]),
];
const DISPLAY: [string, RegExp] = ['display', /^(?:block|inline)$/];
const KEPT = new Set(['display', ...ATTRIBUTES.map(([name]) => name)]);

/** For the schema of the sanitiser: nothing of MathML stands outside a formula. */
export const formulaSchema = {
  tagNames: ['math', ...PARTS],
  ancestors: Object.fromEntries(PARTS.map((name) => [name, ['math']])),
  attributes: { math: [DISPLAY], ...Object.fromEntries(PARTS.map((name) => [name, [...ATTRIBUTES]])) },
  /** Whose text is not part of the formula: its source in LaTeX, and what no browser shows alike. */
  strip: words('annotation annotation-xml mglyph malignmark'),
};

/**
 * A formula (a block of WordPress 7.0, or within a line), made anew of MathML and text alone. HTML in it, which an HTML parser may read in two ways when
 * it reads it again, leaves its text; so does a formula within a formula. Nothing where nothing is left to show.
 */
export function formula(node: Element): Element[] {
  const children = node.children.flatMap((child) => part(child, false));
  const made: Element = { type: 'element', tagName: 'math', properties: kept(node.properties), children };
  return children.some(isSeen) ? [made] : [];
}

function part(node: ElementContent, inToken: boolean): ElementContent[] {
  if (node.type === 'text') return inToken || node.value.trim() === '' ? [node] : [token(node.value)];
  if (node.type !== 'element') return [];
  if (inToken || !NAMES.has(node.tagName)) return node.children.flatMap((child) => part(child, inToken));
  const children = node.children.flatMap((child) => part(child, TOKENS.has(node.tagName)));
  // Beside the formula itself it holds its source alone, which is left out.
  if (node.tagName === 'semantics') return children;
  return [{ type: 'element', tagName: node.tagName, properties: kept(node.properties), children }];
}

const token = (value: string): Element => ({
  type: 'element',
  tagName: 'mtext',
  properties: {},
  children: [{ type: 'text', value }],
});

const kept = (given: Properties): Properties => Object.fromEntries(Object.entries(given).filter(([name]) => KEPT.has(name)));

const isSeen = (node: ElementContent): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : node.type === 'element' && node.children.some(isSeen);
