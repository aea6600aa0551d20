import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { filesIn } from '../../build/files-in.ts';
import { BUILDS_PATH } from '../../src/endpoints.ts';

/** Where a site names the files of its build and of those before: fetched by the next deploy, from whatever machine. */
export const BUILD_LIST = BUILDS_PATH.slice(1);
/** The folder of files with a hash in their name. */
const FOLDER = 'assets';

/** A path below `assets/`. No segment can leave the folder. */
const path = v.pipe(v.string(), v.maxLength(200), v.regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/, 'is no path of a file'));
const file = v.object({
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is no digest')),
});
const build = v.object({
  id: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
  /** Milliseconds since 1970. */
  builtAt: v.pipe(v.number(), v.integer()),
  files: v.record(path, file),
});
const schema = v.object({ builds: v.pipe(v.array(build), v.maxLength(10)) });

export type ListedFile = v.InferOutput<typeof file>;
/** A build, and its own files by their path below `assets/`. */
export type ListedBuild = v.InferOutput<typeof build>;

/** The builds in the text of a list, newest first. Throws when it is none. */
export const parseBuildList = (text: string): ListedBuild[] => v.parse(schema, JSON.parse(text)).builds;

export const describeFile = (content: Uint8Array): ListedFile => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Writes the list of a finished build, with the files that lie in its folder now. */
export function writeBuildList(client: string, { id, builtAt }: Pick<ListedBuild, 'id' | 'builtAt'>): void {
  const folder = join(client, FOLDER);
  const files = Object.fromEntries(filesIn(folder).map((name) => [name, describeFile(readFileSync(join(folder, name)))]));
  saveBuildList(client, [{ id, builtAt, files }]);
}

export const saveBuildList = (client: string, builds: ListedBuild[]): void =>
  writeFileSync(join(client, BUILD_LIST), JSON.stringify({ builds }));

/**
 * Takes everything out of a build's folder that is not its own: files of other builds of this machine. Answers the build.
 * Throws when the list is missing, or a file of it is missing or has changed.
 */
export function restoreOwnFiles(client: string): ListedBuild {
  const [own] = parseBuildList(readFileSync(join(client, BUILD_LIST), 'utf8'));
  if (!own) throw new Error(`${BUILD_LIST} names no build`);
  const folder = join(client, FOLDER);
  for (const name of filesIn(folder)) if (!own.files[name]) rmSync(join(folder, name));
  for (const [name, { sha256 }] of Object.entries(own.files)) {
    const there = join(folder, name);
    if (!existsSync(there)) throw new Error(`${FOLDER}/${name} is missing`);
    if (describeFile(readFileSync(there)).sha256 !== sha256) throw new Error(`${FOLDER}/${name} has changed`);
  }
  return own;
}
