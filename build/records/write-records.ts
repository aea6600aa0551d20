import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Kind } from '../../src/content/schema/kind.ts';
import { kinds } from '../../src/content/schema/kinds.ts';
import type { ServiceContent } from '../../src/content/schema/service.ts';
import { SourceError } from '../source-error.ts';
import { writeModules } from '../words/write-words.ts';
import { filesEnding, misnamedSentence } from '../yaml-files.ts';
import { modulesOfKind } from './module-text.ts';
import { readRecord } from './read-record.ts';
import { indexModule, leadsModule, type NamedRecord, namesModule, recordsModule } from './service-index.ts';

const CONTENT = 'src/content';
/** Where `#records/…` leads (package.json). */
const FOLDER = '.cache/records';

export interface ReadRecord {
  kind: Kind;
  id: string;
  data: unknown;
}

/** Every record below `root`, checked. @throws SourceError with every problem of every file. */
export async function readRecords(root = '.'): Promise<ReadRecord[]> {
  const records: ReadRecord[] = [];
  const problems: string[] = [];
  const sources: Record<string, unknown> = {};
  for (const kind of kinds) {
    const { files, misnamed } = await filesOf(kind, join(root, CONTENT));
    problems.push(...misnamed.map((path) => misnamedSentence(`${CONTENT}/${path}`)));
    if (kind.count !== undefined && files.length !== kind.count)
      problems.push(`${CONTENT}/${kind.files}: the specification has ${kind.count} of “${kind.label}”, not ${files.length}.`);
    for (const path of files) {
      const id = posix.basename(path).replace(/\.\w+$/, '');
      try {
        const source = await readFile(join(root, CONTENT, path), 'utf8');
        const data = readRecord(kind, { file: `${CONTENT}/${path}`, source, id, sources });
        records.push({ kind, id, data });
        if (path === kind.files) sources[id] = data;
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        problems.push(...error.sentences);
      }
    }
  }
  if (problems.length) throw new SourceError(problems);
  return records;
}

/** Files of a kind below the folder of content, in order of their names. */
async function filesOf({ files }: Kind, folder: string): Promise<{ files: string[]; misnamed: string[] }> {
  if (!files.includes('*')) return { files: [files], misnamed: [] };
  const inside = posix.dirname(files);
  const { names, misnamed } = await filesEnding(join(folder, inside), files.slice(files.indexOf('*') + 1));
  const below = (name: string) => `${inside}/${name}`;
  return { files: names.map(below), misnamed: misnamed.map(below) };
}

/** Makes a module of each record, for whatever imports `#records/…`. Equal files keep their time. Returns how many were written. */
export async function writeRecords(root = '.'): Promise<number> {
  const modules = modulesOf(await readRecords(root));
  return writeModules(join(root, FOLDER), modules);
}

/**
 * Text of each module by its name below the folder.
 * @param english What the records are a translation of: its names of services are those that are sent and compared.
 */
export function modulesOf(records: readonly ReadRecord[], english = records): Map<string, string> {
  const own = kinds.flatMap((kind) =>
    modulesOfKind(
      kind,
      records.filter((record) => record.kind === kind),
    ),
  );
  const services = servicesOf(records);
  return new Map([
    ...own,
    ['service-index.ts', indexModule(servicesOf(english))],
    ['service-names.ts', english === records ? namesModule() : namesModule(services)],
    ['service-leads.ts', leadsModule(services)],
    ['service-records.ts', recordsModule(services)],
  ]);
}

const servicesOf = (records: readonly ReadRecord[]): NamedRecord[] =>
  records
    .filter(({ kind }) => kind.constant === 'service')
    .map(({ id, data }) => ({ slug: id, service: data as ServiceContent }));
