import { isMap, isPair, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { shown } from '../../src/content/placeholder.ts';
import { filled, type Path, type TextOf } from '../../src/content/schema/filled.ts';
import type { Kind, Problem } from '../../src/content/schema/kind.ts';
import { problemsOf } from '../../src/content/schema/problems.ts';
import { SourceError } from '../source-error.ts';
import { labelAt } from './labels.ts';

/** Records that texts may take values from, by name. */
export type Sources = Readonly<Record<string, unknown>>;

/** YAML's own words for what goes wrong most often say little to who writes a text. */
const COLON = 'a text with a colon must stand on the lines below its name, after “>-”';
const SYNTAX: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: COLON,
  MULTILINE_IMPLICIT_KEY: COLON,
  TAB_AS_INDENT: 'the line begins with a tab; use spaces',
  DUPLICATE_KEY: 'the same name stands twice',
};

/** Data of one record file, as its schema gives it. @throws SourceError */
export function readRecord(kind: Kind, { file, source, id, sources }: RecordFile): unknown {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const syntax = document.errors.map(
    ({ pos, code, message }) => `${file}, line ${lineAt(pos[0])}: ${SYNTAX[code] ?? message.split(' at line')[0]}.`,
  );
  if (syntax.length) throw new SourceError(syntax);

  const unknown: Problem[] = [];
  const data = filled(document.toJS(), valuesIn(sources), (path, name) => {
    unknown.push({ path, message: `takes over {{${name}}}, which no record has` });
  });
  const { problems, output } = problemsOf(kind, data, id);
  const all = [...unknown, ...problems];
  if (!all.length) return output;
  throw new SourceError(
    all.map((problem) => sentence(problem, { file, kind, line: lineAt(place(document.contents, problem.path)) })),
  );
}

export interface RecordFile {
  /** As it is named in messages. */
  file: string;
  source: string;
  /** Name of the file without its ending. */
  id: string;
  sources: Sources;
}

/** Values of records that were read, as they are shown. */
export const valuesIn =
  (sources: Sources): TextOf =>
  (path) =>
    shown(path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], sources));

/** Where a field stands in the file, or the nearest thing around it. */
function place(node: unknown, path: Path): number {
  const [next, ...rest] = path;
  if (next === undefined || !node) return start(node);
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === next);
    if (!pair) return start(node);
    return rest.length && pair.value ? place(pair.value, rest) : start(pair.key);
  }
  const item = (node as { items?: unknown[] }).items?.[Number(next)];
  return item ? place(item, rest) : start(node);
}

const start = (node: unknown): number => (isPair(node) ? start(node.key) : ((node as Node | null)?.range?.[0] ?? 0));

function sentence({ path, message }: Problem, { file, kind, line }: { file: string; kind: Kind; line: number }): string {
  return `${file}, line ${line}: “${labelAt(kind, path)}” ${message}.`;
}
