/** `npm run rollback`: back to an earlier version. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandLine, environmentOf, refuseMore, wrongUsage } from './command-line.ts';
import { readEnvironment } from './deploy/environments.ts';
import { planRollback } from './deploy/rollback.ts';
import { run } from './run.ts';

const usage = `
npm run rollback -- staging|production [version]

Back to an earlier version within seconds; without a version to the one before, also from a release that stands half way;
a second time to the one before that. Code, files and
variables go back; secrets, KV and enquiries stay. Tries the live address afterwards.`;
const { positionals } = commandLine(usage, { allowPositionals: true });
const environment = environmentOf(positionals[0], usage);
const named = positionals[1];
refuseMore(positionals, 2, usage);
if (named !== undefined && !/^[0-9a-f-]{36}$/.test(named))
  wrongUsage(`${named} is no version; see npx wrangler versions list --env ${environment}`, usage);
try {
  const { sentence, back, smoke } = await planRollback(environment, named, {
    originOf: (name) => String(readEnvironment(name).vars['SITE_ORIGIN']),
    read: async (command, args) => (await promisify(execFile)(command, args)).stdout,
  });
  console.log(sentence);
  await run(...back).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `${reason}, and visitors have what they had. If a migration of a Durable Object came since that version, Cloudflare does not go back past it: git revert the change, but leave [[migrations]] and the class as they are, and deploy. Else try again`,
    );
  });
  await run(...smoke).catch(() => {
    throw new Error('All visitors have the earlier version, which does not pass the smoke test either: see above');
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
