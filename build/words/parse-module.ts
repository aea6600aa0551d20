import { parseAst } from 'vite';

/** A part of a parsed module. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

/** The statements of a module. */
export const parseModule = (source: string, file: string): Node[] =>
  parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body as unknown as Node[];
