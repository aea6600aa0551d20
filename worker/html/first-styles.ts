/** A rule of a style sheet: its selectors or its at-rule, and what stands in its braces. Statements such as `@layer a, b` have no braces. */
interface Rule {
  head: string;
  body: string | Rule[] | null;
}

/** At-rules whose braces hold rules. */
const NESTING = /^@(?:media|layer|supports|container)\b/;
/** What is not of the first moment: the whole sheet is there before anybody points or prints. */
const LATER = /:hover|:active/;
/** What an element need not have itself, or not all of it; those in the innermost brackets. */
const CONDITION = /:(?:not|has|is|where|nth-[\w-]+)\([^()]*\)/g;

/** The names that a part of a document uses. */
export interface UsedNames {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

export function usedNames(html: string): UsedNames {
  const all = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].flatMap(([, value = '']) => value.split(' '));
  return { classes: new Set(all('class')), ids: new Set(all('id')) };
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
      rules.push({ head, body: NESTING.test(head) ? parseRules(inner) : inner });
      start = index + 1;
    }
  }
  return rules;
}

/** The rules that elements with these names can meet, as a style sheet in the same order and layers. */
export function stylesFor(rules: readonly Rule[], names: UsedNames): string {
  return rules.map((rule) => ruleFor(rule, names)).join('');
}

function ruleFor({ head, body }: Rule, names: UsedNames): string {
  if (body === null) return `${head};`;
  if (typeof body !== 'string') {
    const inner = head.includes('print') ? '' : stylesFor(body, names);
    return inner && `${head}{${inner}}`;
  }
  // Movement begins with the whole sheet.
  if (head.startsWith('@')) return head.startsWith('@keyframes') ? '' : `${head}{${body}}`;
  const selectors = selectorsOf(head).filter((selector) => canMeet(selector, names));
  return selectors.length ? `${selectors.join()}{${body}}` : '';
}

function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at <= list.length; at++) {
    const char = list[at];
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (at === list.length || (char === ',' && !depth)) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return selectors;
}

function canMeet(selector: string, { classes, ids }: UsedNames): boolean {
  const own = withoutConditions(selector.replace(/\\./g, '_')).replace(/\[[^\]]*\]/g, '');
  if (LATER.test(own)) return false;
  const named = (pattern: RegExp, names: ReadonlySet<string>) =>
    [...own.matchAll(pattern)].every(([, name = '']) => names.has(name));
  return named(/\.([\w-]+)/g, classes) && named(/#([\w-]+)/g, ids);
}

function withoutConditions(selector: string): string {
  const shorter = selector.replace(CONDITION, '');
  return shorter === selector ? selector : withoutConditions(shorter);
}
