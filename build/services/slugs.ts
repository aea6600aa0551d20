import { readdir } from 'node:fs/promises';

/** Slugs of all services: the names of the record files. */
export async function serviceSlugs(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files.flatMap((name) => /^([a-z0-9-]+)\.yaml$/.exec(name)?.[1] ?? []).toSorted();
}
