/**
 * What the schemas of records are made of. Each field carries its rules and the words an editor sees: `title` is the label,
 * `description` the help under it. Schemas run at build, in tests and in the Worker; pages import their types alone.
 */
import * as v from 'valibot';
import { type Placeholder, placeholder } from '../placeholder.ts';
import { GIVEN, NAMED, PROMISES } from '../promises.ts';
import { wording } from './rules.ts';

export type Field = v.GenericSchema;

export interface TextRules {
  /** Characters. */
  min?: number;
  max?: number;
  /** The sentence under the label in the editor. */
  help?: string;
}

const count = (given: string, rule: string) => `is ${given} characters long; it must have ${rule}`;

/** Plain text in the clinic's tone: within its lengths, promising nothing, without a long dash or a double space. */
export const text = (label: string, { min = 1, max = 2000, help = '' }: TextRules = {}) =>
  v.pipe(
    v.string('must be text'),
    v.title(label),
    v.description(help),
    v.minLength(min, ({ received }) => (received === '0' ? 'is empty' : count(received, `at least ${min}`))),
    v.maxLength(max, ({ received }) => count(received, `at most ${max}`)),
    wording({ strip: new RegExp(NAMED), not: PROMISES, unless: GIVEN, message: 'promises or praises: "{found}"' }),
    wording({ not: /—| {2}/, message: 'has a long dash or a double space' }),
  );

/** What is read by machines: a key, an id, an address. */
export const key = (label: string, pattern: RegExp, rule: string, help = '') =>
  v.pipe(
    v.string('must be text: put it between quotation marks'),
    v.title(label),
    v.description(help),
    v.regex(pattern, `must be ${rule}`),
  );

/** One of a few values. */
export const choice = <const T extends readonly string[]>(label: string, values: T, help = '') =>
  v.pipe(v.picklist(values, `must be one of: ${values.join(', ')}`), v.title(label), v.description(help));

/** What is true or absent. */
export const flag = (label: string, help = '') =>
  v.pipe(v.literal(true, 'must be true or absent'), v.title(label), v.description(help));

/** A whole number. */
export const number = (label: string, { min = 0, max = 1_000_000, help = '' }: TextRules = {}) =>
  v.pipe(
    v.number('must be a number'),
    v.title(label),
    v.description(help),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** A list of one kind of thing. */
export const list = <T extends Field>(label: string, item: T, { min = 1, max = 100, help = '' }: TextRules = {}) =>
  v.pipe(
    v.array(item, 'must be a list'),
    v.title(label),
    v.description(help),
    v.minLength(min, ({ received }) => `has ${entries(received)}; it needs at least ${min}`),
    v.maxLength(max, ({ received }) => `has ${entries(received)}; it may have at most ${max}`),
  );

const entries = (received: string) => (received === '1' ? '1 entry' : `${received} entries`);

/** Fields that belong together; others are refused, so that a misspelt name is found. */
export const group = <const T extends v.ObjectEntries>(label: string, fields: T, help = '') =>
  v.pipe(v.strictObject(fields, 'must be a group of fields'), v.title(label), v.description(help));

/**
 * A value the clinic may still owe: the value itself, or `wanted` (what has to be supplied) beside the `value` that stands in until then.
 */
export function owed<T extends Field>(field: T) {
  type Value = Placeholder<v.InferOutput<T>>;
  const waiting = v.pipe(
    v.strictObject({
      wanted: v.pipe(v.string('must be text'), v.title('What the clinic has to supply'), v.nonEmpty('is empty')),
      value: field,
    }),
    v.transform((given): Value => placeholder(given.value as v.InferOutput<T>, given.wanted as string)),
  );
  const supplied = v.pipe(
    field,
    v.transform((value): Value => ({ value, placeholder: false, wanted: '' })),
  );
  return v.lazy((input): v.GenericSchema<unknown, Value> => (isWaiting(input) ? waiting : supplied));
}

const isWaiting = (input: unknown): boolean => typeof input === 'object' && input !== null && 'wanted' in input;

/** The field of that name may be absent. */
export const optional = v.exactOptional;
