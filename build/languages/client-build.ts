import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientBuild, type Manifest, preloadList } from '../../src/app/document-html.ts';
import { filesIn } from '../files-in.ts';
import { CLIENT_MANIFESTS, clientFolder } from './build-folders.ts';

/** The first script, as vike enters it. */
const BOOT = 'src/app/vike/+client.ts';

/** What a document of a language names of its build. */
export function clientBuildOf(manifest: Manifest): ClientBuild {
  const boot = manifest[BOOT];
  if (!boot) throw new Error(`The build has no ${BOOT}`);
  // What a document may ask for: pages, services and what comes with some documents alone.
  const asked = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry);
  return {
    boot: `/${boot.file}`,
    modules: Object.fromEntries(asked.map(([key]) => [key, preloadList(manifest, [key])])),
  };
}

const manifestOf = (code: string): string => join(clientFolder(code), '.vite/manifest.json');

/** The manifest of the build of a language. */
export const readManifest = (code: string): Manifest => JSON.parse(readFileSync(manifestOf(code), 'utf8')) as Manifest;

/** How many files of a build are its own, and how many are those of English. */
export interface Added {
  added: number;
  shared: number;
}

/**
 * Lays the files of a language beside those of English, as far as they are its own; chunks without words are the same files. Its style
 * sheets must be those of English: documents name these, and code that finds them there fetches none.
 */
export function addFiles(code: string, { from, to }: { from: string; to: string }): Added {
  const files = filesIn(from);
  const own = files.filter((file) => !existsSync(join(to, file)));
  const other = own.filter((file) => !file.endsWith('.js'));
  if (other.length) throw new Error(`The build for “${code}” has files that the English one does not have: ${other.join(', ')}`);
  for (const file of files) {
    if (own.includes(file)) cpSync(join(from, file), join(to, file));
    else if (!readFileSync(join(from, file)).equals(readFileSync(join(to, file))))
      throw new Error(`${file} of the build for “${code}” is another file than that of English`);
  }
  return { added: own.length, shared: files.length - own.length };
}

/** Adds what `build/build-language.ts` has built to the folder of the site's files, and its manifest to those of the site. */
export function addClientBuild(code: string, client: string): Added {
  cpSync(manifestOf(code), join(CLIENT_MANIFESTS, `${code}.json`));
  return addFiles(code, { from: join(clientFolder(code), 'assets'), to: join(client, 'assets') });
}
