import { isNode, type Node, parseModule, partsOf } from './parse-module.ts';

/** Attributes and properties of components that are seen or heard. */
const SHOWN =
  /^(?:aria-(?:label|valuetext|roledescription|description)|alt|title|label|heading|lead|placeholder|question|caption|text)$/;
/** Begins as a sentence or a heading does, and goes on. */
const SENTENCE = /^[“"(]?[A-Z][a-z’']*(?:\s|$)[^/_]*$|[a-z][.?!]$/;
const LETTERS = /\p{L}{2}/u;
/** What is told to programmers alone. */
const UNSHOWN = /^(?:console|Error)$|Error$/;

/**
 * Words that visitors see or hear and that stand in code, with their lines: text of elements, of attributes that are shown, and literals that
 * read like a heading or a sentence.
 */
export function wordsInCode(source: string, file: string): string[] {
  const found: string[] = [];
  const take = (node: Node, text: string): void => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (LETTERS.test(words)) found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${words}`);
  };
  const walk = (node: Node, shown: boolean): void => {
    const { type } = node;
    if (type === 'ImportDeclaration' || /^TS(?!As|Satisfies|NonNull)/.test(type)) return;
    if (type === 'JSXText') take(node, String(node['value']));
    if (type === 'Literal' && typeof node['value'] === 'string') {
      if (shown ? LETTERS.test(node['value']) : reads(node['value'])) take(node, node['value']);
      return;
    }
    if (type === 'TemplateLiteral') {
      const text = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
      if (shown ? LETTERS.test(text) : reads(text)) take(node, text);
    }
    if (type === 'JSXAttribute') {
      const { name, value } = node as unknown as { name: { name: unknown }; value: unknown };
      const shows = SHOWN.test(String(name.name));
      if (!isNode(value) || (value.type === 'Literal' && !shows)) return;
      walk(value.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value, shows);
      return;
    }
    if (type === 'CallExpression' || type === 'NewExpression') {
      const callee = node['callee'] as Node;
      if (UNSHOWN.test(nameOf(callee) || nameOf(callee['object']))) return;
    }
    // What decides is not what is shown.
    const rest = type === 'ConditionalExpression' ? [node['consequent'], node['alternate']].filter(isNode) : partsOf(node);
    if (type === 'ConditionalExpression' && isNode(node['test'])) walk(node['test'], false);
    const asText = type === 'JSXExpressionContainer' || (shown && isText(node));
    for (const part of rest) walk(part, asText && isText(part));
  };
  for (const statement of parseModule(source, file)) walk(statement, false);
  return found;
}

const isText = ({ type }: Node): boolean => /^(?:ConditionalExpression|LogicalExpression|Literal|TemplateLiteral)$/.test(type);

const reads = (text: string): boolean => SENTENCE.test(text) && text.trim().includes(' ');

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? '') : '');
