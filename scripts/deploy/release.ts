import { liveDeployment, mainVersion, type Read } from './live-version.ts';
import { type Figures, figureProblem } from './watch.ts';

/** What a release works with; a rehearsal hands in its own. */
export interface ReleaseTools {
  read: Read;
  /** Runs a command in sight of the user; throws when it fails. `shielded`: Ctrl-C of the terminal does not reach it. */
  run: (command: string, args: string[], options?: { env?: Record<string, string>; shielded?: boolean }) => Promise<void>;
  /** Uploads a version by `wrangler` and answers its id; throws when it fails. */
  upload: (args: string[]) => Promise<string>;
  /** How enquiries and visitors fare now; null when that cannot be asked. */
  figures: () => Promise<Figures | null>;
  say: (line: string) => void;
  /** Rejects when the operator interrupts it. */
  pause: (ms: number) => Promise<void>;
  /** The same, though nothing cuts it short. */
  wait: (ms: number) => Promise<void>;
  /** Aborted when the operator presses Ctrl-C. */
  interrupted: AbortSignal;
}

export interface Release {
  environment: 'staging' | 'production';
  /** Name of the Worker at Cloudflare, by which an override finds it. */
  worker: string;
  origin: string;
  /** The version that all visitors get now. */
  before: string;
  /** The build that has to answer. */
  build: string;
  /** Arguments that name what goes out: tag, message, secrets. */
  labels: string[];
  /** How long a tenth of the visitors get the new version before everybody does. */
  watchMinutes: number;
  /** Whether reports of browsers may take it back. */
  withReports: boolean;
}

/** Why a deploy stopped before anything went out. */
export class RefusedError extends Error {}
/** The version brings a migration of a Durable Object, which Cloudflare applies for all visitors at once or not at all. */
export class MigrationError extends RefusedError {}
/** The new version went back by itself; visitors get the one before. */
export class WithdrawnError extends Error {}
/** The new version could not be taken back: some visitors may get it. A person has to act at once. */
export class StuckError extends Error {}

const FIRST_SHARE = 10;
/** How often the new version is looked at while it is watched; once where nobody waits. */
const LOOKS = 5;
/** Pauses before the withdrawal is tried again: the platform's API may be away for a moment. */
const WITHDRAWAL_PAUSES_MS = [0, 5_000, 15_000];

/**
 * A new version goes out in steps: uploaded for nobody, tried by the smoke test through a version override, then for a tenth of the
 * visitors while smoke test and figures are watched, then for everybody. Throws `RefusedError` when nothing could be uploaded (its
 * `MigrationError` when that is why) or another version has become the live one, `WithdrawnError` when a step fails or the operator
 * interrupts after which the version before has all visitors again, and `StuckError` when that could not be done.
 */
export async function release(it: Release, tools: ReleaseTools): Promise<void> {
  const version = await tools
    .upload(['versions', 'upload', '--env', it.environment, '--strict', ...it.labels])
    .catch((error: unknown) => {
      if (error instanceof MigrationError) throw error;
      throw new RefusedError(`The upload failed, and all visitors get the version they had: ${reasonOf(error)}`, {
        cause: error,
      });
    });
  await refuseOtherVersion(tools.read, it);
  const at = { share: 0 };
  try {
    await steps(it, version, tools, at);
  } catch (error) {
    const reason = tools.interrupted.aborted ? 'it was interrupted' : reasonOf(error);
    await withdraw(it, tools, reason);
    throw new WithdrawnError(`The new version was withdrawn at ${at.share} % of the visitors: ${reason}`, { cause: error });
  }
}

/**
 * Between a deploy's first look and its release lie the tests: a rollback made meanwhile would be undone, by the release as by its
 * withdrawal. Asked for right before the first step. `before`: null where there was no Worker.
 */
