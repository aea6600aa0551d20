import { rm } from 'node:fs/promises';
import { run } from '../../scripts/run.ts';
import { CLIENT_BUILDS, CLIENT_MANIFESTS } from './build-folders.ts';
import { addClientBuild } from './client-build.ts';

/**
 * Builds what browsers load in each language that has a page, before the site itself, whose documents name these files. One after the other:
 * vike reads its settings through a file beside the source, of the same name in every process, and the first to end takes it from the others.
 * Answers the codes of the languages.
 */
export async function buildLanguages(): Promise<string[]> {
  // What `scripts/records.ts` has made just now.
  const { languages } = await import('#languages');
  const codes = languages.filter(({ pages }) => pages.length > 0).map(({ code }) => code);
  for (const folder of [CLIENT_BUILDS, CLIENT_MANIFESTS]) await rm(folder, { recursive: true, force: true });
  for (const code of codes) await run('node', ['build/build-language.ts', code]);
  return codes;
}

/** Lays their files beside those of English. Answers a line for each. */
export const addClientBuilds = (codes: readonly string[], client: string): string[] =>
  codes.map((code) => {
    const { added, shared } = addClientBuild(code, client);
    return `${code}: ${added} files of its own, ${shared} those of English`;
  });
