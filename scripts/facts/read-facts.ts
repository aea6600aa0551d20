import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type TreatmentFacts, treatmentFactsSchema } from '../../src/content/facts/facts-schema.ts';

/** Where the facts of treatments lie, one file a treatment; those of the demo hold an example. */
export const FACTS_FOLDER = 'src/content/facts';
export const EXAMPLE_FOLDER = 'demo/facts';

/** The variable with which `npm start` asks the build for the example. */
export const EXAMPLE_VARIABLE = 'EXAMPLE_FACTS';

export const NO_FACTS: TreatmentFacts = { facts: [] };

/** The folders whose facts a build shows, the first that has a treatment wins. */
export const factFolders = (root: string, showsExample: boolean): string[] =>
  [...(showsExample ? [EXAMPLE_FOLDER] : []), FACTS_FOLDER].map((folder) => join(root, folder));

/** Slugs with a file of facts. */
export async function factSlugs(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.yaml')).map((name) => name.slice(0, -'.yaml'.length));
}

/** Reads the facts of a treatment. @throws with the file's name and everything that is wrong in it. */
export async function readFacts(slug: string, folders: readonly string[]): Promise<TreatmentFacts> {
  for (const folder of folders) {
    const file = join(folder, `${slug}.yaml`);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return parseFacts(text, file);
  }
  return NO_FACTS;
}

/** @throws with the file's name, and for everything that is wrong the place of the fact in the list. */
export function parseFacts(text: string, file: string): TreatmentFacts {
  const parsed = v.safeParse(treatmentFactsSchema, parse(text));
  if (parsed.success) return parsed.output;
  throw new Error(parsed.issues.map((issue) => `${file}: ${placeOf(issue)}${issue.message}`).join('\n'));
}

function placeOf(issue: v.BaseIssue<unknown>): string {
  const index = issue.path?.find(({ key }) => typeof key === 'number')?.key;
  return typeof index === 'number' ? `fact ${index + 1}: ` : '';
}

/** The day by the calendar of India: an expiry ends there. */
export const clinicToday = (now = Date.now()): string => new Date(now + 330 * 60_000).toISOString().slice(0, 10);
