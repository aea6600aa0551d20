import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filled } from '../../src/content/schema/filled.ts';
import { valuesIn } from './read-record.ts';
import { readRecords } from './write-records.ts';

const CONTENT = 'src/content';

/**
 * Data of the files by the names of the records that WordPress may say otherwise. What a text takes over from a record that only the files
 * say stands in it; the rest (`{{clinic.hours.shown}}`) is filled in with what counts at the time (worker/cms/records/overlay-of.ts).
 */
export async function recordFiles(root = '.'): Promise<Record<string, unknown>> {
  const records = await readRecords(root);
  const closed = records.filter(({ kind }) => !kind.files.includes('*') && !kind.shownOn);
  const textOf = valuesIn(Object.fromEntries(closed.map(({ id, data }) => [id, data])));
  const open = records.filter(({ kind }) => kind.shownOn);
  const entries = open.map(async ({ kind, id }) => {
    const path = kind.files.replace('*', id);
    const data: unknown = parse(await readFile(join(root, CONTENT, path), 'utf8'));
    return [path.replace(/\.yaml$/, ''), filled(data, textOf)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
