import { posix } from 'node:path';
import { ASSETS_PREFIX } from '../../src/endpoints.ts';
import { mapLimited } from '../../worker/lib/async.ts';
import { BUILD_LIST, describeFile, type ListedBuild, parseBuildList } from '../deploy/build-list.ts';

type Visit = (path: string) => Promise<Response>;

const LANES = 8;
/** How many wrong files a finding names. */
const NAMED = 3;

/** Another file of the build, as a script or style sheet names it: below `assets/`, or beside itself. */
const REFERENCE = /["'`(](?:\/?assets\/([\w./-]+\.\w+)|(\.\.?\/[\w./-]+\.(?:js|css|json|svg|woff2)))["'`)]/g;

/**
 * Every file that the site lists, of this build and of those before, is there and is what was built; and every file that one of this
 * build names is on the list, which a page may ask for long after it was opened. Answers what is wrong; null when nothing is.
 * @param build that has to be the newest one; any when absent.
 */
export async function fileProblem(visit: Visit, build: string | undefined): Promise<string | null> {
  const answer = await visit(`/${BUILD_LIST}`);
  if (answer.status !== 200) return `/${BUILD_LIST} answers ${answer.status}`;
  const builds = parseBuildList(await answer.text());
  if (build && builds[0]?.id !== build) return `the newest build of the list is ${builds[0]?.id ?? 'none'}, not ${build}`;
  const own = builds[0]?.files ?? {};
  const wrong: string[] = [];
  await mapLimited(LANES, [...filesOf(builds)], async ([name, sha256]) => {
    const found = await visit(`${ASSETS_PREFIX}${name}`);
    const content = new Uint8Array(await found.arrayBuffer());
    if (found.status !== 200) wrong.push(`${name} answers ${found.status}`);
    else if (describeFile(content).sha256 !== sha256) wrong.push(`${name} is not what was built`);
    else if (own[name]) wrong.push(...missingReferences(name, content, own));
  });
  return wrong.length ? `${wrong.sort().slice(0, NAMED).join('; ')} (${wrong.length} files in all)` : null;
}

function missingReferences(name: string, content: Uint8Array, own: ListedBuild['files']): string[] {
  if (!/\.(?:js|css)$/.test(name)) return [];
  const named = [...Buffer.from(content).toString('utf8').matchAll(REFERENCE)].map(
    ([, below, beside = '']) => below ?? posix.join(posix.dirname(name), beside),
  );
  return [...new Set(named)].filter((other) => !own[other]).map((other) => `${name} names ${other}, which is not in this build`);
}

/** Files that a page names are on the list, so that `fileProblem` has tried them. */
export async function namedFilesProblem(visit: Visit, path: string, html: string): Promise<string | null> {
  const named = [...html.matchAll(/["' ]\/assets\/([\w./-]+)/g)].map(([, name = '']) => name);
  if (!named.length) return null;
  const listed = filesOf(parseBuildList(await (await visit(`/${BUILD_LIST}`)).text()));
  const unknown = named.find((name) => !listed.has(name));
  return unknown ? `${path} names /assets/${unknown}, which is in no build` : null;
}

const filesOf = (builds: ListedBuild[]): Map<string, string> =>
  new Map(builds.flatMap(({ files }) => Object.entries(files).map(([name, { sha256 }]) => [name, sha256] as const)));
