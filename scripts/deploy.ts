/** `npm run deploy`: the way to the live site; every step by hand is in docs/operations.md. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { computeBuildId } from '../build/build-id.ts';
import { commandLine, environmentOf, refuseMore, wrongUsage } from './command-line.ts';
import { restoreOwnFiles } from './deploy/build-list.ts';
import { deploy, NoWayBackError } from './deploy/deploy.ts';
import { readEnvironment, readEnvironments } from './deploy/environments.ts';
import { keepFiles } from './deploy/keep-files.ts';
import { RefusedError, StuckError, uploadedVersion, uploadRefusal, WithdrawnError } from './deploy/release.ts';
import { readTestRecord } from './deploy/tested-build.ts';
import { type Figures, readFigures } from './deploy/watch.ts';
import { run } from './run.ts';
import { versionOverride } from './smoke/version-override.ts';
import { nameOfBuild } from './test-run/record-tests.ts';

const TIMEOUT_MS = 20_000;
const usage = `
npm run deploy -- staging|production [--secrets-file <file>] [--watch <minutes>] [--without-reports] [--drop-old-files] [--at-once]

Checks, tests with a build, and releases what was tested in steps: for nobody, for a tenth of the visitors, for everybody. A step that
fails, and Ctrl-C, take the new version back. A dist/ that has passed the whole npm test at this commit, also in a CI, is not tested again.

  --secrets-file <file>   sets the secrets as well; needed the first time (docs/operations.md)
  --watch <minutes>       how long a tenth of production's visitors get the new version; 15 without it
  --without-reports       after a release that reports of browsers took back, where they were forged: they do not count
  --drop-old-files        when the live site is down and cannot be asked for the files of its pages: they load anew
  --at-once               for a version with a migration of a Durable Object, which cannot go out in steps (docs/operations.md)`;
const { values, positionals } = commandLine(usage, {
  options: {
    'secrets-file': { type: 'string' },
    watch: { type: 'string', default: '15' },
    'without-reports': { type: 'boolean', default: false },
    'drop-old-files': { type: 'boolean', default: false },
    'at-once': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const environment = environmentOf(positionals[0], usage);
refuseMore(positionals, 1, usage);
if (!/^\d{1,3}$/.test(values.watch)) wrongUsage('--watch takes whole minutes.', usage);
const secretsFile = values['secrets-file'];
if (secretsFile !== undefined && !existsSync(secretsFile)) wrongUsage(`There is no file ${secretsFile}.`, usage);

const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.error('\nInterrupted. What has gone out is taken back; please wait.');
    interrupt.abort(new Error('it was interrupted'));
  });

/** Whether wrangler was told to send anything to Cloudflare. */
let hasBegun = false;

const runNoted: typeof run = (command, ...more) => {
  hasBegun ||= command === 'wrangler';
  return run(command, ...more);
};

/** Runs wrangler in sight of the user and answers the id of the version that it uploaded. */
async function upload(args: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const output = join(folder, 'wrangler.ndjson');
  try {
    await runNoted('wrangler', args, { env: { WRANGLER_OUTPUT_FILE_PATH: output } }).catch(async (error: unknown) => {
      throw uploadRefusal(await readFile(output, 'utf8').catch(() => '')) ?? error;
    });
    return uploadedVersion(await readFile(output, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The build in `dist/`, by name, without files of other builds of this machine. */
async function testedBuild(): Promise<string> {
  try {
    restoreOwnFiles('dist/client');
  } catch (error) {
    throw new RefusedError(`dist/ is no finished build: ${error instanceof Error ? error.message : error}. Run npm test`);
  }
  const named = nameOfBuild();
  if (named !== (await computeBuildId()))
    throw new RefusedError('dist/ is not the build that was tested: something changed it since');
  return named;
}

/** What `/health` tells the team. */
async function figures(name: 'staging' | 'production'): Promise<Figures | null> {
  const token = process.env['OPS_TOKEN'];
  if (!token) return null;
  const { vars } = readEnvironment(name);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${vars['SITE_ORIGIN']}/health`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  return readFigures(await answer?.json().catch(() => null));
}

function explain(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error);
  if (error instanceof StuckError || error instanceof NoWayBackError) console.error(`\n${sentence}`);
  else if (error instanceof WithdrawnError) console.error(`\n${sentence}. All visitors get the version before.`);
  else if (error instanceof RefusedError) console.error(`\nNothing went out. ${sentence}`);
  else if (!hasBegun) console.error(`\nNothing went out. ${interrupt.signal.aborted ? 'It was interrupted.' : sentence}`);
  else console.error(`\n${sentence}\nLook at the live address, then: npm run rollback -- ${environment}`);
  process.exitCode = 1;
}

await deploy(
  {
    environment,
    secretsFile,
    watch: Number(values.watch),
    withoutReports: values['without-reports'],
    dropOldFiles: values['drop-old-files'],
    atOnce: values['at-once'],
  },
  {
    read: async (command, args) => (await promisify(execFile)(command, args, { maxBuffer: 10_000_000 })).stdout,
    run: runNoted,
    environments: readEnvironments,
    keep: ({ origin, worker, version }) =>
      keepFiles({
        client: 'dist/client',
        visit: (path) =>
          fetch(origin + path, { headers: versionOverride(worker, version), signal: AbortSignal.timeout(TIMEOUT_MS) }),
        now: Date.now(),
      }),
    testedBuild,
    testRecord: readTestRecord,
    upload,
    figures: () => figures(environment),
    pause: (ms) => pause(ms, undefined, { signal: interrupt.signal }),
    wait: (ms) => pause(ms),
    interrupted: interrupt.signal,
    say: (line) => console.log(`\n${line}`),
  },
).catch(explain);
