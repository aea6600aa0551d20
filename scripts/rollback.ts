/**
 * Back to an earlier version, within seconds: `npm run rollback -- production [version]`; without a version to the one before.
 * Code, files and variables go back; secrets, KV and enquiries stay. Tries the live address afterwards.
 */
import { readEnvironment } from './deploy/environments.ts';
import { run } from './run.ts';

const [environment, version] = process.argv.slice(2);
if (environment !== 'production' && environment !== 'staging') throw new Error('Where? npm run rollback -- production');
if (version !== undefined && !/^[0-9a-f-]{36}$/.test(version))
  throw new Error(`${version} is no version; see npx wrangler versions list`);

await run('wrangler', [
  'rollback',
  ...(version ? [version] : []),
  '--env',
  environment,
  '--message',
  'npm run rollback',
  '--yes',
]);
await run('node', ['scripts/smoke.ts', String(readEnvironment(environment).vars['SITE_ORIGIN'])]);
