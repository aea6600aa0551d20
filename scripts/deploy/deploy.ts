import { refuseVulnerabilities } from './audit.ts';
import { type Environment, environmentProblems } from './environments.ts';
import { UnreachableError } from './keep-files.ts';
import { type Deployed, liveDeployment, mainVersion, versionMessage } from './live-version.ts';
import { MigrationError, RefusedError, type Release, type ReleaseTools, refuseOtherVersion, release } from './release.ts';
import type { TestRecord } from './tested-build.ts';

export interface DeployTools extends ReleaseTools {
  environments: () => Environment[];
  /** Lays the files that open pages need beside those just built, as the live version serves them; answers a sentence. */
  keep: (live: { origin: string; worker: string; version: string }) => Promise<string>;
  /** The name of the build in `dist/`; throws when anything of it has changed since it was built. */
  testedBuild: () => Promise<string>;
  /** Which build has passed the whole test run, here or in a CI; null when none has. */
  testRecord: () => TestRecord | null;
}

export interface DeployOptions {
  environment: 'staging' | 'production';
  /** File with secrets, needed by the first deploy alone: the Worker does not exist yet, so it cannot have any. */
  secretsFile?: string | undefined;
  /** Minutes for which a tenth of production's visitors get the new version before everybody does. */
  watch: number;
  /** Goes by no figure that anybody can send: errors in browsers, and what visitors wait for. */
  withoutReports?: boolean;
  /** For a live site that cannot be asked for its files: pages that are open now have to load anew. */
  dropOldFiles?: boolean;
  /** For a version that cannot go out in steps. */
  atOnce?: boolean;
}

/** The version that is live for all visitors does not pass the smoke test, and there is none that they could be given instead. */
export class NoWayBackError extends Error {}

/** How long a new domain may take: its address and certificate are made by the first deploy. */
const FIRST_ANSWER_TRIES = 20;
const FIRST_ANSWER_PAUSE_MS = 15_000;

/**
 * The one way to the live site: checks, tests and with them builds (or takes what a CI has tested), adds the content of the hour and the
 * documents as encoded for this origin, and releases in steps (`release`). Throws `RefusedError` before anything went out,
 * `WithdrawnError` when the new version went back by itself, `StuckError` when it could not, `NoWayBackError` when there is none to go back
 * to, and any other error where a person has to look.
 */
export async function deploy(options: DeployOptions, tools: DeployTools): Promise<void> {
  const { environment, secretsFile } = options;
  const { say } = tools;
  const found = check(await tools.environments(), environment);
  const commit = await cleanCommit(tools);
  const live = await liveDeployment(tools.read, environment).catch((error: Error) => {
    throw new RefusedError(error.message);
  });
  refuseHalfWay(live, environment);
  if (environment === 'production') {
    await refusedBy(tools, ['scripts/launch-check.ts'], 'The launch check is red');
    await refuseVulnerabilities(tools.read);
  }
  const build = await testedBuild(commit, tools);
  const vars = Object.fromEntries(Object.entries(found.vars).map(([name, value]) => [name, String(value)]));
  await refusedBy(tools, ['scripts/snapshot-content.ts'], 'The content of the hour could not be read', vars);
  await refusedBy(tools, ['scripts/encode-documents.ts'], 'The documents could not be encoded', vars);
  const before = live && mainVersion(live);
  const message = before ? versionMessage(commit, before) : `Commit ${commit}`;
  const labels = ['--tag', commit, '--message', message, ...(secretsFile ? ['--secrets-file', secretsFile] : [])];
  const origin = String(found.vars['SITE_ORIGIN']);
  if (!before) return firstDeploy({ environment, origin, build, labels }, tools);
  say(await keepFiles({ origin, worker: found.worker, version: before }, options, tools));
  tools.interrupted.throwIfAborted();
  const watchMinutes = environment === 'production' ? options.watch : 0;
  try {
    const withReports = !options.withoutReports;
    await release({ environment, worker: found.worker, origin, before, build, labels, watchMinutes, withReports }, tools);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    return deployMigration({ environment, origin, before, build, labels, commit }, options, tools);
  }
  say(`${origin} is live with commit ${commit}. The way back: npm run rollback -- ${environment} ${before}`);
}

