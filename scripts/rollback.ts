/**
 * Back to an earlier version, within seconds: `npm run rollback -- production [version]`; without a version to the one before.
 * Code, files and variables go back; secrets, KV and enquiries stay. Tries the live address afterwards.
 */
import { readEnvironment } from './deploy/environments.ts';
import { rollbackCommands } from './deploy/rollback.ts';
import { run } from './run.ts';

const commands = rollbackCommands(process.argv.slice(2), (environment) =>
  String(readEnvironment(environment).vars['SITE_ORIGIN']),
);
for (const [command, args] of commands) await run(command, args);
