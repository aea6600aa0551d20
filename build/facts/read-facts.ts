import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TreatmentFacts } from '../../src/content/schema/facts.ts';
import { factsOfTreatment } from '../../src/content/schema/kinds.ts';
import { readRecord } from '../records/read-record.ts';

/** Where the facts of treatments lie, one file a treatment; those of the demo hold an example. */
export const FACTS_FOLDER = 'src/content/facts';
export const EXAMPLE_FOLDER = 'demo/facts';

/** The variable with which `npm start` asks the build for the example. */
export const EXAMPLE_VARIABLE = 'EXAMPLE_FACTS';

export const NO_FACTS: TreatmentFacts = { facts: [] };

/** The folders whose facts a build shows, the first that has a treatment wins. */
export const factFolders = (root: string, showsExample: boolean): string[] =>
  [...(showsExample ? [EXAMPLE_FOLDER] : []), FACTS_FOLDER].map((folder) => join(root, folder));

/** Reads the facts of a treatment. @throws SourceError */
export async function readFacts(slug: string, folders: readonly string[]): Promise<TreatmentFacts> {
  for (const folder of folders) {
    const file = join(folder, `${slug}.yaml`);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return parseFacts(text, file);
  }
  return NO_FACTS;
}

/** @throws SourceError */
export const parseFacts = (source: string, file: string): TreatmentFacts =>
  readRecord(factsOfTreatment, { file, source, id: basename(file, '.yaml'), sources: {} }) as TreatmentFacts;

/** The day by the calendar of India: an expiry ends there. */
export const clinicToday = (): string => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
