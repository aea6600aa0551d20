import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** Runs a command and answers what it wrote; throws when it fails. */
export type Read = (command: string, args: string[]) => Promise<string>;

const deployment = v.object({
  created_on: v.string(),
  versions: v.array(v.object({ version_id: v.pipe(v.string(), v.uuid()), percentage: v.number() })),
});
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

/**
 * The version to go back to: of a release that stands half way, the one that most visitors have; else the last one, other than today's,
 * that all visitors had. Wrangler's own choice would be today's again after a release that was withdrawn. Throws when there is none.
 */
export async function versionBefore(read: Read, environment: string): Promise<string> {
  const now = await liveDeployment(read, environment);
  if (now && now.versions.length > 1) return mainVersion(now);
  const list = await read('wrangler', ['deployments', 'list', '--env', environment, '--json']);
  const earlier = v
    .parse(v.array(deployment), JSON.parse(list))
    .toSorted((a, b) => b.created_on.localeCompare(a.created_on))
    .find(({ versions: [only, ...others] }) => !others.length && only && now && only.version_id !== mainVersion(now));
  if (!earlier) throw new Error('There is no earlier version that all visitors had; name one: npx wrangler versions list');
  return mainVersion(earlier);
}

const outputOf = (error: unknown): string =>
  typeof error === 'object' && error !== null
    ? ['stderr', 'stdout', 'message'].map((name) => String((error as Record<string, unknown>)[name] ?? '')).join('\n')
    : String(error);

/** From the first error on, without colours, blank lines and what wrangler says each time. */
function firstLines(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(?:If you think this is a bug|Note that there is a newer version|🪵)/u.test(line));
  const error = lines.findIndex((line) => line.includes('[ERROR]'));
  return lines.slice(Math.max(error, 0)).slice(0, 3).join(' ').slice(0, 300);
}
