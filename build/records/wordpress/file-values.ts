import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filled } from '../../../src/content/schema/filled.ts';
import type { Kind } from '../../../src/content/schema/kind.ts';
import { kinds } from '../../../src/content/schema/kinds.ts';
import { isRecord } from '../../../worker/cms/client/members.ts';
import { valueAt } from '../../../worker/cms/records/lay-fields.ts';
import { valuesIn } from '../read-record.ts';
import { readRecords } from '../write-records.ts';
import { groups } from './owned.ts';
import { isOwned, nameOfKind, ownedFieldsOf } from './records-file.ts';

/** A record as WordPress takes it over: what its file says in each field that editors may change. */
export interface ExportedRecord {
  /** `clinic`, `services/rhinoplasty`. */
  record: string;
  title: string;
  /** In lists of WordPress. */
  order: number;
  fields: Record<string, unknown>;
}

const CONTENT = 'src/content';
/** The fields that say which record it is, in the order in which they are looked for. */
const TITLES = ['label', 'name', 'question', 'title', 'heading', 'reviewer', 'hero.filmTitle'];

/** The values themselves, where the clinic still owes some. */
function supplied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(supplied);
  if (!isRecord(value)) return value;
  if ('wanted' in value && 'value' in value) return supplied(value.value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, supplied(inner)]));
}

const at = (data: unknown, path: string): unknown => valueAt(data, path.split('.'));

function exported(kind: Kind, id: string, data: unknown): ExportedRecord {
  const single = !kind.files.includes('*');
  const fields = Object.fromEntries(
    ownedFieldsOf(nameOfKind(kind)).flatMap(({ name }) => {
      const value = at(data, name);
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
  const title = TITLES.map((name) => at(data, name)).find((value): value is string => typeof value === 'string');
  return {
    record: single ? id : `${nameOfKind(kind)}/${id}`,
    title: single ? kind.label : (title ?? id),
    order: Number(at(data, 'order') ?? 0),
    fields,
  };
}

/** Facts of every service, under its name and in its order: one without a file has none yet. */
function withFacts(all: readonly ExportedRecord[]): ExportedRecord[] {
  const known = new Map(all.map((one) => [one.record, one]));
  return [
    ...all.filter(({ record }) => !record.startsWith('facts/')),
    ...all
      .filter(({ record }) => record.startsWith('services/'))
      .map(({ record, title, order }) => {
        const facts = record.replace('services/', 'facts/');
        return { record: facts, title, order, fields: known.get(facts)?.fields ?? {} };
      }),
  ];
}

/** Every record that WordPress may own, as the files have it. @throws SourceError */
export async function fileRecords(root = '.'): Promise<ExportedRecord[]> {
  const records = await readRecords(root);
  const sources = Object.fromEntries(records.filter(({ kind }) => !kind.files.includes('*')).map(({ id, data }) => [id, data]));
  const owned = new Set(groups.flatMap(({ kinds: names }) => names.filter(isOwned)));
  const read = records
    .filter(({ kind }) => owned.has(nameOfKind(kind)))
    .map(async ({ kind, id }) => {
      const source = await readFile(join(root, CONTENT, kind.files.replace('*', id)), 'utf8');
      return exported(kind, id, supplied(filled(parse(source), valuesIn(sources))));
    });
  const all = await Promise.all(read);
  const place = (name: string) => kinds.findIndex((kind) => nameOfKind(kind) === name.split('/')[0]);
  all.sort((a, b) => place(a.record) - place(b.record) || a.order - b.order);
  return [...withFacts(all), { record: 'withdrawn-cases', title: 'Withdrawn cases', order: 0, fields: {} }];
}