/** What a CI has tested whole is not tested again; anything else is, which also builds it. */
async function testedBuild(commit: string, tools: DeployTools): Promise<string> {
  const record = tools.testRecord();
  if (record?.commit === commit) {
    const build = await tools.testedBuild();
    if (record.build === build) {
      tools.say(`dist/ is build ${build}, tested at ${record.at}: it goes out as it is`);
      return build;
    }
  }
  await refusedBy(tools, ['scripts/test.ts'], 'The tests are not green');
  return tools.testedBuild();
}

/** A release whose machine died between two steps leaves two versions live; another on top would lose the way back. */
function refuseHalfWay(live: Deployed | null, environment: string): void {
  if (!live || live.versions.length < 2) return;
  const shares = live.versions.map(({ version_id: id, percentage }) => `${id} has ${percentage} %`).join(', ');
  throw new RefusedError(
    `A release stands half way: ${shares} of the visitors. Give all of them the one before first: npm run rollback -- ${environment}`,
  );
}

async function keepFiles(
  live: { origin: string; worker: string; version: string },
  { dropOldFiles }: DeployOptions,
  tools: DeployTools,
): Promise<string> {
  if (dropOldFiles) return 'No files of earlier builds are kept: pages that are open now load anew when they need one';
  try {
    return await tools.keep(live);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw new RefusedError(error instanceof Error ? error.message : String(error));
    throw new RefusedError(
      `${error.message}, and pages that are open now need files of its build. Try again; or, should the site be down, deploy with --drop-old-files: open pages then load anew`,
    );
  }
}

/** A Worker that does not exist yet has no version to go back to, and no visitors. Its domain may take minutes to answer. */
async function firstDeploy(
  { environment, origin, build, labels }: Pick<Release, 'environment' | 'origin' | 'build' | 'labels'>,
  { read, run, say, pause, interrupted }: DeployTools,
): Promise<void> {
  await refuseOtherVersion(read, { environment, before: null });
  say('There is no version before this one: nothing is kept of it, and this one goes out at once');
  await run('wrangler', ['deploy', '--env', environment, '--strict', ...labels]);
  for (let tries = 1; ; tries++) {
    try {
      await run('node', ['scripts/smoke.ts', origin, '--build', build]);
      break;
    } catch (error) {
      if (tries === FIRST_ANSWER_TRIES || interrupted.aborted)
        throw new NoWayBackError(
          `${origin} is deployed and is not as it should be (${error instanceof Error ? error.message : 'see above'}). There is no version to go back to: mend it and deploy again`,
        );
      say(
        `${origin} is not as it should be yet; a new address takes some minutes. Trying again (${tries} of ${FIRST_ANSWER_TRIES - 1})`,
      );
      await pause(FIRST_ANSWER_PAUSE_MS).catch(() => undefined);
    }
  }
  say(`${origin} is live. There was no version before this one.`);
}

/**
 * Cloudflare applies a migration of a Durable Object with the version that brings it, for all visitors at once, and goes back to no
 * version before it: only on being told to, and with the smoke test right behind.
 */
async function deployMigration(
  {
    environment,
    origin,
    before,
    build,
    labels,
    commit,
  }: Pick<Release, 'environment' | 'origin' | 'before' | 'build' | 'labels'> & { commit: string },
  { atOnce }: DeployOptions,
  { read, run, say, interrupted }: DeployTools,
): Promise<void> {
  if (!atOnce)
    throw new RefusedError(
      'wrangler.toml has a migration of a Durable Object that is not live yet. Cloudflare gives such a version to all visitors at once, and there is no way back past it. Try it on staging, choose a quiet hour, then deploy with --at-once',
    );
  await refuseOtherVersion(read, { environment, before });
  interrupted.throwIfAborted();
  say('A migration of a Durable Object: this version goes to all visitors at once');
  await run('wrangler', ['deploy', '--env', environment, '--strict', ...labels]);
  await run('node', ['scripts/smoke.ts', origin, '--build', build]).catch((error: unknown) => {
    throw new NoWayBackError(
      `${origin} has the new version and is not as it should be (${error instanceof Error ? error.message : 'see above'}). Cloudflare does not go back past a migration: mend it, or take the change back with git revert but leave [[migrations]] and the class as they are, and deploy again`,
    );
  });
  say(
    `${origin} is live with commit ${commit}. There is no way back past the migration: npm run rollback is for later versions.`,
  );
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

async function refusedBy({ run }: DeployTools, args: string[], because: string, env?: Record<string, string>): Promise<void> {
  await run('node', args, { ...(env && { env }) }).catch(() => {
    throw new RefusedError(because);
  });
}
