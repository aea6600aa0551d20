import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceContent } from '../../src/content/services/service-content.ts';
import type { NamedRecord } from './service-index.ts';

/** Files that begin with `service-` are the type and what is made from the records; tests and declarations have a second dot. */
const RECORD_FILE = /^(?!service-)([a-z0-9-]+)\.ts$/;

/** Slugs of all services: the names of the record files. */
export async function serviceSlugs(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files.flatMap((name) => RECORD_FILE.exec(name)?.[1] ?? []).toSorted();
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
