import { isNode, type Node, parseModule, partsOf } from './parse-module.ts';

/** A word with something filled in: its text as the body of a template, and the names in it. */
export type Filled = ReadonlyMap<string, string>;

/** What stands in place of a part of the source. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Areas of words that a module imports, by the name under which it has them. */
export function importedAreas(code: string, file: string): Map<string, string> {
  const areas = new Map<string, string>();
  for (const statement of parseModule(code, file)) {
    const source = (statement['source'] as { value?: unknown } | undefined)?.value;
    if (statement.type !== 'ImportDeclaration' || typeof source !== 'string' || !source.startsWith('#words/')) continue;
    const [first] = statement['specifiers'] as Node[];
    if (first?.type === 'ImportNamespaceSpecifier') areas.set((first['local'] as { name: string }).name, source);
  }
  return areas;
}

/** Words with something filled in, of a module as `wordsModule` makes it. Those with forms by number are none of them. */
export function filledWords(module: string): Filled {
  const found = module.matchAll(/^export const (\w+)(?:: .*)? = \(\{ [\w, ]+ \}\) => `(.*)`;$/gm);
  return new Map([...found].map(([, name = '', text = '']) => [name, text]));
}

/**
 * A module with each sentence where it is said: `words.slideOf({ number, total })` becomes `Slide ${number} of ${total}`, and
 * `{withParts(words.reach, { call: <a/> })}` the texts and elements themselves, so that a sentence weighs what it weighed in the code.
 * What is called in another way stays a call.
 */
export function saidInPlace(code: string, file: string, wordsOf: ReadonlyMap<string, Filled>): string {
  const textOf = (callee: unknown): string | undefined => {
    if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined;
    const { object, property } = callee as unknown as { object: { name?: string }; property: { name?: string } };
    return wordsOf.get(object.name ?? '')?.get(property.name ?? '');
  };
  /** Source of a node, with what is said in it. */
  const source = ({ start, end }: Node, edits: readonly Edit[]): string => applied(code, edits, start, end);

  const editsIn = (node: Node): Edit[] => edit(node) ?? partsOf(node).flatMap(editsIn);
  function edit(node: Node): Edit[] | undefined {
    const { start, end } = node;
    // A value is one expression; only among children several may stand.
    if (node.type === 'JSXAttribute' && isNode(node['value'])) return partsOf(node['value']).flatMap(editsIn);
    if (node.type === 'JSXExpressionContainer') {
      const pieces = piecesOf(node['expression'] as Node);
      return pieces && [{ start, end, text: pieces.map((piece) => `{${piece}}`).join('') }];
    }
    if (node.type !== 'CallExpression') return undefined;
    const [given, ...more] = node['arguments'] as Node[];
    const text = textOf(node['callee']);
    const values = more.length ? undefined : valuesOf(given);
    if (text === undefined || !values) return undefined;
    return [{ start, end, text: `\`${text.replace(EACH, (_, name: string) => `\${${values.get(name)}}`)}\`` }];
  }
  /** Texts and parts of `withParts(…)`; undefined for anything else. */
  function piecesOf(call: Node): string[] | undefined {
    if (call.type !== 'CallExpression' || (call['callee'] as { name?: string }).name !== 'withParts') return undefined;
    const [say, given] = call['arguments'] as Node[];
    const [text, values] = [textOf(say), valuesOf(given)];
    if (text === undefined || !values) return undefined;
    return text
      .split(FILLED)
      .map((piece, index) => (index % 2 ? (values.get(piece) ?? '') : piece && `\`${piece}\``))
      .filter(Boolean);
  }
  /** Source of what is filled in, by its name; undefined where that is not plain to see. */
  function valuesOf(given: Node | undefined): Map<string, string> | undefined {
    if (given?.type !== 'ObjectExpression') return undefined;
    const values = new Map<string, string>();
    for (const property of given['properties'] as Node[]) {
      const [key, value] = [property['key'], property['value']];
      if (property.type !== 'Property' || property['computed'] || !isNode(key) || !isNode(value)) return undefined;
      values.set(String(key['name']), source(value, editsIn(value)));
    }
    return values;
  }
  return applied(code, parseModule(code, file).flatMap(editsIn), 0, code.length);
}

const FILLED = /\$\{(\w+)\}/;
const EACH = new RegExp(FILLED, 'g');

function applied(code: string, edits: readonly Edit[], start: number, end: number): string {
  let at = start;
  let result = '';
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + code.slice(at, end);
}
