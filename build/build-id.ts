import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

/** Everything that goes into a page or decides what the Worker answers; the content of a snapshot is data and not part of it. */
const SOURCES = [
  'dist/client/**/*.{html,js,css}',
  'dist/server/**/*.{js,mjs}',
  '.cache/languages/translations.ts',
  'worker/**/*.ts',
  'package-lock.json',
];

/** The name of what stands in `dist/` now, a digest in twelve hexadecimal digits: equal builds have equal names, whoever makes them. */
export async function computeBuildId(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(SOURCES)) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
