import { posix } from 'node:path';
import type { Placeholder } from '../../src/content/placeholder.ts';
import type { Kind } from '../../src/content/schema/kind.ts';

/** Beside each other: both are reached from a module by relative paths. */
const CONTENT = 'src/content';
const FOLDER = '.cache/records';

/** Source of the module that a record becomes: plain data, typed, without anything that runs in a browser but the mark of what is owed. */
export function recordModule({ constant, type: [type, file] }: Kind, name: string, data: unknown): string {
  const from = (path: string) => posix.relative(posix.dirname(posix.join(FOLDER, name)), posix.join(CONTENT, path));
  const value = literal(data);
  const imports = value.includes('placeholder(') ? `import { placeholder } from '${from('placeholder.ts')}';\n` : '';
  return `${imports}import type { ${type} } from '${from(file)}';\n\nexport const ${constant}: ${type} = ${value};\n`;
}

const isOwed = (value: object): value is Placeholder<unknown> => 'placeholder' in value && value.placeholder === true;

/** A value as an expression. What the clinic owes keeps the call that a build drops where nothing shows it. */
function literal(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isOwed(value)) return `placeholder(${literal(value.value)}, ${literal(value.wanted)})`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  const members = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${members.map(([key, inner]) => `${name(key)}: ${literal(inner)}`).join(', ')} }`;
}

const name = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));
