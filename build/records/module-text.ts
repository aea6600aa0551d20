import { posix } from 'node:path';
import type { Placeholder } from '../../src/content/placeholder.ts';
import type { Kind } from '../../src/content/schema/kind.ts';
import { entryOf } from '../../src/content/schema/list-entry.ts';

/** Beside each other: both are reached from a module by relative paths. */
const CONTENT = 'src/content';
const FOLDER = '.cache/records';

/** Before the words that say what the clinic owes; a build for browsers leaves these out. */
const WANTED = '/* wanted */ ';

/** A module without the words that only the launch check and tests read. */
export const withoutWanted = (code: string): string => code.replace(/, \/\* wanted \*\/ "(?:[^"\\]|\\.)*"/g, '');

/** Records of one kind as source of their modules, by name. */
export function modulesOfKind(kind: Kind, records: readonly { id: string; data: unknown }[]): [name: string, text: string][] {
  const base = kind.files.replace(/(\/\*)?\.\w+$/, '');
  if (kind.together) {
    const all = records.toSorted((a, b) => orderOf(a.data) - orderOf(b.data));
    const entries = all.map(({ id, data }) => entryOf(kind, id, data));
    const text = registered(kind, base, entries);
    return [[`${base}.ts`, moduleText({ ...kind, name: `${base}.ts`, shape: `readonly ${kind.type[0]}[]` }, text)]];
  }
  return records.flatMap(({ id, data }) => {
    const name = kind.files.includes('*') ? `${base}/${id}` : base;
    const apart = Object.entries(kind.apart ?? {});
    const taken = new Set(apart.flatMap(([, fields]) => fields));
    const rest = pick(data as object, (field) => !taken.has(field));
    const part = (file: string, constant: string, fields: readonly string[], value: object): [string, string] => [
      file,
      moduleText({ ...kind, name: file, constant, shape: picked(kind, fields) }, registered(kind, name, value)),
    ];
    const main = part(`${name}.ts`, kind.constant, apart.length ? Object.keys(rest) : [], apart.length ? rest : (data as object));
    const others = apart.map(([suffix, fields]) =>
      part(
        `${name}-${suffix}.ts`,
        suffix,
        fields,
        pick(data as object, (field) => fields.includes(field)),
      ),
    );
    return [main, ...others];
  });
}

const picked = ({ type: [type] }: Kind, fields: readonly string[]): string =>
  fields.length ? `Pick<${type}, ${fields.map((field) => `'${field}'`).join(' | ')}>` : type;

const pick = (data: object, wanted: (field: string) => boolean): object =>
  Object.fromEntries(Object.entries(data).filter(([field]) => wanted(field)));

interface Ordered {
  order: number;
}

const orderOf = (data: unknown): number => (isMark(data) ? (data.value as Ordered) : (data as Ordered)).order;

/** A module to be made. */
interface Made extends Pick<Kind, 'type' | 'constant'> {
  /** Of its file. */
  name: string;
  /** Type of the constant. */
  shape: string;
}

/** Before the name of a record that WordPress never says. */
export const IN_LANGUAGES = '/* in languages */ ';

/** What WordPress or another language may say otherwise is registered (src/content/overlay.ts). */
const registered = ({ shownOn }: Kind, name: string, data: unknown): string =>
  `record(${shownOn ? '' : IN_LANGUAGES}'${name}', ${literal(data)})`;

/**
 * A module for browsers: what only other languages say otherwise is not registered there, for a browser has one language. A copy that was
 * made to be changed is none.
 */
export function withoutLanguages(code: string): string {
  const plain = code
    .replaceAll(/record\(\/\* in languages \*\/ '[^']+', ([\s\S]*?)\);$/gm, '$1;')
    .replaceAll(/ = \{ \.\.\.(\w+) \};$/gm, ' = $1;');
  return plain.includes('record(') ? plain : plain.replace(/^import \{ record \} .*\n/m, '');
}

/** Source of a module: plain data, typed. */
function moduleText({ type: [type, file], name, constant, shape }: Made, value: string): string {
  const from = (path: string) => posix.relative(posix.dirname(posix.join(FOLDER, name)), posix.join(CONTENT, path));
  const imports = [
    ...(value.includes('record(') ? [`import { record } from '${from('overlay.ts')}';\n`] : []),
    ...(value.includes('placeholder(') ? [`import { placeholder } from '${from('placeholder.ts')}';\n`] : []),
  ].join('');
  return `${imports}import type { ${type} } from '${from(`schema/${file}`)}';\n\nexport const ${constant}: ${shape} = ${value};\n`;
}

const isMark = (value: unknown): value is Placeholder<unknown> =>
  typeof value === 'object' && value !== null && 'placeholder' in value;

/** A value as an expression. What the clinic owes keeps the call that a build drops where nothing shows it. */
function literal(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isMark(value) && value.placeholder) return `placeholder(${literal(value.value)}, ${WANTED}${literal(value.wanted)})`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  const members = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${members.map(([key, inner]) => `${name(key)}: ${literal(inner)}`).join(', ')} }`;
}

const name = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));
