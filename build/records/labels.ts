import * as v from 'valibot';
import type { Field } from '../../src/content/schema/fields.ts';
import type { Kind } from '../../src/content/schema/kind.ts';

type Path = readonly (string | number)[];

/** The label an editor sees at a path, or the nearest one around it. */
export function labelAt({ schema, label }: Kind, path: Path): string {
  let inner: Field | undefined = schema;
  let found = label;
  for (const step of path) {
    inner = child(inner, step);
    if (!inner) break;
    found = titleOf(inner) ?? found;
  }
  return found;
}

type AnySchema = Field & {
  entries?: Record<string, Field>;
  item?: Field;
  /** Of a group whose names are free. */
  value?: Field;
  wrapped?: Field;
  options?: Field[];
  pipe?: Field[];
  getter?: (input: unknown) => Field;
};

/** What a schema is made around: what an optional field holds, what the clinic owes, the type before the rules. */
function within(schema: Field): Field[] {
  const { wrapped, options, pipe, getter } = schema as AnySchema;
  if (wrapped) return [wrapped];
  if (getter) return [getter({ wanted: '' }), getter(undefined)];
  return options ?? (pipe ?? []).slice(0, 1).filter((first) => first !== schema);
}

const entryOf = (schema: Field): Field | undefined => (schema.type === 'record' ? (schema as AnySchema).value : undefined);

export function titleOf(schema: Field): string | undefined {
  return v.getTitle(schema) ?? within(schema).map(titleOf).find(Boolean);
}

function child(schema: Field | undefined, step: string | number): Field | undefined {
  if (!schema) return undefined;
  const { entries, item = entryOf(schema) } = schema as AnySchema;
  return (
    entries?.[step] ??
    item ??
    within(schema)
      .map((inner) => child(inner, step))
      .find(Boolean)
  );
}

/** Every field below a schema, with the names that lead to it; entries of lists are `*`. */
export function fieldsOf(schema: Field, path: readonly string[] = []): [path: string, field: Field][] {
  const { entries, item = entryOf(schema) } = schema as AnySchema;
  const children: [string, Field][] = [...Object.entries(entries ?? {}), ...(item ? [['*', item] as [string, Field]] : [])];
  const own = children.flatMap(([name, field]) => {
    const inner = [...path, name];
    return [[inner.join('.'), field] as [string, Field], ...fieldsOf(field, inner)];
  });
  return children.length ? own : within(schema).flatMap((inner) => fieldsOf(inner, path));
}
