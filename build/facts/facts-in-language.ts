import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TreatmentFacts } from '../../src/content/schema/facts.ts';
import { madeOf } from '../languages/build-folders.ts';
import { EXAMPLE_FOLDER, EXAMPLE_VARIABLE, factFolders, NO_FACTS, readFacts } from './read-facts.ts';

/** Whether a build shows the demo's facts of a treatment, which are in English alone. */
export const isOfDemo = (slug: string, root: string): boolean =>
  Boolean(process.env[EXAMPLE_VARIABLE]) && existsSync(join(root, EXAMPLE_FOLDER, `${slug}.yaml`));

/** Module with the facts of a treatment, below a folder of records; null where it has none. */
export function factsModule(slug: string, records: string): string | null {
  const file = resolve(records, 'facts', `${slug}.ts`);
  return existsSync(file) ? file : null;
}

/** The facts of a treatment in a language besides English. */
export async function factsIn(language: string, slug: string, root: string): Promise<TreatmentFacts> {
  if (isOfDemo(slug, root)) return readFacts(slug, factFolders(root, true));
  const file = factsModule(slug, join(root, madeOf(language).records));
  if (!file) return NO_FACTS;
  const { facts } = (await import(pathToFileURL(file).href)) as { facts: TreatmentFacts };
  return facts;
}
