import type { RouteName } from '../../routes.ts';
import type { Field } from './fields.ts';

/** What is wrong in a record, and where: keys and positions down to the field. */
export interface Problem {
  path: readonly (string | number)[];
  message: string;
}

/** Pages that show a record. */
export type ShownOn = 'every page' | 'every service' | readonly RouteName[];

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
  /** Pages that show a record, or one field of it, where WordPress may say it (docs/decisions/042); absent: the files alone say it. */
  shownOn?: (id: string, field?: string) => ShownOn;
  /** Fields, by their paths, that stay those of the files all the same: keys, pictures, and what addresses and menus are made of. */
  fixed?: readonly string[];
  /** A record that the clinic still owes as a whole counts as supplied once WordPress says these fields; absent: never. */
  suppliedBy?: readonly string[];
  /** Legal texts: a change of these fields counts only under a later day of the version (`legalVersion`, schema/legal.ts). */
  needsNewVersion?: readonly string[];
  /** Rules that depend on which record it is. `id`: the file's name without its ending. */
  rules?: (record: never, id: string) => Problem[];
}
