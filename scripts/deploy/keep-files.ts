import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ASSETS_PREFIX } from '../../src/endpoints.ts';
import { mapLimited } from '../../worker/lib/async.ts';
import { BUILD_LIST, describeFile, type ListedBuild, parseBuildList, restoreOwnFiles, saveBuildList } from './build-list.ts';

/** How many builds back a page may have been opened and still find its files. */
const KEPT_BUILDS = 2;
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;
/** A hostile or broken list must not fill the machine; a build has some 300 files and 2.5 MB, and 90 files and 0.8 MB for each language. */
const MAX_FILES = 5000;
const MAX_BYTES = 50_000_000;
const LANES = 8;

export interface KeepFiles {
  /** The folder of the finished build. */
  client: string;
  /** Asks the live site for a path. Throws when it cannot be reached. */
  visit: (path: string) => Promise<Response>;
  now: number;
}

/** The live site could not be asked for the files that open pages need. */
export class UnreachableError extends Error {}

/**
 * A page that stayed open over a deploy asks for files of the build it came from; they have to answer (rows PLAT-13, API-13). This lays
 * those of the last two builds beside the new ones, as the live site lists and serves them, so that any machine may deploy. Each is
 * checked against its digest; what is wrong is left out. Answers what was done, in a sentence. Throws `UnreachableError`.
 */
export async function keepFiles({ client, visit, now }: KeepFiles): Promise<string> {
  const own = restoreOwnFiles(client);
  const list = await ask(visit, `/${BUILD_LIST}`);
  saveBuildList(client, [own]);
  if (list.status === 404)
    return 'The live site has no list of its files, as before the first deploy with one: pages that are open now load anew when they need a file of theirs';
  if (!list.ok) throw new UnreachableError(`The live site answers ${list.status} for its list of files`);
  const kept = choose(readList(await list.text()), own, now);
  const wanted = new Map(kept.flatMap(({ files }) => Object.entries(files)).filter(([name]) => !own.files[name]));
  const wrong: string[] = [];
  await mapLimited(LANES, [...wanted], async ([name, { sha256 }]) => {
    const answer = await ask(visit, `${ASSETS_PREFIX}${name}`);
    const content = new Uint8Array(await answer.arrayBuffer());
    if (answer.ok && describeFile(content).sha256 === sha256) lay(join(client, 'assets', name), content);
    else wrong.push(name);
  });
  saveBuildList(client, [own, ...kept.map((build) => without(build, wrong))]);
  return `${wanted.size - wrong.length} files of the last ${kept.length} builds stay for pages that are open now${
    wrong.length ? `; ${wrong.length} are not what the live site lists and were left out: ${wrong.sort().join(', ')}` : ''
  }`;
}

async function ask(visit: KeepFiles['visit'], path: string): Promise<Response> {
  try {
    return await visit(path);
  } catch (error) {
    throw new UnreachableError(
      `The live site cannot be asked for its files (${error instanceof Error ? error.message : 'no answer'})`,
    );
  }
}

function readList(text: string): ListedBuild[] {
  try {
    return parseBuildList(text);
  } catch {
    throw new UnreachableError('The live site answers something that is no list of its files');
  }
}

/** The newest ones that are not this build, not too old, and within the limits. */
function choose(builds: ListedBuild[], own: ListedBuild, now: number): ListedBuild[] {
  const kept: ListedBuild[] = [];
  let files = 0;
  let bytes = 0;
  for (const build of builds) {
    if (build.id === own.id || now - build.builtAt > MAX_AGE_MS || kept.length === KEPT_BUILDS) continue;
    const all = Object.values(build.files);
    files += all.length;
    bytes += all.reduce((sum, file) => sum + file.bytes, 0);
    if (files > MAX_FILES || bytes > MAX_BYTES) break;
    kept.push(build);
  }
  return kept;
}

const without = (build: ListedBuild, names: string[]): ListedBuild => ({
  ...build,
  files: Object.fromEntries(Object.entries(build.files).filter(([name]) => !names.includes(name))),
});

function lay(place: string, content: Uint8Array): void {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}
