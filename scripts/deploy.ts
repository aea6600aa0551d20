/**
 * The way to the live site: `npm run deploy -- production` (or `staging`). The first time with `--secrets-file <file>`.
 * Every step and hand movement: docs/operations.md.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { carryFiles } from './carried-files.ts';
import { deploy, RefusedError } from './deploy/deploy.ts';
import { readEnvironments } from './deploy/environments.ts';
import { run } from './run.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'secrets-file': { type: 'string' } } });
const [environment] = positionals;
if (environment !== 'production' && environment !== 'staging') throw new Error('Where to? npm run deploy -- production');

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
