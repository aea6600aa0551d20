/** `npm run rollback`: back to an earlier version. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandLine } from './command-line.ts';
import { readEnvironment } from './deploy/environments.ts';
import { rollbackCommands } from './deploy/rollback.ts';
import { run } from './run.ts';

const usage = `
npm run rollback -- staging|production [version]

Back to an earlier version within seconds; without a version to the one before, also from a release that stands half way. Code, files and
variables go back; secrets, KV and enquiries stay. Tries the live address afterwards.`;
const { positionals } = commandLine(usage, { allowPositionals: true });
try {
  const commands = await rollbackCommands(positionals, {
    originOf: (environment) => String(readEnvironment(environment).vars['SITE_ORIGIN']),
    read: async (command, args) => (await promisify(execFile)(command, args)).stdout,
  });
  for (const [command, args] of commands) await run(command, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
