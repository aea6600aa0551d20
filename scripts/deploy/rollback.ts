import { type Read, ROLLBACK_MESSAGE, versionBefore } from './live-version.ts';

type Command = [command: string, args: string[]];

/** What a rollback does, in this order. */
export interface Rollback {
  /** Where it leads, in a sentence. */
  sentence: string;
  back: Command;
  smoke: Command;
}

/** Throws when it is not said where, when the version is none, or when none is named and there is no version before. */
export async function planRollback(
  [environment, named]: readonly string[],
  { originOf, read }: { originOf: (environment: 'staging' | 'production') => string; read: Read },
): Promise<Rollback> {
  if (environment !== 'production' && environment !== 'staging') throw new Error('Where? npm run rollback -- production');
  if (named !== undefined && !/^[0-9a-f-]{36}$/.test(named))
    throw new Error(`${named} is no version; see npx wrangler versions list --env ${environment}`);
  const earlier = named === undefined ? await versionBefore(read, environment) : null;
  const version = named ?? earlier?.version ?? '';
  return {
    sentence: `${environment} goes back to version ${version}${earlier ? `, ${earlier.how}` : ''}`,
    back: ['wrangler', ['rollback', version, '--env', environment, '--message', ROLLBACK_MESSAGE, '--yes']],
    smoke: ['node', ['scripts/smoke.ts', originOf(environment)]],
  };
}
