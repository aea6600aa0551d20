import type { RouteName } from '../../routes.ts';
import type { Field } from './fields.ts';

/** What is wrong in a record, and where: keys and positions down to the field. */
export interface Problem {
  path: readonly (string | number)[];
  message: string;
}

/** A kind of record: where its files lie, what they must be, and the modules that are made of them. */
export interface Kind {
  /** What an editor calls one of them. */
  label: string;
  /** Below `src/content`: one file (`figures.yaml`) or one for each thing (`services/*.yaml`). */
  files: string;
  schema: Field;
  /** Name of the constant in the module. */
  constant: string;
  /** Its type, and the file below `src/content/schema` that exports it. */
  type: readonly [name: string, file: string];
  /**
   * Several files become one array, in the order of their field `order`, which the pages do not get; `named`: each with the name of its
   * file as `id`.
   */
  together?: 'plain' | 'named';
  /** How many files there must be. */
  count?: number;
  /** Fields that go into modules of their own, so that no page loads what only another one shows: module name after the record's → fields. */
  apart?: Readonly<Record<string, readonly string[]>>;
  /** Pages that show a record, where WordPress may say its fields (docs/decisions/042); absent: the files alone say them. */
  shownOn?: (id: string) => 'every page' | readonly RouteName[];
  /** Fields that stay those of the files all the same: keys, pictures, and what addresses and menus are made of. */
  fixed?: readonly string[];
  /** Rules that depend on which record it is. `id`: the file's name without its ending. */
  rules?: (record: never, id: string) => Problem[];
}
