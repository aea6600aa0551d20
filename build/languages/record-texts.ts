import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import type { Field } from '../../src/content/schema/fields.ts';
import type { Kind } from '../../src/content/schema/kind.ts';
import type { RuleName } from '../../src/content/schema/rules.ts';
import { isShown, mayStay } from './kept-texts.ts';

/** A text of a record that a translation says in another language. */
export interface SourceText {
  /** Keys and positions that lead to it, without the `value` beside a `wanted`: `['faq', 'questions', 0, 'answer']`. */
  path: readonly (string | number)[];
  /** In English, as it stands in the file: with `{{figures.recovery}}`. */
  text: string;
  /** How many characters the English may have. */
  max: number;
  /** A name: a translation may have it, and none lacks it. */
  mayStay: boolean;
}

export type SourcePath = SourceText['path'];

/** What stands in place of a text. */
export type Say = (text: Omit<SourceText, 'mayStay'>) => string;

/** A path as one name. */
export const nameOf = (path: SourcePath): string => path.join('.');

/** The texts of a record that are shown to readers, in the order of its file. `raw`: what its YAML holds. */
export function textsOf(kind: Kind, raw: unknown): SourceText[] {
  const texts: SourceText[] = [];
  recordWith(kind, raw, (found) => {
    if (isShown(kind, found.path, raw)) texts.push({ ...found, mayStay: mayStay(kind, found.path) });
    return found.text;
  });
  return texts;
}

/** First eight digits of the sha256 of English texts: a translation says from which ones it was made. */
export const sourceOf = (texts: readonly Pick<SourceText, 'path' | 'text'>[]): string =>
  createHash('sha256')
    .update(JSON.stringify(texts.map(({ path, text }) => [nameOf(path), text])))
    .digest('hex')
    .slice(0, 8);

/**
 * A record as its schema makes it, with other texts. Rules are left out: those about words (promises, figures in their order) are rules of
 * English, and the English was checked.
 */
export const recordWith = (kind: Kind, raw: unknown, say: Say): unknown => walk(kind.schema, raw, { say, path: [], actions: [] });

interface Action {
  kind: string;
  type: string;
  requirement?: unknown;
  operation?: (value: unknown) => unknown;
  /** Of rules that have a name (src/content/schema/rules.ts). */
  named?: { name: RuleName };
}

type AnySchema = Field & {
  entries?: Record<string, Field>;
  item?: Field;
  /** Of a group whose names are free. */
  value?: Field;
  wrapped?: Field;
  options?: Field[];
  pipe?: readonly (AnySchema | Action)[];
  getter?: (input: unknown) => Field;
};

interface Walk {
  say: Say;
  path: SourcePath;
  /** Rules around the schema. */
  actions: readonly Action[];
}

function walk(field: Field, given: unknown, { say, path, actions }: Walk): unknown {
  const schema = field as AnySchema;
  const [first, ...own] = schema.pipe ?? [];
  if (first && first !== schema) {
    const inner = walk(first as AnySchema, given, { say, path, actions: [...(own as Action[]), ...actions] });
    return (own as Action[]).reduce((value, { type, operation }) => (type === 'transform' ? operation?.(value) : value), inner);
  }
  const below = (step: string | number | undefined, inner: Field | undefined, value: unknown): unknown =>
    inner ? walk(inner, value, { say, path: step === undefined ? path : [...path, step], actions: [] }) : value;
  if (schema.type === 'string') return leaf(given, { say, path, actions });
  if (schema.getter) return walk(schema.getter(given), given, { say, path, actions });
  if (schema.options) return walk(optionFor(schema.options, given), given, { say, path, actions });
  if (schema.wrapped) return given === null || given === undefined ? given : walk(schema.wrapped, given, { say, path, actions });
  if (Array.isArray(given)) return given.map((entry: unknown, at) => below(at, schema.item, entry));
  if (typeof given !== 'object' || given === null) return given;
  const { entries } = schema;
  const isOwed = entries && Object.keys(entries).join() === 'wanted,value';
  const names = entries ? Object.keys(entries).filter((name) => name in given) : Object.keys(given);
  return Object.fromEntries(
    names.map((name) => {
      const value = (given as Record<string, unknown>)[name];
      if (isOwed) return [name, name === 'value' ? below(undefined, entries['value'], value) : value];
      return [name, below(name, entries?.[name] ?? schema.value, value)];
    }),
  );
}

/** What machines read follows a pattern or is a day; the rest is text. */
const isOfMachines = ({ type, named }: Action): boolean => type === 'regex' || named?.name === 'day';

function leaf(given: unknown, { say, path, actions }: Walk): unknown {
  if (typeof given !== 'string' || given === '' || actions.some(isOfMachines)) return given;
  const limits = actions.flatMap(({ type, requirement }) => (type === 'max_length' ? [Number(requirement)] : []));
  return say({ path, text: given, max: Math.min(...limits, 4000) });
}

/** Of several shapes, the one a value has. */
function optionFor(options: readonly Field[], given: unknown): Field {
  const isText = typeof given === 'string';
  const fitting = options.find((option) => isText === (rootOf(option).type === 'string'));
  return fitting ?? (options[0] as Field);
}

const rootOf = (field: Field): v.GenericSchema => {
  const [first] = (field as AnySchema).pipe ?? [];
  return first && first !== field ? rootOf(first as Field) : field;
};
