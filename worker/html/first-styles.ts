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
/** What is not of the first moment: the whole sheet is there before anybody points or prints. */
const LATER = /:hover|:active/;
/** What begins a condition, and what it asks of the element: one of its alternatives, or nothing that counts here. */
const CONDITION = /:(?:(is|where)|not|has|nth-[\w-]+)\(/;

/** A name that begins no class, id or pseudo-class. */
const TAG = /(?<![\w.#:-])([a-z][\w-]*)/gi;

/** Names that a part of a document uses; its attributes are in double quotes, as we write them. */
export function usedNames(html: string): UsedNames {
  const all = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].flatMap(([, value = '']) => value.split(' '));
  const tags = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag);
  return { tags: new Set(['html', ...tags]), classes: new Set(all('class')), ids: new Set(all('id')) };
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
      if (NESTING.test(head)) rules.push({ head, body: parseRules(inner) });
      else rules.push({ head, body: inner, ...(!head.startsWith('@') && { selectors: selectorsOf(head) }) });
      start = index + 1;
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
    const inner = head.includes('print') ? '' : stylesFor(body, names);
    return inner && `${head}{${inner}}`;
  }
  // Movement begins with the whole sheet.
  if (!selectors) return head.startsWith('@keyframes') ? '' : `${head}{${body}}`;
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
  let rest = text.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '');
  for (let found = CONDITION.exec(rest); found; found = CONDITION.exec(rest)) {
    const begin = found.index + found[0].length;
    let [end, depth] = [begin, 1];
    for (; depth && end < rest.length; end++) depth += Number(rest[end] === '(') - Number(rest[end] === ')');
    if (found[1]) anyOf.push(selectorsOf(rest.slice(begin, end - 1)));
    rest = rest.slice(0, found.index) + rest.slice(end);
  }
  if (LATER.test(rest)) return [];
  // Brackets that are left name a language or a direction.
  const own = rest.replace(/\([^()]*\)/g, '');
  const all = (pattern: RegExp) => [...own.matchAll(pattern)].map(([, name = '']) => name);
  return [{ text, tags: all(TAG), classes: all(/\.([\w-]+)/g), ids: all(/#([\w-]+)/g), anyOf }];
}
