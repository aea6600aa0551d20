import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceContent } from '../../src/content/services/service-content.ts';
import type { NamedRecord } from './service-index.ts';

/** Files of the folder that are no records: the type, what is made from the records, and tests. */
const OTHER_FILES = /^service-|\.test\.ts$/;

/** Slugs of all services: the names of the record files. */
export async function serviceSlugs(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((name) => name.endsWith('.ts') && !OTHER_FILES.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .toSorted();
}

/** Reads every record of a folder. @throws where a file exports no `service`. */
export async function readRecords(folder: string): Promise<NamedRecord[]> {
  const slugs = await serviceSlugs(folder);
  return Promise.all(slugs.map(async (slug) => ({ slug, service: await readRecord(join(folder, `${slug}.ts`)) })));
}

async function readRecord(path: string): Promise<ServiceContent> {
  const module: { service?: ServiceContent } = await import(pathToFileURL(path).href);
  if (!module.service) throw new Error(`${path} exports no "service"`);
  return module.service;
}
