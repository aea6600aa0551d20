import { isJsonObject, type Json, type JsonObject } from '../answer.ts';
import { lastValue, splitList } from './parameters.ts';

/** What `_fields` asks for. Without it, everything. */
export interface Selection {
  /** The field itself is named. What media, terms and users have of their own shows only then. */
  names: (field: string) => boolean;
  /** The field or a part of it is named, as in `title.rendered`. What posts and pages have shows then. */
  includes: (field: string) => boolean;
  /** Cuts an object down to the named fields and parts; an object left empty becomes `[]`, as PHP writes it. */
  pick: (object: JsonObject) => Json;
}

type FieldTree = Map<string, FieldTree | null>;

const EVERYTHING: Selection = { names: () => true, includes: () => true, pick: (object) => object };

export function readFields(parameters: URLSearchParams): Selection {
  const fields = splitList(lastValue(parameters, '_fields') ?? '');
  if (fields.length === 0) return EVERYTHING;
  const tree = treeOf(fields);
  return {
    names: (field) => field === 'id' || fields.includes(field),
    includes: (field) => field === 'id' || tree.has(field),
    pick: (object) => cut(object, tree),
  };
}

function treeOf(fields: readonly string[]): FieldTree {
  const root: FieldTree = new Map();
  for (const field of fields) addField(root, field.split('.'));
  return root;
}

/** A field named whole wins over its parts. */
function addField(tree: FieldTree, [name = '', ...parts]: readonly string[]): void {
  const below = tree.get(name);
  if (parts.length === 0) tree.set(name, null);
  else if (below !== null) {
    const branch: FieldTree = below ?? new Map();
    tree.set(name, branch);
    addField(branch, parts);
  }
}

function cut(value: Json, tree: FieldTree): Json {
  if (Array.isArray(value)) return value.filter((_, index) => tree.has(String(index)));
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    const below = tree.get(name);
    if (below === undefined) return [];
    return [[name, below === null ? member : cut(member, below)]];
  });
  return kept.length === 0 ? [] : Object.fromEntries(kept);
}

export type Members = Readonly<Record<string, () => Json>>;

/** Builds only the wanted members of an object: leaving out `content` spares rendering it. */
export const build = (members: Members, wanted: (name: string) => boolean): JsonObject =>
  Object.fromEntries(
    Object.entries(members)
      .filter(([name]) => wanted(name))
      .map(([name, make]) => [name, make()]),
  );
