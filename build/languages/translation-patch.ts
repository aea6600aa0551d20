import type { Fields, Overlay } from '../../src/content/overlay.ts';
import { entryOf } from '../../src/content/schema/list-entry.ts';
import type { ReadRecord } from '../records/write-records.ts';

/** What a translation says otherwise, by the names under which modules register their records (src/content/translation.ts lays it on). */
export const patchOf = (english: readonly ReadRecord[], translated: readonly ReadRecord[]): Overlay =>
  placed(english, translated, difference);

/** The English that translations were made from, under the same names: whole records. */
export const englishOf = (english: readonly ReadRecord[]): Overlay => placed(english, english, (_, data) => data);

type Choice = (english: unknown, translated: unknown) => unknown;

function placed(english: readonly ReadRecord[], translated: readonly ReadRecord[], chosen: Choice): Overlay {
  const patch: Record<string, Fields> = {};
  const add = (name: string, fields: unknown) => {
    if (isObject(fields)) patch[name] = { ...patch[name], ...fields };
  };
  for (const [at, record] of english.entries()) {
    const { kind, id, data } = record;
    const other = translated[at]?.data;
    const base = kind.files.replace(/(\/\*)?\.\w+$/, '');
    if (kind.together)
      add(
        base,
        chosen({ [placeOf(record, english)]: entryOf(kind, id, data) }, { [placeOf(record, english)]: entryOf(kind, id, other) }),
      );
    else add(kind.files.includes('*') ? `${base}/${id}` : base, chosen(data, other));
    if (kind.constant !== 'service') continue;
    for (const [name, field] of [['service-names', 'label'] as const, ['service-leads', 'lead'] as const])
      add(name, chosen({ [id]: (data as Fields)[field] }, { [id]: (other as Fields)[field] }));
  }
  return patch;
}

/** Where a record stands in the list that its kind is made into (build/records/module-text.ts). */
function placeOf(record: ReadRecord, records: readonly ReadRecord[]): number {
  const all = records.filter(({ kind }) => kind === record.kind);
  return all.toSorted((a, b) => orderOf(a) - orderOf(b)).indexOf(record);
}

const orderOf = ({ data }: ReadRecord): number => Number((isMark(data) ? data.value : (data as Fields))['order']);

const isMark = (data: unknown): data is { value: Fields } => isObject(data) && 'placeholder' in data;

/** What a value says otherwise than another of its shape; undefined where nothing. Lists with keys in them go by places. */
export function difference(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other)) return one === other ? undefined : other;
  if (Array.isArray(one) && !isAlike(one, other)) return other;
  const entries = Object.entries(other).map(([key, value]) => [key, difference((one as Fields)[key], value)] as const);
  const said = entries.filter(([, value]) => value !== undefined);
  if (!said.length) return undefined;
  return Array.isArray(one) && isAllOther(one, other) ? other : Object.fromEntries(said);
}

/** Whether two values have the same names and places. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return typeof one === typeof other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isAlike(one[key], other[key]));
}

/** Whether everything in a value is said otherwise. */
const isAllOther = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) ? Object.keys(one).every((key) => isAllOther(one[key], other[key])) : one !== other;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
