/** `npm run deploy`: the way to the live site; every step by hand is in docs/operations.md. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { computeBuildId } from './build-id.ts';
import { carryFiles } from './carried-files.ts';
import { commandLine, wrongUsage } from './command-line.ts';
import { deploy, RefusedError } from './deploy/deploy.ts';
import { readEnvironments } from './deploy/environments.ts';
import { uploadedVersion, WithdrawnError } from './deploy/release.ts';
import { run } from './run.ts';

const usage = `
npm run deploy -- staging|production [--secrets-file <file>] [--watch <minutes>]

Checks, builds, tests, and releases what was tested in steps: for nobody, for a tenth of the visitors, for everybody. A step that fails takes
the new version back.

  --secrets-file <file>   sets the secrets as well; needed the first time (docs/operations.md)
  --watch <minutes>       how long a tenth of production's visitors get the new version; 15 without it`;
const { values, positionals } = commandLine(usage, {
  options: { 'secrets-file': { type: 'string' }, watch: { type: 'string', default: '15' } },
  allowPositionals: true,
});
const [environment] = positionals;
if (environment !== 'production' && environment !== 'staging') wrongUsage('Where to?', usage);
if (!/^\d{1,3}$/.test(values.watch)) wrongUsage('--watch takes whole minutes.', usage);

/** Runs wrangler in sight of the user and answers the id of the version that it uploaded. */
async function upload(args: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const output = join(folder, 'wrangler.ndjson');
  try {
    await run('wrangler', args, { env: { WRANGLER_OUTPUT_FILE_PATH: output } });
    return uploadedVersion(await readFile(output, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The build that the tests have just tried, by name. */
async function testedBuild(): Promise<string> {
  const named = /"(\w+)"/.exec(await readFile('dist/build-id.js', 'utf8'))?.[1] ?? '';
  if (named !== (await computeBuildId()))
    throw new RefusedError('dist/ is not the build that was tested: something changed it since');
  return named;
}

try {
  await deploy(
    { environment, secretsFile: values['secrets-file'], watch: Number(values.watch) },
    {
      read: async (command, args) => (await promisify(execFile)(command, args)).stdout,
      run: (command, args, env) => run(command, args, { ...(env && { env }) }),
      environments: readEnvironments,
      // Builds of this machine in between do not push out what visitors have open.
      carry: (name) => carryFiles({ built: 'dist/client/assets', kept: `.cache/deployed/${name}` }),
      testedBuild,
      upload,
      pause: (ms) => pause(ms),
      say: (line) => console.log(`\n${line}`),
    },
  );
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error);
  if (error instanceof RefusedError) console.error(`\nNothing went out. ${sentence}`);
  else if (error instanceof WithdrawnError) console.error(`\n${sentence}. All visitors get the version before.`);
  else console.error(`\n${sentence}\nLook at the live address, then: npm run rollback -- ${environment}`);
  process.exitCode = 1;
}
