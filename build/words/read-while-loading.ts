import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isNode, type Node, parseModule, partsOf } from './parse-module.ts';

/** What a module has by name: its own functions, and what it imports. */
interface Module {
  body: readonly Node[];
  functions: ReadonlyMap<string, Node>;
  imports: ReadonlyMap<string, { source: string; name: string }>;
}

/** Array methods and the like, which call what they are given at once. */
const AT_ONCE = new Set(['map', 'flatMap', 'filter', 'forEach', 'reduce', 'find', 'some', 'every', 'toSorted', 'sort', 'from']);
const FUNCTION = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/;
/** What depends on the language besides words: names of treatments, and addresses. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  '#records/service-names': ['serviceNames'],
  'src/current-language.ts': ['addressIn', 'barePath', 'isOwnAddress'],
};

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

/**
 * Where a module reads something of a language while it is loaded: it would keep that language for as long as the server runs. Calls are
 * followed, into other modules as well; what is handed on is not, since whoever gets it may call it later.
 * @param read Source of another file, for tests.
 */
export function readWhileLoading(file: string, read = (path: string) => readFileSync(path, 'utf8')): string[] {
  const modules = new Map<string, Module>();
  const known = new Map<Node, boolean>();
  const moduleAt = (path: string): Module => {
    const found = modules.get(path) ?? moduleOf(parseModule(read(path), path));
    modules.set(path, found);
    return found;
  };

  /** What is read when a part is run, as it stands in the source: `words.close`, `href(…)`. */
  function readIn(node: Node, path: string, told: (at: Node, what: string) => void): void {
    const { imports } = moduleAt(path);
    if (FUNCTION.test(node.type) || node.type.startsWith('TS') || node.type === 'ImportDeclaration') {
      if (/^TS(?:As|Satisfies|NonNull)/.test(node.type)) readIn(node['expression'] as Node, path, told);
      return;
    }
    if (node.type === 'ClassDeclaration') return;
    if (node.type === 'MemberExpression') {
      const name = nameOf(node['object']);
      if (imports.get(name)?.source.startsWith('#words/')) told(node, `${name}.${nameOf(node['property'])}`);
    }
    if (node.type === 'Identifier' && isReader(imports.get(nameOf(node)), path)) told(node, nameOf(node));
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as Node;
      const method = callee.type === 'MemberExpression' ? nameOf(callee['property']) : '';
      if (method === 'label' && nameOf((callee['object'] as Node)['object']) === 'routes') told(node, 'label()');
      if (calls(callee, path)) told(node, `${nameOf(callee)}(…)`);
      const run = [...(AT_ONCE.has(method) ? (node['arguments'] as Node[]) : []), callee].filter(({ type }) =>
        FUNCTION.test(type),
      );
      for (const one of run) for (const part of partsOf(one)) readIn(part, path, told);
    }
    for (const part of partsOf(node)) readIn(part, path, told);
  }

  const isReader = (imported: { source: string; name: string } | undefined, path: string): boolean =>
    imported !== undefined &&
    (imported.source.startsWith('#words/')
      ? imported.name !== '*'
      : (READERS[resolved(imported.source, path)]?.includes(imported.name) ?? false));

  /** Whether a call of this runs a function that reads something of a language. */
  function calls(callee: Node, path: string): boolean {
    const name = nameOf(callee);
    const { functions, imports } = moduleAt(path);
    const own = functions.get(name);
    if (own) return reads(own, path);
    const imported = imports.get(name);
    if (!imported?.source.startsWith('.')) return false;
    const other = resolved(imported.source, path);
    if (!/\.tsx?$/.test(other)) return false;
    const theirs = moduleAt(other).functions.get(imported.name);
    return theirs !== undefined && reads(theirs, other);
  }

  function reads(functionNode: Node, path: string): boolean {
    const before = known.get(functionNode);
    if (before !== undefined) return before;
    known.set(functionNode, false);
    let found = false;
    for (const part of partsOf(functionNode))
      readIn(part, path, () => {
        found = true;
      });
    known.set(functionNode, found);
    return found;
  }

  const found: string[] = [];
  const source = read(file);
  for (const statement of moduleAt(file).body)
    readIn(statement, file, ({ start }, what) => found.push(`${file}:${source.slice(0, start).split('\n').length} ${what}`));
  return [...new Set(found)];
}

const resolved = (source: string, path: string): string =>
  source.startsWith('.') ? posix.normalize(join(dirname(path), source)) : source;

function moduleOf(body: readonly Node[]): Module {
  const functions = new Map<string, Node>();
  const imports = new Map<string, { source: string; name: string }>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const { value: source } = statement['source'] as { value: string };
      for (const one of statement['specifiers'] as Node[])
        imports.set(nameOf(one['local']), {
          source,
          name: one.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(one['imported']),
        });
    }
    const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (FUNCTION.test(declared.type)) functions.set(nameOf(declared['id']), declared);
    for (const one of (declared['declarations'] as Node[] | undefined) ?? [])
      if (isNode(one['init']) && FUNCTION.test(one['init'].type)) functions.set(nameOf(one['id']), one['init']);
  }
  return { body, functions, imports };
}
