import { type Environment, environmentProblems } from './environments.ts';
import { type Release, type ReleaseTools, release } from './release.ts';

export interface DeployTools extends ReleaseTools {
  /** Runs a command and answers what it wrote; throws when it fails. */
  read: (command: string, args: string[]) => Promise<string>;
  /** Runs a command in sight of the user; throws when it fails. */
  run: (command: string, args: string[], env?: Record<string, string>) => Promise<void>;
  environments: () => Environment[];
  /** Lays the files of the last deploy to an environment beside those just built; answers how many. */
  carry: (environment: string) => number;
  /** The name of the build in `dist/`; throws when anything of it has changed since it was built. */
  testedBuild: () => Promise<string>;
}

export interface DeployOptions {
  environment: 'staging' | 'production';
  /** File with secrets, needed by the first deploy alone: the Worker does not exist yet, so it cannot have any. */
  secretsFile?: string | undefined;
  /** Minutes for which a tenth of production's visitors get the new version before everybody does. */
  watch: number;
}

/** Why a deploy stopped before anything went out. */
export class RefusedError extends Error {}

/**
 * The one way to the live site: checks, tests and with them builds, adds the content of the hour, and releases in steps (`release`).
 * Throws `RefusedError` before anything went out, `WithdrawnError` when the new version went back by itself, and any other error where a
 * person has to look; either way the last line says what to do.
 */
export async function deploy({ environment, secretsFile, watch }: DeployOptions, tools: DeployTools): Promise<void> {
  const { run, say } = tools;
  const found = check(await tools.environments(), environment);
  const commit = await cleanCommit(tools);
  if (environment === 'production') {
    await refusedBy(tools, 'node', ['scripts/launch-check.ts'], 'The launch check is red');
    await refuseVulnerabilities(tools);
  }
  // This also builds: what the tests have tried is what goes out.
  await refusedBy(tools, 'node', ['scripts/test.ts'], 'The tests are not green', { DEPLOYING: '1' });
  const build = await tools.testedBuild();
  const vars = Object.fromEntries(Object.entries(found.vars).map(([name, value]) => [name, String(value)]));
  await run('node', ['scripts/snapshot-content.ts'], vars);
  say(`${tools.carry(environment)} files of the last deploy stay for pages that are open now`);
  const before = await liveVersion(tools, environment);
  const labels = ['--tag', commit, '--message', `Commit ${commit}`, ...(secretsFile ? ['--secrets-file', secretsFile] : [])];
  const origin = String(found.vars['SITE_ORIGIN']);
  if (!before) return firstDeploy({ environment, origin, build, labels }, tools);
  const watchMinutes = environment === 'production' ? watch : 0;
  await release({ environment, worker: found.worker, origin, before, build, labels, watchMinutes }, tools);
  say(`${origin} is live with commit ${commit}. The way back: npm run rollback -- ${environment} ${before}`);
}

/** A Worker that does not exist yet has no version to go back to, and no visitors. */
async function firstDeploy(
  { environment, origin, build, labels }: Pick<Release, 'environment' | 'origin' | 'build' | 'labels'>,
  { run, say }: DeployTools,
): Promise<void> {
  await run('wrangler', ['deploy', '--env', environment, '--strict', ...labels]);
  await run('node', ['scripts/smoke.ts', origin, '--build', build]);
  say(`${origin} is live. There was no version before this one.`);
}

function check(environments: Environment[], wanted: string): Environment {
  const problems = environmentProblems(environments);
  if (problems.length) throw new RefusedError(`wrangler.toml:\n${problems.join('\n')}`);
  const found = environments.find(({ name }) => name === wanted);
  if (!found) throw new RefusedError(`There is no environment ${wanted}`);
  return found;
}

/** Short name of the commit. What is live has to be what can be found again. */
async function cleanCommit({ read }: DeployTools): Promise<string> {
  const changed = await read('git', ['status', '--porcelain']);
  if (changed.trim()) throw new RefusedError(`There are changes that are in no commit:\n${changed}`);
  return (await read('git', ['rev-parse', '--short=12', 'HEAD'])).trim();
}

/** A vulnerability in what ships stops a deploy; so does a registry that cannot be asked, in words of its own. */
async function refuseVulnerabilities({ read }: DeployTools): Promise<void> {
  // npm exits with 1 for a vulnerability and for every failure of its own: only its report tells them apart.
  const report = await read('npm', ['audit', '--omit=dev', '--audit-level=high', '--json']).catch((error: unknown) =>
    isFailedCommand(error) ? error.stdout : '',
  );
  const found = severities(report);
  if (!found)
    throw new RefusedError(
      'npm could not ask the registry for known vulnerabilities, so nothing is known about the packages that ship. Try again, or run `npm audit` where the registry answers',
    );
  const { high, critical } = found;
  if (high + critical)
    throw new RefusedError(
      `A package that ships has a known vulnerability (${high} high, ${critical} critical): npm audit --omit=dev`,
    );
}

/** How many of each there are, by npm's own count; null when the report holds none. */
function severities(report: string): { high: number; critical: number } | null {
  try {
    const { metadata } = JSON.parse(report) as { metadata?: { vulnerabilities?: { high?: unknown; critical?: unknown } } };
    const { high, critical } = metadata?.vulnerabilities ?? {};
    return typeof high === 'number' && typeof critical === 'number' ? { high, critical } : null;
  } catch {
    return null;
  }
}

/** What `execFile` throws when a command exits with an error. */
const isFailedCommand = (error: unknown): error is { stdout: string } =>
  typeof error === 'object' && error !== null && 'stdout' in error && typeof error.stdout === 'string';

async function refusedBy(
  { run }: DeployTools,
  command: string,
  args: string[],
  because: string,
  env?: Record<string, string>,
): Promise<void> {
  await run(command, args, env).catch(() => {
    throw new RefusedError(because);
  });
}

/** Version that all visitors get now; null when the Worker does not exist yet. */
export async function liveVersion({ read }: Pick<DeployTools, 'read'>, environment: string): Promise<string | null> {
  const status = await read('wrangler', ['deployments', 'status', '--env', environment, '--json']).catch(() => '');
  return /"version_id":\s*"([0-9a-f-]{36})"/.exec(status)?.[1] ?? null;
}
