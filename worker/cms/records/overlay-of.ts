import type { Fields, Overlay } from '../../../src/content/overlay.ts';
import type { FactRecord, TreatmentFacts } from '../../../src/content/schema/facts.ts';
import { filled, type TextOf, takesOver } from '../../../src/content/schema/filled.ts';
import type { Kind, ShownOn } from '../../../src/content/schema/kind.ts';
import { kinds } from '../../../src/content/schema/kinds.ts';
import { entryOf } from '../../../src/content/schema/list-entry.ts';
import { isService, type RouteName, routes, serviceLabels } from '../../../src/routes.ts';
import { shownFactsOverlay, stayFactsOverlay } from './facts-overlay.ts';
import { valueAt } from './lay-fields.ts';
import type { SaidRecords } from './said-records.ts';
import { type Taken, takenFields } from './taken-fields.ts';

/** A field of WordPress that the site does not take. */
export interface RefusedField {
  record: string;
  field: string;
  /** In the words of the schema. */
  message: string;
}

/** What WordPress says and the site shows: valid, and other than the files. */
export interface PublishedOverlay {
  /** WordPress's own name of this state. */
  version: string;
  /** All records, for texts that no page shows. */
  all: Overlay;
  /** What every page shows of it. */
  every: Overlay;
  /** What a page shows besides. */
  pages: Partial<Record<RouteName, Overlay>>;
  /** Facts by treatment, of which the pages show what is worked out of them. */
  facts: Record<string, readonly FactRecord[]>;
  /** What stays as the files say it. */
  refused: RefusedField[];
}

/** Data of the files as their schemas take them, by the names of the records (`build/records/record-files.ts`). */
export type RecordFiles = Readonly<Record<string, unknown>>;

/** What the site shows of what WordPress says. */
export function overlayOf({ version, records }: SaidRecords, files: RecordFiles): PublishedOverlay {
  const overlay: PublishedOverlay = { version, all: {}, every: {}, pages: {}, facts: {}, refused: [] };
  /** Records as they count, for those that take something over from them: they come first. */
  const now: Record<string, unknown> = {};
  const fileOf = (name: string): unknown => filled(files[name], valuesOf(fileOf));
  const isNewVersion = isNewLegalVersion(records['legal'], fileOf('legal'));
  for (const { name, ...found } of inOrder(overlay, records, files)) {
    const fields = records[name] ?? {};
    const raw = files[name] ?? withoutFile(found);
    const refuse = (refused: readonly string[], message: string) => refuseFields(overlay, name, refused, message);
    const file = takesOver(raw) ? fileOf(name) : raw;
    const base = takesOver(raw)
      ? filled(
          raw,
          valuesOf((source) => now[source] ?? fileOf(source)),
        )
      : file;
    const taken = takenFields({ ...found, file, base, fields, isNewVersion }, refuse);
    now[name] = taken.data;
    place(overlay, { ...found, name, ...taken, files });
  }
  orderServices(overlay, files);
  return overlay;
}

/** Texts that stand in others (`clinic.hours.shown`), of records by their names. */
const valuesOf =
  (recordOf: (name: string) => unknown): TextOf =>
  (path) => {
    const [name = '', ...field] = path.split('.');
    return valueAt(recordOf(name), field);
  };

interface NamedRecord extends NamedKind {
  name: string;
}

