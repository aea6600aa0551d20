/** `npm run deploy`: the way to the live site; every step by hand is in docs/operations.md. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { carryFiles } from './carried-files.ts';
import { commandLine, wrongUsage } from './command-line.ts';
import { deploy, RefusedError } from './deploy/deploy.ts';
import { readEnvironments } from './deploy/environments.ts';
import { run } from './run.ts';

const usage = `
npm run deploy -- staging|production [--secrets-file <file>]

Checks, tests, builds, deploys and tries the live address.

  --secrets-file <file>   sets the secrets as well; needed the first time (docs/operations.md)`;
const { values, positionals } = commandLine(usage, { options: { 'secrets-file': { type: 'string' } }, allowPositionals: true });
const [environment] = positionals;
if (environment !== 'production' && environment !== 'staging') wrongUsage('Where to?', usage);

try {
  await deploy(
    { environment, secretsFile: values['secrets-file'] },
    {
      read: async (command, args) => (await promisify(execFile)(command, args)).stdout,
      run: (command, args, env) => run(command, args, { ...(env && { env }) }),
      environments: readEnvironments,
      // Builds of this machine in between do not push out what visitors have open.
      carry: (name) => carryFiles({ built: 'dist/client/assets', kept: `.cache/deployed/${name}` }),
      buildId: async () => /"(\w+)"/.exec(await readFile('dist/build-id.js', 'utf8'))?.[1] ?? '',
      say: (line) => console.log(`\n${line}`),
    },
  );
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(error instanceof RefusedError ? `\nNothing went out. ${sentence}` : `\n${sentence}`);
  process.exitCode = 1;
}
