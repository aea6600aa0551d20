import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const here = import.meta.dirname;

/**
 * What the files depend on beside their source: how they are encoded, and by which libraries.
 * The text of the code stands for its behaviour, so nobody has to remember to raise a version.
 */
export const encoderDigest = (): Promise<string> => digestOfFiles(['encode.ts', 'ico.ts', 'art/frame.ts']);

/** The same with the generator: when it is unchanged, nothing needs to be drawn to know that nothing changed. */
export async function generatorDigest(): Promise<string> {
  const names = await readdir(join(here, 'art'));
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => `art/${name}`);
  return digestOfFiles([...sources.toSorted(), 'encode.ts', 'ico.ts', 'make-picture.ts']);
}

async function digestOfFiles(names: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const name of names) hash.update(await readFile(join(here, name)));
  return hash.digest('hex');
}
