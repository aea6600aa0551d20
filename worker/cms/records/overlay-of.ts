import { showFacts } from '../../../src/content/facts/show-facts.ts';
import { stayFacts } from '../../../src/content/facts/stay-facts.ts';
import type { Fields, Overlay } from '../../../src/content/overlay.ts';
import type { TreatmentFacts } from '../../../src/content/schema/facts.ts';
import type { Kind } from '../../../src/content/schema/kind.ts';
import { kinds } from '../../../src/content/schema/kinds.ts';
import { problemsOf } from '../../../src/content/schema/problems.ts';
import { isService, type RouteName, routes } from '../../../src/routes.ts';
import { isRecord } from '../client/members.ts';
import { isSame, laidOver, valueAt } from './lay-fields.ts';
import type { SaidRecords } from './said-records.ts';

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
  /** What stays as the files say it. */
  refused: RefusedField[];
}

/** Data of the files as their schemas take them, by the names of the records (`scripts/records/record-files.ts`). */
export type RecordFiles = Readonly<Record<string, unknown>>;

/** What the site shows of what WordPress says: each field that its schema takes, alone and with the rest of its record. */
export function overlayOf({ version, records }: SaidRecords, files: RecordFiles): PublishedOverlay {
  const overlay: PublishedOverlay = { version, all: {}, every: {}, pages: {}, refused: [] };
  for (const [name, fields] of Object.entries(records)) {
    const found = kindOf(name);
    const file = found && (files[name] ?? withoutFile(found));
    if (!found || file === undefined) {
      refuse(overlay, name, Object.keys(fields), 'is not taken over by the site');
      continue;
    }
    const taken = takenFields(overlay, { ...found, name, file }, fields);
    if (taken) place(overlay, { ...found, name }, taken);
  }
  orderServices(overlay, files);
  return overlay;
}

/** The first page that shows a record; null for one that the site does not take over. */
export function firstPathOf(name: string): string | null {
  const found = kindOf(name);
  const pages = found?.kind.shownOn?.(found.id);
  if (!pages) return null;
  const first = pages === 'every page' ? 'contact' : pages[0];
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

function refuse({ refused }: PublishedOverlay, record: string, fields: readonly string[], message: string): void {
  for (const field of fields) refused.push({ record, field, message });
}

interface Target extends NamedKind {
  name: string;
  file: unknown;
}

/** Top-level fields of a record as its modules have them, where WordPress says another value than the file; null where it says none. */
function takenFields(overlay: PublishedOverlay, { kind, id, name, file }: Target, fields: Fields): Fields | null {
  const { fixed = [] } = kind;
  const closed = Object.keys(fields).filter((path) => fixed.includes(topOf(path)));
  refuse(overlay, name, closed, 'stays as the file says it');
  let open = Object.entries(fields).filter(
    ([path, value]) => !closed.includes(path) && !isSame(value, valueAt(file, path.split('.'))),
  );
  // All at once first: two may be right only together, as two ends of the opening hours.
  let whole = problemsOf(kind, laidOver(file, Object.fromEntries(open)), id);
  if (whole.problems.length) {
    open = open.filter(([path, value]) => {
      const { problems } = problemsOf(kind, laidOver(file, { [path]: value }), id);
      refuse(overlay, name, problems.length ? [path] : [], problems[0]?.message ?? '');
      return problems.length === 0;
    });
    whole = problemsOf(kind, laidOver(file, Object.fromEntries(open)), id);
    if (whole.problems.length) {
      refuse(
        overlay,
        name,
        open.map(([path]) => path),
        whole.problems[0]?.message ?? '',
      );
      return null;
    }
  }
  if (open.length === 0) return null;
  const output = shownFields(whole.output);
  return Object.fromEntries([...new Set(open.map(([path]) => topOf(path)))].map((top) => [top, withoutWanted(output[top])]));
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

const topOf = (path: string): string => path.split('.')[0] ?? '';

/** An owed record has its fields in its value. */
const shownFields = (output: unknown): Fields =>
  (isRecord(output) && 'placeholder' in output ? output['value'] : output) as Fields;

/** Without the words that only the launch check reads, as in the files of a build. */
function withoutWanted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWanted);
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWanted(each)]));
  return 'placeholder' in inner ? { ...inner, wanted: '' } : inner;
}

function place(overlay: PublishedOverlay, { kind, id, name }: Omit<Target, 'file'>, fields: Fields): void {
  if (kind.constant === 'facts' && isService(id)) {
    const { facts } = fields as unknown as TreatmentFacts;
    // Whether one is still current is decided with each document.
    add(overlay, [id], { [`shown-facts/${id}`]: { facts: showFacts({ facts }, '').facts, example: false } });
    add(overlay, ['planYourStay'], { [`stay-facts/${id}`]: { bring: [], ...stayFacts(facts), example: false } });
    return;
  }
  add(overlay, kind.shownOn?.(id) ?? [], { [name]: fields });
  if (kind.constant === 'service' && fields['lead'] !== undefined)
    add(overlay, ['services'], { 'service-leads': { [id]: fields['lead'] } });
}

function add(overlay: PublishedOverlay, shownOn: 'every page' | readonly RouteName[], records: Overlay): void {
  overlay.all = merged(overlay.all, records);
  if (shownOn === 'every page') overlay.every = merged(overlay.every, records);
  else for (const page of shownOn) overlay.pages[page] = merged(overlay.pages[page] ?? {}, records);
}

const merged = (one: Overlay, other: Overlay): Overlay => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([name, fields]) => [name, { ...one[name], ...fields }])),
});