/** Records of which WordPress says something, and those that take something over from others, each after those. */
function inOrder(overlay: PublishedOverlay, records: SaidRecords['records'], files: RecordFiles): NamedRecord[] {
  const takers = Object.keys(files).filter((name) => takesOver(files[name]));
  const known = [...new Set([...Object.keys(records), ...takers])].flatMap((name): NamedRecord[] => {
    const found = kindOf(name);
    if (found && (files[name] ?? withoutFile(found)) !== undefined) return [{ ...found, name }];
    refuseFields(overlay, name, Object.keys(records[name] ?? {}), 'is not taken over by the site');
    return [];
  });
  return known.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** A changed legal text counts from a day of its own; an older one than that of the files does not come back (row LEGAL-08). */
function isNewLegalVersion(said: Fields | undefined, file: unknown): boolean {
  const date = said?.['version.date'];
  return typeof date === 'string' && date > String(valueAt(file, ['version', 'date']));
}

/** The first page that shows a record; null for one that the site does not take over. */
export function firstPathOf(name: string): string | null {
  const found = kindOf(name);
  const pages = found?.kind.shownOn?.(found.id);
  if (!pages) return null;
  const first = pages === 'every page' ? 'contact' : pagesOf(pages)[0];
  return first && Object.hasOwn(routes, first) ? routes[first].path : null;
}

interface NamedKind {
  kind: Kind;
  id: string;
}

function kindOf(name: string): NamedKind | null {
  const [folder = '', id = ''] = name.split('/');
  const kind = kinds.find(({ files, shownOn }) => shownOn && files === (id ? `${folder}/*.yaml` : `${folder}.yaml`));
  return kind ? { kind, id: id || folder } : null;
}

/** Any treatment may have figures. */
const withoutFile = ({ kind, id }: NamedKind): unknown => (kind.constant === 'facts' && isService(id) ? {} : undefined);

function refuseFields({ refused }: PublishedOverlay, record: string, fields: readonly string[], message: string): void {
  for (const field of fields) refused.push({ record, field, message });
}

/** Menus, forms and lists show the services of a department in the order of their records. */
function orderServices(overlay: PublishedOverlay, files: RecordFiles): void {
  const saidOrder = (slug: string) => overlay.all[`services/${slug}`]?.['order'];
  const slugs = Object.keys(files).flatMap((name) => (name.startsWith('services/') ? [name.slice('services/'.length)] : []));
  if (!slugs.some((slug) => saidOrder(slug) !== undefined)) return;
  const placeOf = (slug: string) => Number(saidOrder(slug) ?? valueAt(files[`services/${slug}`], ['order']));
  const of = (department: string) =>
    slugs
      .filter((slug) => valueAt(files[`services/${slug}`], ['department']) === department)
      .toSorted((a, b) => placeOf(a) - placeOf(b));
  add(overlay, 'every page', { order: { plasticSurgery: of('plasticSurgery'), dermatology: of('dermatology') } });
}

interface Placed extends NamedRecord, Pick<Taken, 'fields' | 'output'> {
  files: RecordFiles;
}

function place(overlay: PublishedOverlay, { kind, id, name, fields, output, files }: Placed): void {
  if (Object.keys(fields).length === 0) return;
  if (kind.together) {
    const [folder = ''] = name.split('/');
    add(overlay, kind.shownOn?.(id) ?? [], { [folder]: { [placeInList(name, files)]: entryOf(kind, id, output) } });
    return;
  }
  if (kind.constant === 'facts' && isService(id)) {
    const { facts } = fields as unknown as TreatmentFacts;
    overlay.facts[id] = facts;
    add(overlay, [id], shownFactsOverlay(id, facts));
    add(overlay, ['planYourStay'], stayFactsOverlay(id, facts));
    return;
  }
  for (const [field, value] of Object.entries(fields))
    add(overlay, kind.shownOn?.(id, field) ?? [], { [name]: { [field]: value } });
  if (kind.constant === 'service' && fields['lead'] !== undefined)
    add(overlay, ['services'], { 'service-leads': { [id]: fields['lead'] } });
}

/** Where a record stands in the list that its kind is made into (build/records/module-text.ts). */
function placeInList(name: string, files: RecordFiles): number {
  const folder = `${name.split('/')[0]}/`;
  const orderOf = (each: string) => Number(valueAt(files[each], ['order']));
  return Object.keys(files)
    .filter((each) => each.startsWith(folder))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .indexOf(name);
}

function add(overlay: PublishedOverlay, shownOn: ShownOn, records: Overlay): void {
  overlay.all = merged(overlay.all, records);
  if (shownOn === 'every page') overlay.every = merged(overlay.every, records);
  else for (const page of pagesOf(shownOn)) overlay.pages[page] = merged(overlay.pages[page] ?? {}, records);
}

/** Pages by their names, where not every one is meant. */
const pagesOf = (shownOn: Exclude<ShownOn, 'every page'>): readonly RouteName[] =>
  shownOn === 'every service' ? Object.keys(serviceLabels).filter(isService) : shownOn;

const merged = (one: Overlay, other: Overlay): Overlay => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([name, fields]) => [name, { ...one[name], ...fields }])),
});
