import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8')) as Record<string, { name?: string; file: string }>;

/** Name of the file of the English build that has a source, as in `src/app/hydrate.tsx`, or a chunk, as in `forms`. Throws where the build has none. */
export function builtFile(source: string): string {
  const file = (manifest[source] ?? Object.values(manifest).find(({ name }) => name === source))?.file.split('/').at(-1);
  if (!file) throw new Error(`the build has no file of ${source}`);
  return file;
}
