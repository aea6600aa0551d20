import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** Runs a command and answers what it wrote; throws when it fails. */
export type Read = (command: string, args: string[]) => Promise<string>;

const deployment = v.object({
  created_on: v.string(),
  versions: v.array(v.object({ version_id: v.pipe(v.string(), v.uuid()), percentage: v.number() })),
  annotations: v.nullish(v.object({ 'workers/message': v.nullish(v.string()), 'workers/triggered_by': v.nullish(v.string()) })),
});
const versionShown = v.object({ annotations: v.object({ 'workers/message': v.string() }) });
export type Deployed = v.InferOutput<typeof deployment>;

/** What visitors get now; null when the Worker does not exist yet. Throws when Cloudflare cannot be asked: nobody knows then. */
export async function liveDeployment(read: Read, environment: string): Promise<Deployed | null> {
  try {
    const status = await read('wrangler', ['deployments', 'status', '--env', environment, '--json']);
    return v.parse(deployment, JSON.parse(status));
  } catch (error) {
    if (/\[code: 10007\]|does not exist on your account/.test(outputOf(error))) return null;
    throw new Error(`Cloudflare could not be asked which version is live: ${firstLines(outputOf(error))}`, { cause: error });
  }
}

/** The version of most visitors: while a release stands half way, the one before it. */
export const mainVersion = ({ versions }: Deployed): string =>
  versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? '';

/** How deployments that a rollback makes are marked. */
export const ROLLBACK_MESSAGE = 'npm run rollback';

/** A version to go back to, and how that is known: goes on after the version's name. */
export interface Earlier {
  version: string;
  how: string;
}

const AFTER = /, after ([0-9a-f-]{36})$/;

/**
 * What a version says of itself: its commit, and the version that it takes the place of. Cloudflare lists the last ten deployments alone,
 * and a release makes three of them, one that was taken back as many: what a version says can be read however long ago it came.
 */
export const versionMessage = (commit: string, before: string): string => `Commit ${commit}, after ${before}`;

/**
 * The version to go back to: of a release that stands half way, the one that most visitors have; else the last one that all visitors had
 * before today's went out for the first time. Never one that came after it: from that, today's may itself be the way back. Throws when
 * neither the list of deployments nor the version itself tells which.
 */
export async function versionBefore(read: Read, environment: string): Promise<Earlier> {
  const now = await liveDeployment(read, environment);
  if (!now) throw new Error(`${environment} has no version at all yet`);
  const version = mainVersion(now);
  if (now.versions.length > 1) return { version, how: 'which most visitors still have: a release stands half way' };
  const earlier = (await listedBefore(read, environment, version)) ?? (await saidBefore(read, environment, version));
  if (earlier) return earlier;
  throw new Error(
    `Which version all visitors had before ${version} is not known: it is the first, or went out too long ago. Look for it: npx wrangler versions list --env ${environment}. Then: npm run rollback -- ${environment} <version>`,
  );
}

async function listedBefore(read: Read, environment: string, version: string): Promise<Earlier | null> {
  const list = await read('wrangler', ['deployments', 'list', '--env', environment, '--json']);
  const all = v
    .parse(v.array(deployment), JSON.parse(list))
    .toSorted((one, other) => one.created_on.localeCompare(other.created_on));
  const firstOf = (wanted: string) => all.findIndex(({ versions }) => versions.some(({ version_id: id }) => id === wanted));
  let first = firstOf(version);
  // A secret that was put makes a version of its own, of the same code: going back to that would mend nothing.
  while (first > 0 && all[first]?.annotations?.['workers/triggered_by'] === 'secret')
    first = firstOf(mainVersion(all[first - 1] as Deployed));
  // What went out by a rollback had gone out before, longer ago than the list reaches.
  const isListed = first !== -1 && all[first]?.annotations?.['workers/message'] !== ROLLBACK_MESSAGE;
  const full = isListed ? all.slice(0, first).filter(({ versions }) => versions.length === 1) : [];
  const last = full.at(-1);
  if (!last) return null;
  const earlier = mainVersion(last);
  const since = full.find((each) => mainVersion(each) === earlier)?.created_on ?? last.created_on;
  return { version: earlier, how: `which went out for all visitors at ${since.slice(0, 16).replace('T', ' ')} UTC` };
}

/** By the words that its release gave it; null for one of before there were such words, and where it cannot be asked for them. */
async function saidBefore(read: Read, environment: string, version: string): Promise<Earlier | null> {
  try {
    const shown = await read('wrangler', ['versions', 'view', version, '--env', environment, '--json']);
    const before = AFTER.exec(v.parse(versionShown, JSON.parse(shown)).annotations['workers/message'])?.[1];
    return before ? { version: before, how: `in whose place version ${version} was released` } : null;
  } catch {
    return null;
  }
}

const outputOf = (error: unknown): string =>
  typeof error === 'object' && error !== null
    ? ['stderr', 'stdout', 'message'].map((name) => String((error as Record<string, unknown>)[name] ?? '')).join('\n')
    : String(error);

/** Characters of what wrangler says that stand in a sentence of ours. */
const LONGEST = 500;

/** From the first error on, without colours, blank lines and what wrangler says each time. */
function firstLines(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(?:If you think this is a bug|Note that there is a newer version|🪵)/u.test(line));
  const error = lines.findIndex((line) => line.includes('[ERROR]'));
  const begin = Math.max(error, 0);
  const said = lines.slice(begin, begin + 3).join(' ');
  return said.length > LONGEST ? `${said.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : said;
}