export async function refuseOtherVersion(
  read: Read,
  { environment, before }: { environment: string; before: string | null },
): Promise<void> {
  const live = await liveDeployment(read, environment).catch((error: Error) => {
    throw new RefusedError(error.message);
  });
  if (live && live.versions.length > 1)
    throw new RefusedError(
      `Since this deploy began, another release has come to stand half way. Look at it: npx wrangler deployments status --env ${environment}`,
    );
  const now = live && mainVersion(live);
  if (now !== before)
    throw new RefusedError(
      `Since this deploy began, the live version has become another: ${now ?? 'none'}, not ${before ?? 'none'}. Somebody has deployed or gone back. Find out why, then deploy again`,
    );
}

async function steps(it: Release, version: string, tools: ReleaseTools, at: { share: number }): Promise<void> {
  const { environment, before, watchMinutes } = it;
  const { run, say, interrupted } = tools;
  const give = async (share: number): Promise<void> => {
    interrupted.throwIfAborted();
    const shares = share === 100 ? [`${version}@100%`] : [`${version}@${share}%`, `${before}@${100 - share}%`];
    at.share = share;
    await run('wrangler', ['versions', 'deploy', ...shares, '--env', environment, '--yes']);
  };
  const usual = await tools.figures();
  if (!usual)
    say('OPS_TOKEN is not set or not right: failed enquiries and errors in browsers are not watched, only the smoke test is');
  await give(0);
  await look(it, version, tools, usual);
  await give(FIRST_SHARE);
  say(`${FIRST_SHARE} % of the visitors get the new version; it is watched for ${watchMinutes} minutes. Ctrl-C takes it back`);
  const looks = watchMinutes ? LOOKS : 1;
  for (let done = 0; done < looks; done++) {
    await tools.pause((watchMinutes * 60_000) / looks);
    await look(it, version, tools, usual);
  }
  await give(100);
  // Crons and domains belong to the Worker, not to a version.
  await run('wrangler', ['triggers', 'deploy', '--env', environment]);
}

/** The smoke test on the new version, and the figures. Throws when either is not as it should be. */
async function look(it: Release, version: string, tools: ReleaseTools, usual: Figures | null): Promise<void> {
  tools.interrupted.throwIfAborted();
  const { origin, build, worker, withReports } = it;
  const args = [origin, '--build', build, '--worker', worker, '--version', version];
  await tools.run('node', ['scripts/smoke.ts', ...args]);
  const now = usual && (await tools.figures());
  if (usual && !now) tools.say('/health did not answer with figures: this look is the smoke test alone');
  const problem = usual && now ? figureProblem(usual, now, build, withReports) : null;
  if (problem) throw new Error(problem);
}

async function withdraw({ environment, before }: Release, tools: ReleaseTools, reason: string): Promise<void> {
  tools.say(`Taking the new version back: ${reason}`);
  let last: unknown;
  for (const ms of WITHDRAWAL_PAUSES_MS) {
    // The operator's Ctrl-C may be why this runs.
    if (ms) await tools.wait(ms);
    try {
      return await tools.run('wrangler', ['versions', 'deploy', `${before}@100%`, '--env', environment, '--yes'], {
        shielded: true,
      });
    } catch (error) {
      last = error;
    }
  }
  throw new StuckError(
    `The new version failed (${reason}) and could not be taken back, so some visitors may get it. Go back by hand as soon as Cloudflare answers: npm run rollback -- ${environment} ${before}`,
    { cause: last },
  );
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'a step failed');

/** The id of an uploaded version in what wrangler writes to `WRANGLER_OUTPUT_FILE_PATH`, one JSON object a line. Throws when it names none. */
export function uploadedVersion(output: string): string {
  const entries = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { type?: string; version_id?: string | null });
  const version = entries.find(({ type }) => type === 'version-upload')?.version_id;
  if (!version) throw new Error('Wrangler did not say which version it uploaded');
  return version;
}

/** Why an upload failed, by the same output; null where wrangler says nothing that we know. */
export const uploadRefusal = (output: string): MigrationError | null =>
  /"type":"command-failed".*pending Durable Object migration/.test(output)
    ? new MigrationError('wrangler.toml has a migration of a Durable Object that is not live yet')
    : null;
