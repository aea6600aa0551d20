/** The names that a part of a document uses, or that a selector asks for. */
interface Names<List> {
  tags: List;
  classes: List;
  ids: List;
}
export type UsedNames = Names<ReadonlySet<string>>;

interface Selector extends Names<string[]> {
  text: string;
  /** Of each of these lists one selector has to be met as well: what stands in `:is()`. */
  anyOf: Selector[][];
}

/** A rule of a style sheet: its selectors or its at-rule, and what stands in its braces. Statements such as `@layer a, b` have no braces. */
interface Rule {
  head: string;
  body: string | Rule[] | null;
  /** Those that can be met in the first moment; none of an at-rule. */
  selectors?: Selector[];
}

/** At-rules whose braces hold rules. */
const NESTING = /^@(?:media|layer|supports|container)\b/;
/** What is not of the first moment: movement begins with the whole sheet, which is there before anybody prints or points. */
const LATER_RULE = /^@(?:keyframes|.*\bprint\b)/s;
const LATER = /:hover|:active/;
/** What begins a condition, and what it asks of the element: one of its alternatives, or nothing that counts here. */
const CONDITION = /:(?:(is|where)|not|has|nth-[\w-]+)\(/;

/** Names in a selector, and what each is of: a class, an id, a pseudo-class or pseudo-element, else an element. */
const NAME = /(\.|#|::?)?([\w-]+)/g;

/** Names that a part of a document uses; its attributes are in double quotes, as we write them. */
export function usedNames(html: string): UsedNames {
  const all = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].flatMap(([, value = '']) => value.split(' '));
  const tags = new Set(['html']);
  for (const piece of html.split('<')) tags.add(/^\w[\w-]*/.exec(piece)?.[0] ?? '');
  return { tags, classes: new Set(all('class')), ids: new Set(all('id')) };
}

/** What ends a head, a statement or a body, and what may hold such a character without meaning it. */
const TOKENS = /"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\\.|[{};]/gs;

/** Rules of a minified style sheet. */
export function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let [start, depth, open] = [0, 0, 0];
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    if (token === '{' && depth++ === 0) open = index;
    if (token === ';' && depth === 0) {
      if (index > start) rules.push({ head: css.slice(start, index), body: null });
      start = index + 1;
    }
    if (token === '}' && --depth === 0) {
      const [head, inner] = [css.slice(start, open), css.slice(open + 1, index)];
      start = index + 1;
      if (LATER_RULE.test(head)) continue;
      if (NESTING.test(head)) rules.push({ head, body: parseRules(inner) });
      else rules.push({ head, body: inner, ...(!head.startsWith('@') && { selectors: selectorsOf(head) }) });
    }
  }
  return rules;
}

/** The rules that elements with these names can meet, as a style sheet in the same order and layers. */
export function stylesFor(rules: readonly Rule[], names: UsedNames): string {
  return rules.map((rule) => ruleFor(rule, names)).join('');
}

function ruleFor({ head, body, selectors }: Rule, names: UsedNames): string {
  if (body === null) return `${head};`;
  if (typeof body !== 'string') {
    const inner = stylesFor(body, names);
    return inner && `${head}{${inner}}`;
  }
  if (!selectors) return `${head}{${body}}`;
  const met = selectors.filter((selector) => canMeet(selector, names)).map(({ text }) => text);
  return met.length ? `${met.join()}{${body}}` : '';
}

const canMeet = ({ tags, classes, ids, anyOf }: Selector, names: UsedNames): boolean =>
  tags.every((name) => names.tags.has(name)) &&
  classes.every((name) => names.classes.has(name)) &&
  ids.every((name) => names.ids.has(name)) &&
  anyOf.every((selectors) => selectors.some((selector) => canMeet(selector, names)));

function selectorsOf(list: string): Selector[] {
  const selectors: Selector[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at <= list.length; at++) {
    const char = list[at];
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (at === list.length || (char === ',' && !depth)) {
      selectors.push(...readSelector(list.slice(start, at)));
      start = at + 1;
    }
  }
  return selectors;
}

/** Nothing where the selector is of a later moment. */
function readSelector(text: string): Selector[] {
  const anyOf: Selector[][] = [];
  let rest = text.replace(/\\.|\[[^\]]*\]/g, (part) => (part.startsWith('[') ? '' : '_'));
  for (let found = CONDITION.exec(rest); found; found = CONDITION.exec(rest)) {
    const begin = found.index + found[0].length;
    let [end, depth] = [begin, 1];
    for (; depth && end < rest.length; end++) depth += Number(rest[end] === '(') - Number(rest[end] === ')');
    if (found[1]) anyOf.push(selectorsOf(rest.slice(begin, end - 1)));
    rest = rest.slice(0, found.index) + rest.slice(end);
  }
  if (LATER.test(rest)) return [];
  const selector: Selector = { text, tags: [], classes: [], ids: [], anyOf };
  // Brackets that are left name a language or a direction.
  for (const [, kind, name = ''] of rest.replace(/\([^()]*\)/g, '').matchAll(NAME)) {
    if (kind === '.') selector.classes.push(name);
    else if (kind === '#') selector.ids.push(name);
    else if (!kind) selector.tags.push(name);
  }
  return [selector];
}
