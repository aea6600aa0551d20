import { type Read, versionBefore } from './live-version.ts';

type Command = [command: string, args: string[]];

/**
 * The commands of a rollback, in order. Throws when it is not said where, when the version is none, or when none is named and there is
 * no version before.
 */
export async function rollbackCommands(
  [environment, named]: readonly string[],
  { originOf, read }: { originOf: (environment: 'staging' | 'production') => string; read: Read },
): Promise<[back: Command, smoke: Command]> {
  if (environment !== 'production' && environment !== 'staging') throw new Error('Where? npm run rollback -- production');
  if (named !== undefined && !/^[0-9a-f-]{36}$/.test(named))
    throw new Error(`${named} is no version; see npx wrangler versions list --env ${environment}`);
  const version = named ?? (await versionBefore(read, environment));
  return [
    ['wrangler', ['rollback', version, '--env', environment, '--message', 'npm run rollback', '--yes']],
    ['node', ['scripts/smoke.ts', originOf(environment)]],
  ];
}
