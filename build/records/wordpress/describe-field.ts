import * as v from 'valibot';
import type { Field } from '../../../src/content/schema/fields.ts';
import type { PictureLimits } from '../../../src/content/schema/picture.ts';
import type { RuleName, Wording } from '../../../src/content/schema/rules.ts';
import { titleOf } from '../labels.ts';

/** A field as the plugin for WordPress reads it: what an editor sees, and the limits. */
export interface Described {
  label: string;
  help?: string;
  type:
    | 'line'
    | 'text'
    | 'date'
    | 'time'
    | 'address'
    | 'number'
    | 'choice'
    | 'flag'
    | 'list'
    | 'group'
    | 'text or list'
    | 'picture';
  /** May be absent. */
  optional?: true;
  /** May be null: nothing is known. */
  nullable?: true;
  /** Characters, entries, or the number itself. */
  min?: number;
  max?: number;
  integer?: true;
  pattern?: { source: string; message: string };
  options?: readonly string[];
  wording?: readonly DescribedWording[];
  rules?: readonly { name: RuleName; message: string }[];
  /** Of a list. */
  item?: Described;
  /** Of a group; of a picture those that editors say themselves. */
  fields?: readonly NamedField[];
  picture?: PictureLimits;
}

export interface NamedField extends Described {
  name: string;
}

export interface DescribedWording {
  strip?: string;
  must?: string;
  not?: string;
  /** Whether `not` finds capitals as well. */
  anyCase?: true;
  unless?: readonly string[];
  message: string;
}

type Action = {
  type: string;
  requirement?: unknown;
  message?: unknown;
  wording?: Wording;
  named?: { name: RuleName; message: string };
  picture?: PictureLimits;
};
type AnySchema = Field &
  Action & {
    pipe?: (Field & Action)[];
    wrapped?: Field;
    getter?: (input: unknown) => Field;
    entries?: Record<string, Field>;
    item?: Field;
    items?: Field[];
    options?: unknown;
    literal?: unknown;
  };

/** Longer texts get a box of several lines. */
const LINE_CHARACTERS = 90;

/** What lies around the bare type of a field: its rules in their order, and whether it may be absent or null. */
interface Unwrapped {
  base: AnySchema;
  actions: Action[];
  optional: boolean;
  nullable: boolean;
  /** A text or a list of texts. */
  either: Field | null;
}

function unwrap(schema: Field): Unwrapped {
  const { pipe, wrapped, getter, type } = schema as AnySchema;
  if (pipe) {
    const [first, ...rest] = pipe;
    if (first && first !== schema) {
      const inner = unwrap(first);
      return { ...inner, actions: [...inner.actions, ...rest] };
    }
    return { base: schema as AnySchema, actions: rest, optional: false, nullable: false, either: null };
  }
  if (wrapped) {
    const inner = unwrap(wrapped);
    return { ...inner, optional: inner.optional || type === 'exact_optional', nullable: inner.nullable || type === 'nullable' };
  }
  if (getter) {
    const list = getter([]);
    const inner = unwrap(getter(undefined));
    return inner.base.type === 'string' && unwrap(list).base.type === 'array' ? { ...inner, either: list } : inner;
  }
  return { base: schema as AnySchema, actions: [], optional: false, nullable: false, either: null };
}

/** Null for what WordPress cannot own: groups of free names, values of several shapes. */
function describe(schema: Field): Described | null {
  const unwrapped = unwrap(schema);
  const { base, actions, optional, nullable, either } = unwrapped;
  const shape = shapeOf(base, actions);
  if (!shape) return null;
  const help = v.getDescription(schema) || helpOf(actions);
  const wordings = actions.flatMap(({ wording }) => (wording ? [describeWording(wording)] : []));
  const rules = actions.flatMap(({ named }) => (named ? [named] : []));
  const list = either && describe(either);
  return {
    label: titleOf(schema) ?? '',
    ...(help && { help: forEditors(help) }),
    ...shape,
    ...(list && { type: 'text or list', item: list.item }),
    ...(optional && { optional }),
    ...(nullable && { nullable }),
    ...(wordings.length && { wording: wordings }),
    ...(rules.length && { rules }),
  } as Described;
}

