/** `npm run rollback`: back to an earlier version. */
import { commandLine } from './command-line.ts';
import { readEnvironment } from './deploy/environments.ts';
import { rollbackCommands } from './deploy/rollback.ts';
import { run } from './run.ts';

const usage = `
npm run rollback -- staging|production [version]

Back to an earlier version within seconds; without a version to the one before. Code, files and variables go back; secrets, KV and enquiries
stay. Tries the live address afterwards.`;
const commands = rollbackCommands(commandLine(usage, { allowPositionals: true }).positionals, (environment) =>
  String(readEnvironment(environment).vars['SITE_ORIGIN']),
);
for (const [command, args] of commands) await run(command, args);
