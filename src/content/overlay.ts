/**
 * What WordPress says in place of the files, field by field (docs/decisions/042). The modules that are made of records register them here,
 * and `apply-overlay.ts` changes them where they stand: whoever holds a record, or a part of one, reads what counts now.
 */
import type { RouteName } from '../routes.ts';

/** Fields of one record. */
export type Fields = Record<string, unknown>;
/** Fields by the name of their record, such as `clinic` or `doctors/surgeon`. */
export type Overlay = Readonly<Record<string, Fields>>;

/** What a page shows of the overlay, with its document. */
export interface PageOverlay {
  records: Overlay;
  /** Routes that show more of it than every page does: their data are asked for on the way there. */
  pages: readonly string[];
}

interface Overlaid {
  /** Records that were loaded, with their names; one may be in several modules. */
  records: [name: string, data: object][];
  /** These are there once something lies over them: what is told of a record that is loaded later, … */
  loaded?: (name: string, data: object) => void;
  /** … the pages that ask for data, … */
  pages?: readonly string[];
  /** … and what takes what they get. Throws where it is missing. */
  take?: (page: RouteName, data: { status: string; records?: Overlay }) => void;
}

export const overlaid: Overlaid = { records: [] };

/** Registers a record as it stands in its module, or a list of records: its fields are the places in it, each with a whole record. */
/* @__NO_SIDE_EFFECTS__ */
export function record<T extends object>(name: string, data: T): T {
  overlaid.records.push([name, data]);
  overlaid.loaded?.(name, data);
  return data;
}