/** Rows of the specification and commands, which schemas name for engineers, say nothing to an editor. */
const forEditors = (help: string): string => help.replace(/ \((?:rows? [A-Z]+-\d|`)[^)]*\)/g, '');

const helpOf = (actions: readonly Action[]): string | undefined =>
  actions.filter(({ type }) => type === 'description').map((action) => (action as { description?: string }).description)[0];

type Shape = Omit<Described, 'label'>;

function shapeOf(base: AnySchema, actions: readonly Action[]): Shape | null {
  const limits = limitsOf(actions);
  switch (base.type) {
    case 'string':
      return { type: actions.some(({ named }) => named?.name === 'day') ? 'date' : textType(limits), ...limits };
    case 'number':
      return { type: 'number', ...limits, ...(actions.some(({ type }) => type === 'integer') && { integer: true as const }) };
    case 'picklist':
      return { type: 'choice', options: base.options as string[] };
    case 'literal':
      return base.literal === true ? { type: 'flag' } : null;
    case 'array': {
      const item = base.item && describe(base.item);
      return item ? { type: 'list', ...limits, item } : null;
    }
    case 'strict_tuple': {
      const item = base.items?.[0] && describe(base.items[0]);
      return item ? { type: 'list', item, min: base.items?.length ?? 0, max: base.items?.length ?? 0 } : null;
    }
    case 'strict_object': {
      const picture = actions.find((action) => action.picture)?.picture;
      return picture
        ? { type: 'picture', fields: fieldsIn(base, SAID_OF_PICTURES), picture }
        : { type: 'group', fields: fieldsIn(base) };
    }
    default:
      return null;
  }
}

/** All else WordPress says of the file. */
const SAID_OF_PICTURES = ['alt', 'focus'];

function fieldsIn(base: AnySchema, only?: readonly string[]): NamedField[] {
  return entriesOf(base).flatMap(([name, field]) => {
    if (only && !only.includes(name)) return [];
    const described = describe(field);
    if (!described) throw new Error(`The field “${name}” of a list cannot be described for WordPress.`);
    return [{ name, ...described }];
  });
}

const entriesOf = ({ entries = {} }: AnySchema): [string, Field][] => Object.entries(entries);

function limitsOf(actions: readonly Action[]): Pick<Described, 'min' | 'max' | 'pattern'> {
  const limits: Pick<Described, 'min' | 'max' | 'pattern'> = {};
  for (const { type, requirement, message } of actions) {
    if (type === 'min_length' || type === 'min_value') limits.min = requirement as number;
    if (type === 'max_length' || type === 'max_value') limits.max = requirement as number;
    if (type === 'non_empty') limits.min = 1;
    if (type === 'regex') limits.pattern = { source: (requirement as RegExp).source, message: String(message) };
  }
  return limits;
}

function textType({ max, pattern }: Pick<Described, 'max' | 'pattern'>): Described['type'] {
  if (pattern?.message.includes('date')) return 'date';
  if (pattern?.message.includes('time')) return 'time';
  if (pattern?.message.includes('https://')) return 'address';
  return pattern || (max !== undefined && max <= LINE_CHARACTERS) ? 'line' : 'text';
}

const describeWording = ({ strip, must, not, unless, message }: Wording): DescribedWording => ({
  ...(strip && { strip: strip.source }),
  ...(must && { must: must.source }),
  ...(not && { not: not.source }),
  ...(not?.flags.includes('i') && { anyCase: true }),
  ...(unless && { unless }),
  message,
});

/** A field that WordPress owns whole, under a path through groups: `hours.opens`. */
export interface OwnedField extends NamedField {
  /** Labels of the groups around it. */
  within?: readonly string[];
  /** Groups around it that a record may lack; without them it has no place. */
  under?: string;
}

/** Every field of a kind that can be owned one by one. */
export function ownedFields(schema: Field, isLeftOut: (path: readonly string[]) => boolean): OwnedField[] {
  return below(schema, { path: [], within: [] }, isLeftOut);
}

interface Place {
  path: readonly string[];
  within: readonly string[];
  under?: string;
}

function below(schema: Field, place: Place, isLeftOut: (path: readonly string[]) => boolean): OwnedField[] {
  return entriesOf(unwrap(schema).base).flatMap(([name, field]) => {
    const path = [...place.path, name];
    if (isLeftOut(path)) return [];
    const inner = { within: [...place.within, titleOf(field) ?? ''], path, ...(place.under && { under: place.under }) };
    const { optional } = unwrap(field);
    if (isOpen(field)) return below(field, { ...inner, ...(optional && { under: path.join('.') }) }, isLeftOut);
    const described = describe(field);
    if (!described) return [];
    return [
      {
        name: path.join('.'),
        ...described,
        ...(place.within.length && { within: place.within }),
        ...(place.under && { under: place.under }),
      },
    ];
  });
}

/** Whether the fields of a group are owned one by one; one with a rule across its parts, or that comes and goes as one, is owned whole. */
function isOpen(field: Field): boolean {
  const { base, actions, optional, nullable } = unwrap(field);
  if (base.type !== 'strict_object' || nullable || actions.some((action) => action.named || action.type === 'check'))
    return false;
  return !optional || entriesOf(base).some(([, inner]) => ['array', 'strict_object'].includes(unwrap(inner).base.type));
}
