import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filled } from './read-record.ts';
import { readRecords } from './write-records.ts';

const CONTENT = 'src/content';

/**
 * Data of the files as their schemas take them, by the names of the records that WordPress may say otherwise. What a text takes over from
 * another record stands in it.
 */
export async function recordFiles(root = '.'): Promise<Record<string, unknown>> {
  const records = await readRecords(root);
  const sources = Object.fromEntries(records.filter(({ kind }) => !kind.files.includes('*')).map(({ id, data }) => [id, data]));
  const open = records.filter(({ kind }) => kind.shownOn);
  const entries = open.map(async ({ kind, id }) => {
    const path = kind.files.replace('*', id);
    const data: unknown = parse(await readFile(join(root, CONTENT, path), 'utf8'));
    // Nothing is missing: the records were read.
    return [path.replace(/\.yaml$/, ''), filled(data, sources, () => undefined)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
