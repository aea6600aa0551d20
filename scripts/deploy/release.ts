/** What a release works with; a rehearsal hands in its own. */
export interface ReleaseTools {
  /** Runs a command in sight of the user; throws when it fails. */
  run: (command: string, args: string[]) => Promise<void>;
  /** Uploads a version by `wrangler` and answers its id; throws when it fails. */
  upload: (args: string[]) => Promise<string>;
  say: (line: string) => void;
  pause: (ms: number) => Promise<void>;
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
}

/** The new version went back by itself; visitors get the one before. */
export class WithdrawnError extends Error {}

const FIRST_SHARE = 10;
const LOOKS = 5;

/**
 * A new version goes out in steps: uploaded for nobody, tried by the smoke test through a version override, then for a tenth of the
 * visitors while the smoke test is repeated, then for everybody. Throws `WithdrawnError` when a try fails after which the version before
 * has all visitors again; any other error when that could not be done either.
 */
export async function release(it: Release, tools: ReleaseTools): Promise<void> {
  const { environment, before, watchMinutes } = it;
  const { run, say } = tools;
  const deployed = (...shares: string[]) => run('wrangler', ['versions', 'deploy', ...shares, '--env', environment, '--yes']);
  const version = await tools.upload(['versions', 'upload', '--env', environment, '--strict', ...it.labels]);
  try {
    await deployed(`${version}@0%`, `${before}@100%`);
    await smoke(it, version, tools);
    await deployed(`${version}@${FIRST_SHARE}%`, `${before}@${100 - FIRST_SHARE}%`);
    say(`${FIRST_SHARE} % of the visitors get the new version; it is watched for ${watchMinutes} minutes`);
    for (let look = 0; look < LOOKS; look++) {
      await tools.pause((watchMinutes * 60_000) / LOOKS);
      await smoke(it, version, tools);
    }
    await deployed(`${version}@100%`);
    // Crons and domains belong to the Worker, not to a version.
    await run('wrangler', ['triggers', 'deploy', '--env', environment]);
  } catch (error) {
    await deployed(`${before}@100%`);
    throw new WithdrawnError(`The new version was withdrawn: ${error instanceof Error ? error.message : 'a step failed'}`, {
      cause: error,
    });
  }
}

const smoke = ({ origin, build, worker }: Release, version: string, { run }: ReleaseTools): Promise<void> =>
  run('node', ['scripts/smoke.ts', origin, '--build', build, '--worker', worker, '--version', version]);

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
